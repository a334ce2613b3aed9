import Testing

@testable import Packages

struct FileSizeTests {
  @Test(arguments: [
    (0, "0 KiB"), (96, "96 KiB"), (999, "999 KiB"), (1000, "1.0 MiB"), (1834, "1.8 MiB"),
    (10_188, "9.9 MiB"), (10_190, "10 MiB"), (1_023_000, "999 MiB"), (1_300_000, "1.2 GiB"),
  ])
  func isShort(kibibytes: Int, text: String) {
    #expect(FileSize(kibibytes: kibibytes).description == text)
  }
}
