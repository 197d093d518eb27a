"""Compares the encoders with others: Python's codecs, the iconv program, and the URLs in a Chromium.

encoder_oracles_test.py LOCKSTEP [--whole] [--browser BROWSER] [--encoding NAME]...

LOCKSTEP is the command line. A sample of the code points is compared in each encoding, or all of them with
--whole. A browser encodes the query of a link in a document of that encoding, as it does for a form; it
follows the Standard, so no difference is known. The other two have their own tables: each of their
differences must be in KNOWN. The exit code is 1 if one is not.
"""

import argparse
import collections
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.parse

# The name of the Encoding Standard, Python's codec, and the converter of the GNU C Library that is closest.
ENCODINGS = {
    "IBM866": ("cp866", "CP866"),
    "ISO-8859-2": ("iso8859-2", "ISO-8859-2"),
    "ISO-8859-3": ("iso8859-3", "ISO-8859-3"),
    "ISO-8859-4": ("iso8859-4", "ISO-8859-4"),
    "ISO-8859-5": ("iso8859-5", "ISO-8859-5"),
    "ISO-8859-6": ("iso8859-6", "ISO-8859-6"),
    "ISO-8859-7": ("iso8859-7", "ISO-8859-7"),
    "ISO-8859-8": ("iso8859-8", "ISO-8859-8"),
    "ISO-8859-8-I": ("iso8859-8", "ISO-8859-8"),
    "ISO-8859-10": ("iso8859-10", "ISO-8859-10"),
    "ISO-8859-13": ("iso8859-13", "ISO-8859-13"),
    "ISO-8859-14": ("iso8859-14", "ISO-8859-14"),
    "ISO-8859-15": ("iso8859-15", "ISO-8859-15"),
    "ISO-8859-16": ("iso8859-16", "ISO-8859-16"),
    "KOI8-R": ("koi8-r", "KOI8-R"),
    "KOI8-U": ("koi8-u", "KOI8-RU"),
    "macintosh": ("mac-roman", "MACINTOSH"),
    "windows-874": ("cp874", "CP874"),
    "windows-1250": ("cp1250", "CP1250"),
    "windows-1251": ("cp1251", "CP1251"),
    "windows-1252": ("cp1252", "CP1252"),
    "windows-1253": ("cp1253", "CP1253"),
    "windows-1254": ("cp1254", "CP1254"),
    "windows-1255": ("cp1255", "CP1255"),
    "windows-1256": ("cp1256", "CP1256"),
    "windows-1257": ("cp1257", "CP1257"),
    "windows-1258": ("cp1258", "CP1258"),
    "x-mac-cyrillic": ("mac-cyrillic", "MAC-UK"),
    "GBK": ("gbk", "CP936"),
    "gb18030": ("gb18030", "GB18030"),
    "Big5": ("big5hkscs", "BIG5-HKSCS"),
    "EUC-JP": ("euc-jp", "EUC-JP-MS"),
    "ISO-2022-JP": ("iso2022_jp", "ISO-2022-JP"),
    "Shift_JIS": ("cp932", "CP932"),
    "EUC-KR": ("cp949", "CP949"),
    "UTF-8": ("utf-8", "UTF-8"),
    "x-user-defined": (None, None),
}
# Where Python's codecs ("python") and the converters of the GNU C Library ("iconv") differ, and why the Standard is right: the code
# points, or a condition of code point, our bytes and theirs, which are None if there are none.
C1 = "the index maps bytes that the vendor left undefined to C1 controls (#legacy-single-byte-encodings)"
KANJI = "the encoder uses index jis0208 alone: with rows of NEC and IBM, and U+FF5E for U+301C; JIS X 0212 is only decoded (#indexes)"
KNOWN = {
    "KOI8-U": [("index koi8-u has Ў and ў where the codec has box drawing", "python", {0x40E, 0x45E, 0x255D, 0x256C}),
               ("the converter is of KOI8-RU, another repertoire", "iconv", lambda code, own, other: own is None or other is None)],
    "macintosh": [("index macintosh has U+2206 and U+F8FF, the converter U+0394 and U+E01E", "iconv", {0x394, 0x2206, 0xE01E, 0xF8FF})],
    "x-mac-cyrillic": [("index x-mac-cyrillic has the euro sign instead of U+00A4", "iconv", {0xA4, 0x20AC})],
    "windows-1255": [("index windows-1255 has U+05BA", None, {0x5BA}),
                     ("the converter decomposes; the encoder of the Standard maps one code point (#single-byte-encoder)", "iconv",
                      lambda code, own, other: own is None and code >= 0xFB1D)],
    "windows-1258": [("the converter decomposes; the encoder of the Standard maps one code point (#single-byte-encoder)", "iconv",
                      lambda code, own, other: own is None and (len(other) == 2 or code in (0x340, 0x341)))],
    "GBK": [("the encoder of GBK is that of gb18030 with two bytes, so it has more than the codec (#gbk-encoder)", None,
             lambda code, own, other: other is None)],
    "gb18030": [("U+E5E5 is an error (#gb18030-encoder), as A3 A0 is decoded as U+3000", None, {0xE5E5}),
                ("the encoder follows GB 18030-2022 and its ranges of private use; theirs is another edition", None,
                 lambda code, own, other: code in GB18030)],
    "Big5": [("the index for the encoder leaves out rows below 0xA1, which are of HKSCS (#index-big5-pointer)", None,
              lambda code, own, other: own is None),
             ("index big5 is not HKSCS alone: other characters of ETEN; the last pointer for six of them, else the first "
              "(#index-big5-pointer)", None, lambda code, own, other: own is not None)],
    "EUC-JP": [(KANJI, None, lambda code, own, other: True)],
    "ISO-2022-JP": [(KANJI, None, lambda code, own, other: code not in range(0xFF61, 0xFFA0) or own is not None)],
    "Shift_JIS": [("private use is only decoded (#index-shift_jis-pointer)", None, lambda code, own, other: own is None and 0xE000 <= code),
                  ("U+00A5 and U+203E are 5C and 7E, U+0080 is 80 (#shift_jis-encoder)", None, {0x80, 0xA5, 0x203E}),
                  ("index jis0208 has U+2015, U+2225, U+FF5E, U+FFE0 to U+FFE2 where these have U+2014, U+2016, U+301C, U+00A2, "
                   "U+00A3, U+00AC", None, {0x2014, 0x2016, 0x301C, 0xA2, 0xA3, 0xAC}),
                  ("pointers 8272 to 8835 are excluded, so IBM's rows are used, not NEC's (#index-shift_jis-pointer)", None,
                   lambda code, own, other: own is not None and other is not None and own[0] >= 0xFA)],
}
GB18030 = {0x1E3F, *range(0x9FB4, 0x9FBC), *range(0xE78D, 0xE797), 0xE7C7, *range(0xE816, 0xE819), 0xE81E, 0xE826, 0xE82B, 0xE82C,
           0xE831, 0xE832, 0xE83B, 0xE843, 0xE854, 0xE855, 0xE864, *range(0xFE10, 0xFE1A), 0x20087, 0x20089, 0x200CC, 0x215D7,
           0x2298F, 0x241FE}  # fmt: skip
