import Testing
import TrellisDOM
import TrellisLayout
import TrellisTesting
import TrellisUI

@testable import TrellisViews

/// A button is as wide as its label, which may take the room there is.
struct ButtonWidthTests {
  private struct Label: View {
    var body: some View { Text("own").frame(maxWidth: .infinity) }
  }

  private func place(_ view: some View) -> [Double] {
    let page = TestPage(
      sizeRange: { _ in SizeRange(exactly: Size(width: 300, height: 200)) },
      view: { VStack { view }.frame(width: 300) })
    guard let button = page.elements.first(where: { $0.tag == "button" }) else { return [] }
    var left = 0.0
    var element: Element? = button
    while let one = element {
      left += one.frame?.left ?? 0
      element = one.parent
    }
    return [left, button.frame?.width ?? 0]
  }

  @Test func aLabelThatGrowsMakesTheButtonGrow() {
    #expect(
      place(
        Button {
        } label: {
          HStack {
            Text("spacer")
            Spacer()
            Text("end")
          }
        }) == [0, 300])
    #expect(
      place(
        Button {
        } label: {
          Text("inner").frame(maxWidth: .infinity)
        }) == [0, 300])
    #expect(
      place(
        Button {
        } label: {
          Text("both").frame(maxWidth: .infinity)
        }.frame(maxWidth: .infinity))
        == [0, 300])
    #expect(
      place(
        Button {
        } label: {
          Label()
        }) == [0, 300])
    #expect(
      place(
        Button {
        } label: {
          Label()
        }.buttonStyle(.plain)) == [0, 300])
    #expect(
      place(
        HStack {
          Button {
          } label: {
            Label()
          }
        }) == [0, 300])
    #expect(
      place(
        Button {
        } label: {
          Label()
        }.task {}.help("help")) == [0, 300])
  }

  /// A frame is around the button, as in SwiftUI.
  @Test func aFrameOutsideDoesNotWidenTheButton() {
    let outer = place(Button("outer") {}.frame(maxWidth: .infinity))
    let natural = place(Button("outer") {})
    #expect(outer == natural && outer[1] < 100)
    let fixed = place(Button("fixed") {}.frame(width: 300))
    #expect(fixed == place(Button("fixed") {}))
  }

  @Test func aLimitedLabelLimitsTheButton() {
    let place = place(
      Button {
      } label: {
        Text("x").frame(maxWidth: 100)
      })
    let padding = Theme.standard.metrics(.regular).padding * 2
    #expect(place == [(300 - 100 - padding) / 2, 100 + padding])
  }

  @Test func aLongLineIsCutOffAndWrapsNoOther() throws {
    let page = TestPage(
      sizeRange: { _ in SizeRange(exactly: Size(width: 300, height: 200)) },
      view: {
        Button {
        } label: {
          HStack {
            Text("A name that is much longer than the button can be at this width").lineLimit(1)
            Text("12:00–18:00")
          }
        }
      })
    let hours = try #require(page.elements.first { $0.text == "12:00–18:00" })
    #expect(hours.frame?.height == 20)
  }
}
