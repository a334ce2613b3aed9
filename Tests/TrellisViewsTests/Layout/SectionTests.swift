import Testing
import TrellisDOM
import TrellisLayout
import TrellisTesting
import TrellisUI

@testable import TrellisViews

struct SectionTests {
  private func page(_ pinned: PinnedScrollableViews) -> TestPage {
    viewPage {
      ScrollView {
        VStack(alignment: .leading, spacing: 0, pinnedViews: pinned) {
          for letter in ["A", "B"] {
            Section {
              Color.accent.frame(height: 100)
            } header: {
              Text(letter).background(.surface)
            }
          }
        }
      }.frame(width: 200, height: 100).inPage()
    }
  }

  /// A browser keeps a sticky element at its place in the flow: that is the top left corner, as the other elements of
  /// the section are positioned absolutely.
  @Test func aPinnedHeaderIsStickyAtTheTopOfItsSection() throws {
    let page = page(.sectionHeaders)
    let headers = page.elements.filter { $0.style("position") == "sticky" }
    #expect(headers.count == 2)
    for header in headers {
      #expect(header.parent?.tag == "section")
      #expect(header.parent?.children.first === header)
      #expect(header.frame?.left == 0 && header.frame?.top == 0)
      #expect(header.frame?.width == 200)
    }
  }

  @Test func otherHeadersScroll() {
    #expect(!page([]).elements.contains { $0.style("position") == "sticky" })
  }

  @Test func aSectionFillsTheWidthOfItsColumn() {
    let frames = frames(
      VStack(alignment: .leading, spacing: 0) {
        Section { box("a") }.accessibilityLabel("section")
        box("b")
      })
    #expect(frames["section"]?.hasSuffix("300 10") == true, "\(frames)")
  }

  @Test func theFieldsOfAGroupHaveTheSpacingOfTheirForm() {
    let frames = frames(
      Section("Title") {
        box("a")
        box("b")
      }.environment(\.sectionContainer, .form(spacing: 9)).inPage())
    let tops = ["a", "b"].compactMap { frames[$0]?.split(separator: " ")[1] }.compactMap { Int($0) }
    #expect(tops.count == 2 && tops[1] - tops[0] == 19)
  }

  /// Screen readers say the name and the description of a group of fields.
  @Test func aGroupOfFieldsHasANameAndADescription() throws {
    let page = viewPage {
      Section {
        TextField("Street", text: .constant(""))
      } header: {
        Text("Address")
      } footer: {
        Text("Where you live")
      }
      .environment(\.sectionContainer, .form(spacing: 9))
    }
    let group = try #require(page.elements.first { $0.tag == "fieldset" })
    #expect(group.children.first?.tag == "legend")
    let id = try #require(group.attribute("aria-describedby"))
    let footer = try #require(page.elements.first { $0.attribute("id") == id })
    #expect(footer.parent === group)
  }
}