SAMPLE = 61  # every so many code points beyond the first
BOUND = b"~zz~"  # between characters. Neither is a lead byte, and `~` ends the Roman set of ISO-2022-JP.
REFERENCE = re.compile(rb"&#(\d+);")

PAGE = """<!DOCTYPE html><pre id=answer></pre><script>
const answers = [];
const link = document.createElement("a");
const bytesOf = (search) => search.replace(/%([0-9A-F]{{2}})|[^]/g, (all, hex) => hex ?? all.charCodeAt(0).toString(16).padStart(2, "0"));
const ranges = {ranges};
for (const [first, end, step] of ranges)
  for (let from = first; from < end; from += 8192 * step) {{
    let text = "";
    for (let code = from; code < Math.min(end, from + 8192 * step); code += step)
      if (code < 0xD800 || code > 0xDFFF) text += String.fromCodePoint(code) + "~zz~";
    link.href = "https://a.example/?" + text;
    answers.push(bytesOf(link.search.slice(1)));
  }}
document.getElementById("answer").textContent = JSON.stringify([document.characterSet, answers.join("")]);
</script>
"""


def ranges(whole):
    return [(0x80, 0x110000, 1)] if whole else [(0x80, 0x180, 1), (0x180, 0x110000, SAMPLE)]


def code_points(whole):
    for first, end, step in ranges(whole):
        yield from (code for code in range(first, end, step) if not 0xD800 <= code <= 0xDFFF)


# Each answer: from code points to bytes, without what the encoding lacks.


