import Testing

@testable import TrellisServer

struct AssetReferencesTests {
  private static let script = AssetReferences.scriptForms

  private func replaced(
    _ text: String, _ forms: [AssetReferences.Form] = script, by names: [String: String]
  ) -> String {
    let bytes = AssetReferences.replaced(in: Array(text.utf8), forms) { names[$0] }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func namesOfAllFormsAreReplacedInOrder() {
    let text = "import(\"./b.js\");x from \"./a.js\";from \"./b.js\";import(\"./a.js\")"
    #expect(
      replaced(text, by: ["a.js": "a.1.js", "b.js": "b.2.js"])
        == "import(\"./b.2.js\");x from \"./a.1.js\";from \"./b.2.js\";import(\"./a.1.js\")")
    #expect(AssetReferences.names(in: Array(text.utf8), Self.script) == ["a.js", "b.js"])
  }

  @Test func otherNamesAndTextsStay() {
    let texts = [
      "", "f", "from \"./", "from \"./c.js\" from", "é from \"./c.js\"; “from \"./c.js\"”",
    ]
    for text in texts { #expect(replaced(text, by: ["a.js": "b.js"]) == text) }
    #expect(
      replaced("from \"./c.js\"from \"./a.js\"", by: ["a.js": "b"])
        == "from \"./c.js\"from \"./b\"")
  }

  @Test func aNameEndsBeforeALineBreak() {
    let text = "from \"./a\n.js\" from \"./a\""
    #expect(AssetReferences.names(in: Array(text.utf8), Self.script) == ["a"])
    #expect(replaced(text, by: ["a": "b"]) == "from \"./a\n.js\" from \"./b\"")
  }

  @Test func anOpeningInsideANameThatStaysIsFound() {
    #expect(replaced("from \"./from \"./a\"", by: ["a": "b"]) == "from \"./from \"./b\"")
    #expect(replaced("from \"./import(\"./a\")", by: ["a": "b"]) == "from \"./import(\"./b\")")
  }

  @Test func aNameWithoutAClosingEndsBeforeTheFirstOtherCharacter() {
    let forms = [AssetReferences.Form("/assets/", "")]
    #expect(
      replaced("a:/assets/x.css,b:/assets//assets/x.css /assets/y.css", forms, by: ["x.css": "z"])
        == "a:/assets/z,b:/assets//assets/z /assets/y.css")
  }
}
