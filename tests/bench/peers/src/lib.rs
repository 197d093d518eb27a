//! The peers of Cargo.toml.
mod ammonia;
mod encoding_rs;
mod html5ever;
mod lol_html;
