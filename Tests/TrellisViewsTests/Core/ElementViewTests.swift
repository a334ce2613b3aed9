import Testing
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisTesting
import TrellisUI

@testable import TrellisViews

struct ElementViewTests {
  @Test(arguments: [("button", "span"), ("label", "span"), ("summary", "span"), ("div", "div")])
  func theElementsOfControlsContainNoBlocks(_ tag: String, _ expected: String) throws {
    let page = viewPage { ElementView(ViewClass(tag)) { Text("x") } }
    let text = try #require(page.elements.first { $0.text == "x" })
    #expect(text.tag == expected && text.parent?.tag == tag)
  }

  @Test func aControlIsDisabledAndItsLooksAreItsOwn() throws {
    let page = viewPage {
      ElementView(ViewClass("button"), isControl: true) { Text("x") }
        .background(.surface)
        .disabled(true)
    }
    let control = try #require(page.elements.first { $0.tag == "button" })
    #expect(control.attribute("disabled") == "")
    // The background of the style sheet is that of the control; the other one is outside.
    #expect(control.style("background-color") == nil)
    #expect(control.parent?.style("background-color") == "var(--t-surface)")
    let enabled = viewPage { ElementView(ViewClass("button"), isControl: true) { Text("x") } }
    #expect(enabled.elements.first { $0.tag == "button" }?.attribute("disabled") == nil)
  }

  /// Only a control is disabled; any other element has no such attribute.
  @Test func anElementThatIsNoControlIsNotDisabled() throws {
    func attribute(isControl: Bool, hasContent: Bool) throws -> String? {
      let page = viewPage {
        Group {
          if hasContent {
            ElementView(ViewClass("button"), isControl: isControl) { Text("x") }
          } else {
            LeafView(
              ViewClass("button"), size: ComponentSize(width: 10, height: 10), isControl: isControl)
          }
        }.disabled(true)
      }
      return try #require(page.elements.first { $0.tag == "button" }).attribute("disabled")
    }
    for hasContent in [false, true] {
      #expect(try attribute(isControl: true, hasContent: hasContent) == "")
      #expect(try attribute(isControl: false, hasContent: hasContent) == nil)
    }
  }

  @Test func fieldsHaveTheFontOfTheirSize() {
    let sizes = ControlSize.allCases.map { size in
      value(with: \.controlSize, size) { EnvironmentValues.current.fieldTextStyle.size }
    }
    #expect(sizes == [12, 14, 16])
    #expect(value(with: \.font, .title) { EnvironmentValues.current.fieldTextStyle.size } == 24)
  }
}
