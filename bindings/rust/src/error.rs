//! The errors of function calls, selectors and configurations, and parse errors.

use std::fmt;
use std::ops::Range;

use crate::ffi;
use crate::text::{filled, view};

/// Defines an error, with its text, for each negative status.
macro_rules! errors {
    ($($name:ident = $status:ident, $text:literal;)*) => {
        /// Why a function did nothing. Errors defined by the DOM have the DOM's names.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum Error {
            $(#[doc = $text] $name,)*
        }

        impl Error {
            pub(crate) fn check(status: ffi::Status) -> Result<(), Error> {
                match status {
                    0.. => Ok(()),
                    $(ffi::$status => Err(Error::$name),)*
                    _ => Err(Error::BadArgument),
                }
            }
        }

        impl fmt::Display for Error {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self { $(Error::$name => $text,)* })
            }
        }
    };
}

errors! {
    BadArgument = BAD_ARGUMENT, "an unknown name, or a node of the wrong kind or of another document";
    OutOfMemory = OUT_OF_MEMORY, "an allocation failed";
    Finished = FINISHED, "the parser has already failed";
    HierarchyRequest = HIERARCHY_REQUEST, "the parent cannot contain such a node, or the node would contain itself";
    NotFound = NOT_FOUND, "the reference is not a child of the parent, or the node has no parent";
    InvalidCharacter = INVALID_CHARACTER, "a name or a token that the DOM does not allow";
    InvalidNodeType = INVALID_NODE_TYPE, "a node that has no attributes, no data or no children";
    NoModificationAllowed = NO_MODIFICATION_ALLOWED, "markup inserted next to a child of the Document node, or in its place";
    NamespaceMismatch = NAMESPACE_MISMATCH, "a prefix that does not belong to the namespace";
    NotSupported = NOT_SUPPORTED, "an attribute in a namespace, with a name that the parser never creates";
    QuotaExceeded = QUOTA_EXCEEDED, "markup that reaches a limit";
    Inexpressible = INEXPRESSIBLE, "changes that cannot be written into the source, because the result would parse into a different tree";
    Unsettled = UNSETTLED, "sanitized text that would change each time it is parsed again";
}

impl std::error::Error for Error {}

/// How parsing ended. For any status but `Complete`, the tree contains only the part of the input that was parsed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Status {
    /// All of the input was parsed.
    Complete,
    /// The input exceeds [`Limits::input_bytes`](crate::Limits::input_bytes), or 2 GB.
    InputTooLong,
    /// [`Limits::nodes`](crate::Limits::nodes) was reached.
    TooManyNodes,
    /// [`Limits::attributes`](crate::Limits::attributes) was reached.
    TooManyAttributes,
    /// [`Limits::errors`](crate::Limits::errors) was reached.
    TooManyErrors,
    /// [`Limits::memory_bytes`](crate::Limits::memory_bytes) was reached.
    TooMuchMemory,
    /// An allocation failed.
    OutOfMemory,
    /// The caller ended the parse early.
    Stopped,
}

impl Status {
    pub(crate) fn of(status: ffi::Status) -> Status {
        match status {
            ffi::OK => Status::Complete,
            ffi::INPUT_TOO_LONG => Status::InputTooLong,
            ffi::TOO_MANY_NODES => Status::TooManyNodes,
            ffi::TOO_MANY_ATTRIBUTES => Status::TooManyAttributes,
            ffi::TOO_MANY_ERRORS => Status::TooManyErrors,
            ffi::TOO_MUCH_MEMORY => Status::TooMuchMemory,
            ffi::RAN_OUT_OF_MEMORY => Status::OutOfMemory,
            _ => Status::Stopped,
        }
    }
}

/// A parse error of a page. Its description is [`message`](ParseError::message).
#[derive(Clone, Copy)]
pub struct ParseError<'d>(pub(crate) &'d ffi::Error);

impl ParseError<'_> {
    /// The range of the fault, in bytes of the input; empty at the end of the input.
    pub fn range(&self) -> Range<u64> {
        unsafe { ffi::lockstep_error_offset(self.0)..ffi::lockstep_error_end(self.0) }
    }
    /// A second place that explains the error, such as the place where an element was opened.
    pub fn second(&self) -> Option<SecondPlace> {
        let range = range_of(unsafe { ffi::lockstep_error_second_range(self.0) })?;
        let note = filled(|to| unsafe { ffi::lockstep_error_note(self.0, to) }).unwrap_or_default();
        let (line, column) =
            unsafe { (ffi::lockstep_error_second_line(self.0), ffi::lockstep_error_second_column(self.0)) };
        Some(SecondPlace { range, line, column, note })
    }
}

impl fmt::Display for ParseError<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line(), self.column(), self.message())
    }
}

impl fmt::Debug for ParseError<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ParseError").field("name", &self.name()).field("range", &self.range()).finish()
    }
}

impl std::error::Error for ParseError<'_> {}

/// A place that explains an error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SecondPlace {
    /// The range, in bytes of the input; empty if the parser implied the element there.
    pub range: Range<u64>,
    /// The line where the range begins, from 1.
    pub line: u32,
    /// The column where the range begins, from 1, in code points.
    pub column: u32,
    /// A description of the place, such as `<div> is opened here`.
    pub note: String,
}

pub(crate) fn range_of(range: ffi::Range) -> Option<Range<u64>> {
    (range.begin != u64::MAX).then_some(range.begin..range.end)
}

/// Why a selector is invalid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SelectorError {
    /// What is wrong, and what was probably meant.
    pub message: String,
    /// The position of the error, in bytes from the start of the selector.
    pub offset: usize,
}

impl SelectorError {
    /// Takes the library's error and frees it. Null means that its allocation failed.
    pub(crate) fn take(error: *mut ffi::SelectorError) -> SelectorError {
        let message = unsafe { view(ffi::lockstep_selector_error_message(error)) }.unwrap_or("out of memory");
        let offset = unsafe { ffi::lockstep_selector_error_offset(error) };
        let taken = SelectorError { message: message.to_owned(), offset };
        unsafe { ffi::lockstep_selector_error_free(error) };
        taken
    }
}

impl fmt::Display for SelectorError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (at byte {})", self.message, self.offset)
    }
}

impl std::error::Error for SelectorError {}

/// Why a sanitizer configuration is invalid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SanitizerError {
    /// What is wrong.
    pub message: String,
    /// The path to the invalid part, such as `elements[3].attributes[1]`; empty for the whole configuration.
    pub path: String,
}

impl SanitizerError {
    pub(crate) fn take(error: *mut ffi::SanitizerError) -> SanitizerError {
        let text = |found: ffi::String| unsafe { view(found) }.map(str::to_owned);
        let message = text(unsafe { ffi::lockstep_sanitizer_error_message(error) });
        let path = text(unsafe { ffi::lockstep_sanitizer_error_path(error) });
        unsafe { ffi::lockstep_sanitizer_error_free(error) };
        SanitizerError { message: message.unwrap_or("out of memory".into()), path: path.unwrap_or_default() }
    }
}

impl fmt::Display for SanitizerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.path.is_empty() {
            return f.write_str(&self.message);
        }
        write!(f, "{}: {}", self.path, self.message)
    }
}

impl std::error::Error for SanitizerError {}
