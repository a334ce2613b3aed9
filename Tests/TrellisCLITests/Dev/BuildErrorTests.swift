import Testing

@testable import TrellisCLI

struct BuildErrorTests {
  private func errors(_ output: String) -> [BuildError] {
    BuildOutput(output, folder: "/shop").errors
  }

  @Test func anErrorHasItsPlaceItsMessageAndTheLinesBelow() {
    let found = errors(
      """
      [3/6] Compiling Shop main.swift
      /shop/Sources/Shop/main.swift:2:14: error: cannot convert value of type 'String' to 'Int'
      1 | import Trellis
      2 | let x: Int = "a: error: b"
        |              `- error: cannot convert value of type 'String' to 'Int'
      3 |

      error: emit-module command failed with exit code 1 (use -v to see invocation)
      [4/6] Emitting module Shop
      """)
    #expect(
      found == [
        BuildError(
          file: "Sources/Shop/main.swift", line: 2, column: 14,
          message: "cannot convert value of type 'String' to 'Int'",
          excerpt: [
            "1 | import Trellis", "2 | let x: Int = \"a: error: b\"",
            "  |              `- error: cannot convert value of type 'String' to 'Int'", "3 |",
          ])
      ])
    #expect(
      found.first?.title
        == "Sources/Shop/main.swift:2:14: error: cannot convert value of type 'String' to 'Int'")
  }

  /// The compiler prints an error once for each of its jobs.
  @Test func anErrorThatIsRepeatedCountsOnce() {
    let line = "/shop/a.swift:1:1: error: no\n1 | x\n\n"
    #expect(errors(line + line).count == 1)
    #expect(errors(line + "/shop/a.swift:2:1: error: no\n").count == 2)
  }

  @Test func warningsAndNotesAreNoErrors() {
    let found = errors(
      """
      /shop/a.swift:1:1: warning: unused
      1 | x

      warning: 'shop': a dependency is not used
      /shop/b.swift:3: error: no
      /shop/c.swift:1:1: note: declared here
      """)
    #expect(found.map(\.file) == ["b.swift"])
    #expect(found.first?.column == nil)
  }

  @Test func errorsWithoutAPlaceAreShownIfThereAreNoOthers() {
    let linker = "ld.lld: error: undefined symbol: f\n>>> referenced by a.o"
    let found = errors(linker + "\nclang: error: linker command failed with exit code 1\n")
    #expect(
      found.map(\.message) == [
        "ld.lld: error: undefined symbol: f",
        "clang: error: linker command failed with exit code 1",
      ])
    #expect(found.first?.excerpt == [">>> referenced by a.o"])
    #expect(errors("error: 'shop': the manifest is malformed").map(\.file) == [nil])
    #expect(errors("<unknown>:0: error: no such module").map(\.line) == [nil])
  }

  @Test func pathsMayHaveColonsAndFatalErrorsCount() {
    #expect(errors("/other/a:b.swift:1:2: error: no").first?.file == "/other/a:b.swift")
    let fatal = errors("/shop/a.c:3:10: fatal error: 'x.h' file not found").first
    #expect(fatal?.file == "a.c")
    #expect(fatal?.line == 3)
  }

  @Test func malformedOutputHasNoErrors() {
    for text in ["", ": error: ", "a:b:c: error: d", ":1:2: error: x", "\u{0}\u{301}", "[1/2]\r\n"]
    {
      #expect(errors(text).allSatisfy { $0.file == nil }, "\(text)")
    }
    #expect(errors("/shop/a.swift:99999999999999999999:1: error: x").first?.column == nil)
  }

  @Test func theOutputIsBounded() {
    let many = (1...1000).map { "/shop/a.swift:\($0):1: error: no\n" }.joined()
    #expect(errors(many).count == BuildOutput.maximumErrors)
    let long = String(repeating: "x", count: 100_000)
    let found = errors("/shop/a.swift:1:1: error: \(long)\n" + (long + "\n") + long)
    #expect(found.first?.message.utf8.count == BuildError.maximumBytes)
    let lines = errors("/shop/a.swift:1:1: error: a\n" + String(repeating: "b\n", count: 100))
    #expect(lines.first?.excerpt.count == BuildError.maximumLines)
  }
}
