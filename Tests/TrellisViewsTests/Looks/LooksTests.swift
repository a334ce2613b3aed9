import Testing
import TrellisComponents
import TrellisDOM
import TrellisTesting

@testable import TrellisViews

struct LooksTests {
  @Test(arguments: [false, true])
  func textsCanBeReadOnEveryGround(isDark: Bool) {
    let theme = Theme.standard
    for ground in [Color.background, .surface, .raised] {
      for color in [Color.secondaryText, .accent, .success, .warning, .danger] {
        #expect(color.contrast(on: ground, in: theme, isDark: isDark) >= 4.5)
      }
      #expect(Color.text.contrast(on: ground, in: theme, isDark: isDark) >= 7)
    }
    #expect(Color.onAccent.contrast(on: .accent, in: theme, isDark: isDark) >= 4.5)
  }

  /// Source: WCAG 2.2, the examples of contrast ratio.
  @Test func contrastIsThatOfTheGuidelines() {
    #expect(abs(Color.black.contrast(on: .white, in: .standard, isDark: false) - 21) < 1e-9)
    let grey = Color(0x767676).contrast(on: .white, in: .standard, isDark: false)
    #expect(grey > 4.54 && grey < 4.55)
  }

  @Test func colorsAreWrittenAsPairs() {
    #expect(Color(0xFF8000).css(in: .standard) == "#ff8000")
    #expect(Color.black.opacity(0.5).css(in: .standard) == "#00000080")
    #expect(
      Color(light: .white, dark: .black).css(in: .standard) == "light-dark(#ffffff,#000000)")
    #expect(Color.accent.css(in: Theme([.accent: .black])) == "#000000")
  }

  @Test func aThemeIsReplacedBelow() throws {
    let page = viewPage {
      Text("x").padding(1).background(.accent).environment(\.theme, Theme([.accent: .white]))
    }
    #expect(
      page.elements.contains { $0.style("background-color") == "#ffffff" })
  }

  @Test func textsTakeTheFontOfTheViewsAround() {
    let page = viewPage {
      VStack {
        Text("a")
        Text("b").font(.caption)
      }.font(.title)
    }
    let sizes = page.elements.compactMap { $0.style("font-size") }
    #expect(sizes == ["24px", "12px"])
  }

  @Test func addedTextsHaveTheirOwnStyles() {
    let page = viewPage { Text("a") + Text("b").bold() + Text("c").foregroundStyle(.danger) }
    let below = page.elements.filter { $0 !== page.root }
    #expect(below.first?.wholeText == "abc")
  }

  @Test func controlsHaveTheirSemantics() throws {
    let page = viewPage {
      VStack {
        Button("press") {}
        Button("off") {}.disabled(true)
        Link("home", destination: "/")
        Image("/a.png", label: "a picture").frame(width: 10, height: 10)
        TextField("Name", text: .constant("x"))
      }
    }
    #expect(try page.element(named: "press").tag == "button")
    #expect(try page.element(named: "off").attribute("disabled") == "")
    #expect(try page.element(named: "home").attribute("href") == "/")
    #expect(try page.element(named: "a picture").tag == "img")
    #expect(try page.element(named: "Name").tag == "input")
    #expect(throws: TestPageError.self) { try page.click("off") }
  }
}
