#!/bin/bash -eu
# Builds the fuzz targets for OSS-Fuzz, which sets CC, CXX, CFLAGS, CXXFLAGS, LIB_FUZZING_ENGINE and OUT: each target in $OUT
# with its seeds and a dictionary. Run in the root of the repository. Without OSS-Fuzz, to try it:
#   CC=clang CXX=clang++ CXXFLAGS="-O1 -fsanitize=address,fuzzer-no-link" LIB_FUZZING_ENGINE=-fsanitize=fuzzer OUT=/tmp/out \
#     bash packaging/oss-fuzz/build.sh [TARGET...]
build=${WORK:-build}/oss-fuzz
targets=("$@")
[ $# -gt 0 ] || targets=(tree bytes fragment mutation edits rewriter tokens scripts selectors xpath sanitizer validate content c)
cmake -S . -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=None -DLOCKSTEP_BUILD_FUZZERS=ON -DLOCKSTEP_BUILD_CLI=OFF \
  -DLOCKSTEP_INSTALL=OFF
cmake --build "$build" --target lockstep_fuzz_words "${targets[@]/#/lockstep_fuzz_}"
mkdir -p "$OUT"
words=$build/tests/fuzz/words
for target in "${targets[@]}"; do
  cp "$build/tests/fuzz/lockstep_fuzz_$target" "$OUT"
  cp "$words/lockstep.dict" "$OUT/lockstep_fuzz_$target.dict"
  (cd "$words/seeds" && python3 -m zipfile -c "$OUT/lockstep_fuzz_${target}_seed_corpus.zip" .)
done
