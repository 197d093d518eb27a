# Not tested: ADDRESS and the checksum are those of a release, and there is none yet.
class Lockstep < Formula
  desc "HTML parser, generated from a transcription of the HTML Standard"
  homepage "ADDRESS"
  url "ADDRESS/releases/download/vVERSION/lockstep-VERSION.tar.gz"
  sha256 "CHECKSUM"
  license "MIT"

  depends_on "cmake" => :build
  depends_on "zstd"
  uses_from_macos "zlib"

  def install
    system "cmake", "-S", ".", "-B", "build", "-DCMAKE_BUILD_TYPE=Release", *std_cmake_args
    system "cmake", "--build", "build"
    system "cmake", "--install", "build"
  end

  test do
    (testpath/"page.html").write "<p>Read <a href=/clocks>All clocks</a>"
    assert_equal "All clocks", shell_output("#{bin}/lockstep select --text a page.html").strip
  end
end
