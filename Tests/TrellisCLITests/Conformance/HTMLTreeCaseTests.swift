import Testing

@testable import TrellisCLI

struct HTMLTreeCaseTests {
  @Test func filesAreRead() {
    let text = """
      #data
      <p>a
      b
      #errors
      x
      #document
      | <p>
      |   "a
      b"

      #data
      x
      #document-fragment
      td
      #script-on
      #document
      | "x"

      """
    #expect(
      HTMLTreeCase.read(text) == [
        HTMLTreeCase(html: "<p>a\nb", lines: ["| <p>", "|   \"a", "b\""]),
        HTMLTreeCase(html: "x", context: "td", scripting: [true], lines: ["| \"x\""]),
      ])
  }
}
