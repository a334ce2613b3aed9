import Testing

@testable import TrellisDOM

struct StylePolicyTests {
  @Test(arguments: [
    "red", "1px solid rgb(1 2 3 / 50%)", "calc(100% - (2px + 3px))", "var(--a, 12px)",
    "\"Inter\", sans-serif", "url(/a.png)", "url(\"https://x/y.png\") no-repeat",
    "cubic-bezier(.2,0,0,1)", "#fff", "translate(1px, 2px) scale(1.5)", "\"url(:) (\"", "",
    "linear-gradient(red, color(srgb 1 0 0))",
  ])
  func allowsOneDeclarationsWorth(value: String) {
    #expect(StylePolicy.sanitised(value) == value)
  }

  @Test(arguments: [
    "red;color:blue", "red}", "{", "</style>", "a\\3b b", "/* x", "red !important", "@import x",
    "url(javascript:x)", "url( 'javascript:x')", "url(java\tscript:x)", "URL(data:text/html,x)",
    "url(x", "expression(alert(1))", "EXPRESSION (x", "image-set('javascript:x' 1x)", "a(", "a)",
    "'open", "red\n", "red\0", "-webkit-image-set(x)", "url(data:image/png;base64,x)",
    "element(#a)",
  ])
  func refusesOthers(value: String) {
    #expect(StylePolicy.sanitised(value) == nil)
  }

  @Test func refusedValuesBecomeAbsentWithANote() {
    let document = Document()
    var notes: [String] = []
    document.reportHandler = { notes.append($0) }
    let element = document.makeElement("div")
    element.setStyle("color", "red")
    element.setStyle("color", "red;x")
    element.setStyle("--own", "1px")
    #expect(element.style("color") == nil && element.style("--own") == "1px")
    #expect(notes.count == 1)
  }
}
