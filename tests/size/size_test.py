#!/usr/bin/env python3
"""size_test PROGRAM NM [MOST_BYTES]: the code and data linked into a program that only calls parse() (docs/start/install.md).

MOST_BYTES bounds its code and data, as `size` counts them.
"""

import re
import subprocess
import sys
import unittest

# Symbols that parse() does not need.
ABSENT = {
    "the tables of legacy encodings": r"::index_(big5|euc_kr|gb18030|jis0208|jis0212)|::single_byte_indexes",
    "the decoders": r"encoding::Decoder::|ScriptBytes::",
    "the encoders": r"encoding::Encoder::|EncoderIndex",
    "the tokenizer without a tree": r"EditionTokenSession|TokenReader|tokenize\(",
    "the interface for C": r"^lockstep_(?!is_built_with_)",
    "what runs scripts": r"ScriptPipeline|ScriptSession|BuilderStateReader",
    "serializers": r"lockstep::(serialize|dump_tree|to_json)",
    "Markdown": r"lockstep::(markdown|detail::Markdown)",
    "main content": r"lockstep::(main_|detail::(block_model|kind_models|region_words|fact_sources|PageFeatures))",
    "XPath": r"lockstep::(detail::)?(XPath|xpath)",
    "the conformance checker": r"lockstep::(validate|finding_rules|detail::authoring)",
}  # fmt: skip

program, nm, most = "", "nm", 0


class Size(unittest.TestCase):
    def test_what_is_absent(self) -> None:
        listing = subprocess.run([nm, "-C", program], capture_output=True, text=True, check=True).stdout
        names = [line.split(None, 2)[-1] for line in listing.splitlines()]
        self.assertTrue(any("lockstep::parse(" in name for name in names), "not a program that parses")
        for what, pattern in ABSENT.items():
            with self.subTest(what):
                self.assertEqual([name for name in names if re.search(pattern, name)][:5], [])

    def test_size(self) -> None:
        if not most:
            self.skipTest("only measured in optimized builds")
        text, data = subprocess.run(["size", program], capture_output=True, text=True, check=True).stdout.split()[6:8]
        self.assertLessEqual(int(text) + int(data), most)


if __name__ == "__main__":
    program, nm = sys.argv[1:3]
    most = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    unittest.main(argv=sys.argv[:1])