def split(encoded, codes):
    parts = encoded.split(BOUND)
    if len(parts) != len(codes) + 1 or parts[-1]:
        sys.exit(f"{len(codes)} characters were sent, and {len(parts) - 1} came back")
    return {code: part for code, part in zip(codes, parts) if not (m := REFERENCE.fullmatch(part)) or int(m[1]) != code}


def ours(program, encoding, codes):
    text = "".join(chr(code) + BOUND.decode() for code in codes)
    result = subprocess.run([program, "encode", "--to", encoding], input=text.encode(), capture_output=True, check=True)
    return split(result.stdout, codes)


def python(codec, codes):
    text = "".join(chr(code) + BOUND.decode() for code in codes)
    return split(text.encode(codec, "xmlcharrefreplace"), codes)


def iconv(converter, codes):
    text = "".join(chr(code) + BOUND.decode() for code in codes)
    command = ["iconv", "-c", "-f", "UTF-8", "-t", converter]  # -c: leaves out what the encoding lacks
    encoded = subprocess.run(command, input=text.encode(), capture_output=True).stdout
    return {code: part for code, part in split(encoded, codes).items() if part}


def chromium(browser, encoding, codes, whole):
    page = PAGE.format(ranges=json.dumps(ranges(whole)))
    # A `meta` cannot declare x-user-defined.
    address = f"data:text/html;charset={encoding},{urllib.parse.quote(page)}"
    with tempfile.TemporaryDirectory() as folder:
        options = ["--headless", "--disable-gpu", f"--user-data-dir={folder}/profile", "--dump-dom"]
        if os.geteuid() == 0:
            options.append("--no-sandbox")
        result = subprocess.run([browser, *options, address], capture_output=True, text=True)
    answer = re.search(r'<pre id="answer">(\[.*?\])</pre>', result.stdout, re.DOTALL)
    if answer is None:
        sys.exit(f"{browser} did not answer for {encoding}:\n{result.stderr[-2000:]}")
    used, text = json.loads(answer[1])
    if used != encoding:
        sys.exit(f"{browser} uses {used} instead of {encoding}")
    return split(bytes.fromhex(text), codes)


def reason_of(encoding, oracle, code, own, other):
    """Why the other one differs; None if that is not known."""
    for reason, whose, where in KNOWN.get(encoding, []):
        if whose in (None, oracle) and (where(code, own, other) if callable(where) else code in where):
            return reason
    if encoding.startswith("windows-") and other is None and own == bytes([code]) and code in range(0x80, 0xA0):
        return C1
    return None


def compare(encoding, oracle, own, other, codes):
    """Prints how many differ, and why. Returns the number of those for an unknown reason."""
    reasons, unknown = collections.Counter(), []
    for code in codes:
        if own.get(code) == other.get(code):
            continue
        reason = None if oracle == "chromium" else reason_of(encoding, oracle, code, own.get(code), other.get(code))
        if reason is None:
            unknown.append(code)
        else:
            reasons[reason] += 1
    for reason, count in reasons.items():
        print(f"{encoding}: {oracle} differs in {count}: {reason}")
    for code in unknown[:10]:
        shown = [part.hex(" ") if part is not None else "nothing" for part in (own.get(code), other.get(code))]
        print(f"{encoding}: U+{code:04X} is {shown[0]}, for {oracle} {shown[1]}")
    return len(unknown)


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("program")
    arguments.add_argument("--whole", action="store_true")
    arguments.add_argument("--browser")
    arguments.add_argument("--encoding", action="append", choices=ENCODINGS)
    options = arguments.parse_args()
    version = shutil.which("iconv") and subprocess.run(["iconv", "--version"], capture_output=True, text=True).stdout
    has_iconv = re.search("GLIBC|GNU libc", version or "") is not None
    if not has_iconv:
        print("iconv is not asked: that of the GNU C Library is not installed")
    codes, unknown, compared = list(code_points(options.whole)), 0, 0
    for encoding in options.encoding or ENCODINGS:
        own = ours(options.program, encoding, codes)
        codec, converter = ENCODINGS[encoding]
        answers = {"python": python(codec, codes)} if codec else {}
        if converter and has_iconv:
            answers["iconv"] = iconv(converter, codes)
        if options.browser:
            answers["chromium"] = chromium(options.browser, encoding, codes, options.whole)
        for oracle, other in answers.items():
            compared += len(codes)
            unknown += compare(encoding, oracle, own, other, codes)
    print(f"{compared} answers compared, of {len(codes)} code points; {unknown} unknown differences")
    sys.exit(1 if unknown else 0)


if __name__ == "__main__":
    main()
