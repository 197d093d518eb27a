//! The peers of debian.toml.
mod encoding_rs;
mod html5ever;
