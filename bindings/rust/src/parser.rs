//! Parsing whole inputs, or input in pieces.

use std::io;
use std::mem::ManuallyDrop;
use std::ptr::{null, null_mut, NonNull};

use crate::ffi;
use crate::values::Names;
use crate::{Document, EncodingOptions, Error, FragmentContext, ParseOptions};

/// Returns the document that `make` stores.
pub(crate) fn document(make: impl FnOnce(*mut *mut ffi::Document) -> ffi::Status) -> Result<Document, Error> {
    let mut made = null_mut();
    Error::check(make(&mut made))?;
    NonNull::new(made).map(Document).ok_or(Error::OutOfMemory)
}

/// Parses a whole page. It never fails but, like `Vec`, panics if memory is exhausted.
pub fn parse(html: &str) -> Document {
    document(|to| unsafe { ffi::lockstep_parse(html.as_ptr(), html.len(), null(), to) }).expect("memory")
}

/// Parses a whole page with options.
pub fn parse_with(html: &str, options: &ParseOptions) -> Result<Document, Error> {
    let mut names = Names::default();
    let options = options.to_c(&mut names)?;
    document(|to| unsafe { ffi::lockstep_parse(html.as_ptr(), html.len(), &options, to) })
}

/// Parses a fragment, as setting `innerHTML` of an element does: [`Document::result`] is the fragment.
///
/// ```
/// use lockstep_html::{parse_fragment, ParseOptions};
///
/// let row = parse_fragment("<td>1<td>2", &"tr".into(), &ParseOptions::default())?;
/// assert_eq!(row.to_html(), "<td>1</td><td>2</td>");
/// # Ok::<(), lockstep_html::Error>(())
/// ```
pub fn parse_fragment(html: &str, context: &FragmentContext, options: &ParseOptions) -> Result<Document, Error> {
    let mut names = Names::default();
    let (context, options) = (context.to_c(&mut names)?, options.to_c(&mut names)?);
    document(|to| unsafe { ffi::lockstep_parse_fragment(html.as_ptr(), html.len(), &context, &options, to) })
}

/// Parses a whole page given as bytes, whose encoding is detected as in browsers: from a byte order mark, `encoding`,
/// `meta` elements, and the bytes themselves.
///
/// ```
/// use lockstep_html::{parse_bytes, EncodingOptions, ParseOptions};
///
/// let page = b"<meta charset=koi8-r><p>\xf0\xf2\xe9";
/// let document = parse_bytes(page, &EncodingOptions::default(), &ParseOptions::default())?;
/// assert_eq!(document.encoding().name, "KOI8-R");
/// assert_eq!(document.body().unwrap().text_content(), "ПРИ");
/// # Ok::<(), lockstep_html::Error>(())
/// ```
pub fn parse_bytes(bytes: &[u8], encoding: &EncodingOptions, options: &ParseOptions) -> Result<Document, Error> {
    let mut names = Names::default();
    let (encoding, options) = (encoding.to_c(&mut names)?, options.to_c(&mut names)?);
    document(|to| unsafe { ffi::lockstep_parse_bytes(bytes.as_ptr(), bytes.len(), &encoding, &options, to) })
}

/// Parses input that arrives in pieces, split anywhere.
///
/// ```
/// use std::io::Write;
///
/// let mut parser = lockstep_html::Parser::new(&Default::default())?;
/// std::io::copy(&mut &b"<p>from a file or a socket"[..], &mut parser)?;
/// assert_eq!(parser.document().unwrap().body().unwrap().text_content(), "from a file or a socket");
/// write!(parser, "<p>{}", "more")?;
/// let document = parser.finish()?;
/// assert_eq!(document.body().unwrap().children().count(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Parser {
    raw: NonNull<ffi::Parser>,
    /// The document so far, which belongs to the parser.
    partial: Option<ManuallyDrop<Document>>,
}

// SAFETY: a parser may be used by one thread at a time; it depends on no state of the thread that created it.
unsafe impl Send for Parser {}

impl Drop for Parser {
    fn drop(&mut self) {
        unsafe { ffi::lockstep_parser_free(self.raw.as_ptr()) }
    }
}

impl Parser {
    fn create(make: impl FnOnce(*mut *mut ffi::Parser) -> ffi::Status) -> Result<Parser, Error> {
        let mut made = null_mut();
        let status = make(&mut made);
        Error::check(status)?;
        NonNull::new(made).map(|raw| Parser { raw, partial: None }).ok_or(Error::OutOfMemory)
    }

    /// A parser for UTF-8. Ill-formed sequences are replaced with U+FFFD.
    pub fn new(options: &ParseOptions) -> Result<Parser, Error> {
        let mut names = Names::default();
        let options = options.to_c(&mut names)?;
        Parser::create(|to| unsafe { ffi::lockstep_parser_create(&options, to) })
    }
    /// A parser for a fragment in UTF-8.
    pub fn fragment(context: &FragmentContext, options: &ParseOptions) -> Result<Parser, Error> {
        let mut names = Names::default();
        let (context, options) = (context.to_c(&mut names)?, options.to_c(&mut names)?);
        Parser::create(|to| unsafe { ffi::lockstep_parser_create_fragment(&context, &options, to) })
    }
    /// A parser for bytes in any encoding.
    pub fn bytes(encoding: &EncodingOptions, options: &ParseOptions) -> Result<Parser, Error> {
        let mut names = Names::default();
        let (encoding, options) = (encoding.to_c(&mut names)?, options.to_c(&mut names)?);
        Parser::create(|to| unsafe { ffi::lockstep_parser_create_bytes(&encoding, &options, to) })
    }

    /// Adds and parses input.
    pub fn push(&mut self, data: &[u8]) -> Result<(), Error> {
        self.partial = None;
        Error::check(unsafe { ffi::lockstep_parser_write(self.raw.as_ptr(), data.as_ptr(), data.len()) })
    }
    /// The document so far; `None` if memory is exhausted. Node numbers are the same in the finished document, unless a
    /// late `meta` restarts a parser of bytes.
    pub fn document(&mut self) -> Option<&Document> {
        let found = unsafe { ffi::lockstep_parser_document(self.raw.as_ptr()) };
        self.partial = NonNull::new(found.cast_mut()).map(|raw| ManuallyDrop::new(Document(raw)));
        self.partial.as_deref()
    }
    /// Whether the rest of the input may add content to the element.
    pub fn is_open(&self, element: crate::NodeId) -> bool {
        unsafe { ffi::lockstep_parser_is_open(self.raw.as_ptr(), element.0) }
    }
    /// Parses the rest and returns the document.
    pub fn finish(self) -> Result<Document, Error> {
        document(|to| unsafe { ffi::lockstep_parser_finish(self.raw.as_ptr(), to) })
    }
}

impl io::Write for Parser {
    /// Takes all bytes. After a limit is reached, the rest is ignored: see [`Document::status`].
    fn write(&mut self, data: &[u8]) -> io::Result<usize> {
        self.push(data).map_err(io::Error::other)?;
        Ok(data.len())
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
