import TestSupport
import Testing

@testable import TrellisExport
@testable import TrellisServer

struct ExportedFileTests {
  @Test(arguments: [
    ("/", "index.html"), ("/about", "about/index.html"), ("/a/b/", "a/b/index.html"),
    ("/list?page=2", "list/-page=2/index.html"), ("/list?", "list/index.html"),
    ("/?q=a%20b/\u{9}", "-q=a~2520b~2f~09/index.html"),
    ("/caf%C3%A9", "café/index.html"), ("/..", "~2e~2e/index.html"),
    ("/a/./b", "a/~2e/b/index.html"),
    ("/%2E%2E/x", "~252E~252E/x/index.html"), ("/a%2Fb", "a%2Fb/index.html"),
  ])
  func aPageHasAFileOfItsOwn(target: String, file: String) {
    #expect(ExportedFile.name(of: target) == file)
  }

  @Test func longNamesAreShortAndDiffer() {
    let name = String(repeating: "a", count: 201)
    let (one, two) = (ExportedFile.name(of: "/" + name), ExportedFile.name(of: "/" + name + "b"))
    #expect(one != two)
    for file in [one, two] {
      #expect(file.split(separator: "/").allSatisfy { $0.utf8.count <= 200 })
    }
    let fits = String(name.dropLast())
    #expect(ExportedFile.name(of: "/" + fits) == fits + "/index.html")
  }

  @Test func theRootIsAboveTheFoldersOfAFile() {
    #expect(ExportedFile.root(from: "index.html") == "")
    #expect(ExportedFile.root(from: "a/index.html") == "../")
    #expect(ExportedFile.root(from: "a/b/index.html") == "../../")
  }

  @Test func addressesAreEncoded() {
    #expect(ExportedFile.address("a/-page=2&x/~2e.html") == "a/-page=2&x/~2e.html")
    #expect(ExportedFile.address("café 1/a+b?.html") == "caf%C3%A9%201/a%2Bb%3F.html")
  }

  /// Addresses with one changed byte; `UPDATE_GOLDEN=1 swift test --filter ExportedFileTests` writes the text again.
  @Test func namesOfChangedAddresses() throws {
    let text = ByteChanges.transcript(of: ["/a%20b/c?d=e#f", "/"], with: "/%.?0&-") {
      let name = ExportedFile.name(of: String(decoding: $0, as: UTF8.self))
      return "\(name), \(ExportedFile.root(from: name)), \(ExportedFile.address(name))"
    }
    try Golden("changed-file-names.txt").check(text)
  }
}
