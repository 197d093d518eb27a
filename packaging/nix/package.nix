# Not tested: the address and the hash are those of a release, and there is none yet.
{
  lib,
  stdenv,
  fetchurl,
  cmake,
  ninja,
  zlib,
  zstd,
  version,
  address,
  hash,
}:

stdenv.mkDerivation {
  pname = "lockstep";
  inherit version;
  src = fetchurl {
    url = "${address}/releases/download/v${version}/lockstep-${version}.tar.gz";
    inherit hash;
  };
  nativeBuildInputs = [
    cmake
    ninja
  ];
  buildInputs = [
    zlib
    zstd
  ];
  cmakeBuildType = "Release";
  meta = {
    description = "HTML parser, generated from a machine-readable transcription of the HTML Standard";
    license = lib.licenses.mit;
    mainProgram = "lockstep";
    platforms = lib.platforms.unix;
  };
}
