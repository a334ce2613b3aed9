import Testing
import TrellisComponents
import TrellisDOM
import TrellisHTML
import TrellisHosting
import TrellisTesting

@testable import TrellisViews

struct LooksTests {
  /// The element with the styles of a view, whose page has no other element with a style but the text.
  private func element(_ view: @escaping () -> some View) throws -> Element {
    let page = viewPage(view)
    return try #require(page.elements.first { $0 !== page.root })
  }

  private func classes(_ element: Element) -> [String] {
    (element.attribute("class") ?? "").split(separator: " ").map(String.init)
  }

  @Test func looksByStateStayInTheElement() throws {
    let page = viewPage {
      Text("x").padding(8)
        .background(.surface).background(.raised, when: .hovered)
        .cornerRadius(8).cornerRadius(2, when: .pressed)
        .border(.line).border(.accent, when: .selected)
        .shadow(radius: 4).shadow(Shadow(.black, radius: 9), when: .hovered)
        .foregroundStyle(.text).foregroundStyle(.accent, when: .selected)
        .opacity(0.5, when: .disabled).scaleEffect(0.98, when: .pressed)
        .underline(when: .hovered)
        .onTapGesture {}
    }
    let below = page.elements.filter { $0 !== page.root }
    #expect(below.count == 2)
    let box = try #require(below.first)
    #expect(box.style("background-color") == "var(--t-surface)")
    #expect(box.style("--l-hb") == "var(--t-raised)")
    #expect(box.style("--l-pr") == "2px")
    #expect(box.style("--l-border") == "inset 0 0 0 1px var(--t-line)")
    #expect(box.style("box-shadow") == "0 0 4px #00000033")
    #expect(box.style("--l-se") == "inset 0 0 0 1px var(--t-accent)")
    #expect(box.style("--l-hs") == "0 0 9px #000000")
    #expect(box.style("--l-sc") == "var(--t-accent)")
    #expect(box.style("--l-do") == "0.5")
    #expect(box.style("--l-pt") == "scale(0.98)")
    #expect(box.style("--l-hd") == "underline")
    #expect(
      Set(classes(box)) == [
        "l-border", "l-edge", "l-hb", "l-pr", "l-se", "l-hs", "l-sc", "l-do", "l-pt", "l-hd",
      ])
  }

  @Test func anEndedLookByStateIsRemoved() throws {
    struct Row: View {
      @State private var isFancy = true
      var body: some View {
        VStack {
          if isFancy {
            Text("x").padding(1).background(.accent, when: .hovered)
          } else {
            Text("x").padding(1)
          }
        }.padding(1).background(.surface, when: .hovered)
          .onTapGesture { isFancy.toggle() }
      }
    }
    let page = viewPage { Row() }
    func count() -> Int { page.elements.count { $0.style("--l-hb") == "var(--t-accent)" } }
    #expect(count() == 1)
    let outer = try #require(page.elements.first { $0.style("--l-hb") == "var(--t-surface)" })
    try page.send("click", to: outer)
    #expect(count() == 0)
    #expect(page.elements.count { classes($0).contains("l-hb") } == 1)
  }

  @Test func equalLooksAreOneDeclaration() {
    let page = viewPage {
      VStack {
        ForEach(0..<20, id: \.self) { number in
          Text("\(number)").padding(4).background(.raised, when: .hovered)
        }
      }
    }
    let html = HTMLWriter.page(page.host.document)
    #expect(html.styleSheet.split(separator: "--l-hb").count == 2)
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

  @Test func bordersOnEdgesAndWithStylesAreOfDirections() throws {
    let box = try element {
      Text("x").padding(4).border(.line, width: 2, edges: [.bottom, .leading], style: .dashed)
    }
    #expect(classes(box) == ["l-line"])
    #expect(box.style("--l-bb") == "0 2px")
    #expect(box.style("--l-bi") == "2px 0")
    #expect(box.style("--l-bc") == "dashed var(--t-line)")
    let all = try element { Text("x").padding(4).border(.line, style: .dotted) }
    #expect(all.style("--l-bb") == "1px" && all.style("--l-bi") == "1px")
  }

  @Test func aWideBorderHasItsWidthInForcedColors() throws {
    let box = try element { Text("x").padding(4).border(.line, width: 3) }
    #expect(classes(box) == ["l-border", "l-edge"])
    #expect(box.style("--l-edge") == "3px")
  }

  @Test func cornersHaveTheirOwnRadii() throws {
    let box = try element {
      Text("x").padding(4).cornerRadius(CornerRadii(topLeading: 4, bottomTrailing: 8))
    }
    #expect(box.style("border-start-start-radius") == "4px")
    #expect(box.style("border-end-end-radius") == "8px")
    #expect(box.style("border-start-end-radius") == nil)
    let card = try element { Text("x").padding(4).cornerRadius(.large) }
    #expect(card.style("border-radius") == "12px")
  }

  @Test func effectsAreComposedInOneElement() throws {
    let box = try element {
      Text("x").padding(4).blur(radius: 2).saturation(0).brightness(1.5)
        .scaleEffect(2).rotationEffect(degrees: 45, anchor: .topLeading)
        .translationEffect(x: 3).blendMode(.multiply).cursor(.grab)
    }
    #expect(box.style("filter") == "brightness(1.5) saturate(0) blur(2px)")
    #expect(box.style("transform") == "translate(3px,0) rotate(45deg) scale(2)")
    #expect(box.style("transform-origin") == "0% 0%")
    #expect(box.style("mix-blend-mode") == "multiply")
    #expect(box.style("cursor") == "grab")
  }

  @Test func severalShadowsAreOneProperty() throws {
    let box = try element {
      Text("x").padding(4).shadow(
        Shadow(.black, radius: 4, y: 2), Shadow(.white, radius: 1, spread: -1, isInset: true))
    }
    #expect(
      box.style("box-shadow") == "0 2px 4px #000000,inset 0 0 1px -1px #ffffff")
  }

  @Test func statesOfViewsAreAttributes() throws {
    let page = viewPage {
      VStack {
        Button("button") {}.selected()
        Button("other") {}.selected(false)
        Link("link", destination: "/").selected()
        Text("row").padding(1).selected()
        Text("busy").padding(1).pending()
        TextField("field", text: .constant("x")).invalid()
      }
    }
    #expect(try page.element(named: "button").attribute("aria-pressed") == "true")
    #expect(try page.element(named: "other").attribute("aria-pressed") == "false")
    #expect(try page.element(named: "link").attribute("aria-current") == "page")
    #expect(page.elements.contains { $0.attribute("aria-current") == "true" })
    #expect(page.elements.contains { $0.attribute("aria-busy") == "true" })
    #expect(try page.element(named: "field").attribute("aria-invalid") == "true")
  }

  @Test func controlsHaveTheirSemantics() throws {
    let page = viewPage {
      VStack {
        Button("press") {}
        Button("off") {}.disabled(true)
        Button("delete", role: .destructive) {}
        Link("home", destination: "/")
        Image("/a.png", label: "a picture").frame(width: 10, height: 10)
        TextField("Name", text: .constant("x"))
      }
    }
    #expect(try page.element(named: "press").tag == "button")
    #expect(try page.element(named: "off").attribute("disabled") == "")
    #expect(classes(try page.element(named: "delete")) == ["l-button", "l-destructive"])
    #expect(try page.element(named: "home").attribute("href") == "/")
    #expect(try page.element(named: "a picture").tag == "img")
    #expect(try page.element(named: "Name").tag == "input")
    #expect(throws: TestPageError.self) { try page.click("off") }
  }
}
