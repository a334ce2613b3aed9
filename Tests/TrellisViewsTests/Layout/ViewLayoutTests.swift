import Testing
import TrellisDOM
import TrellisLayout
import TrellisTesting
import TrellisUI

@testable import TrellisViews

struct ViewLayoutTests {
  private struct Diagonal: ViewLayout {
    var gap = 0.0

    func sizeThatFits(_ proposal: ProposedViewSize, subviews: LayoutSubviews) -> Size {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return Size(
        width: sizes.reduce(0) { $0 + $1.width + gap },
        height: sizes.reduce(0) { $0 + $1.height + gap })
    }

    func placeSubviews(in size: Size, subviews: LayoutSubviews) {
      var corner = Point.zero
      for view in subviews {
        let size = view.sizeThatFits(.unspecified)
        view.place(at: corner)
        corner = corner + Point(x: size.width + gap, y: size.height + gap)
      }
    }
  }

  @Test func viewsHaveThePositionsOfTheLayout() {
    let frames = frames(
      Diagonal(gap: 5)() {
        box("a")
        box("b", 30)
      }.background(.surface).accessibilityLabel("all")
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
    #expect(frames == ["a": "0 0 20 10", "b": "25 15 30 10", "all": "0 0 60 30"])
  }

  private enum Column: LayoutValueKey {
    static let defaultValue = 0
  }

  private struct Columns: ViewLayout {
    func sizeThatFits(_ proposal: ProposedViewSize, subviews: LayoutSubviews) -> Size {
      Size(width: proposal.width ?? 0, height: 100)
    }

    func placeSubviews(in size: Size, subviews: LayoutSubviews) {
      for view in subviews {
        view.place(
          at: Point(x: Double(view[Column.self]) * 50, y: view.priority),
          proposal: ProposedViewSize(width: 50, height: 20))
      }
    }
  }

  @Test func valuesAndProposalsReachTheViews() {
    let frames = frames(
      Columns()() {
        Color.accent.accessibilityLabel("a").layoutValue(key: Column.self, value: 2)
        box("b").layoutPriority(7)
        wide("c").padding(5)
      }, height: nil)
    #expect(frames == ["a": "100 0 50 20", "b": "0 7 20 10", "c": "5 5 40 10"])
  }

  private struct Nowhere: ViewLayout {
    func sizeThatFits(_ proposal: ProposedViewSize, subviews: LayoutSubviews) -> Size {
      Size(width: .infinity, height: .nan)
    }
    func placeSubviews(in size: Size, subviews: LayoutSubviews) {}
  }

  @Test func anInvalidSizeIsIgnored() {
    #expect(frames(Nowhere()() { box("a") })["a"] != nil)
  }

  private struct Unplaced: ViewLayout {
    func sizeThatFits(_ proposal: ProposedViewSize, subviews: LayoutSubviews) -> Size {
      Size(width: 100, height: 50)
    }
    func placeSubviews(in size: Size, subviews: LayoutSubviews) {}
  }

  @Test func aViewThatIsNotPlacedIsInTheMiddle() {
    #expect(frames(Unplaced()() { box("a") }.inPage()) == ["a": "40 20 20 10"])
  }

  @Test func aProposalIsNotNegative() {
    #expect(ProposedViewSize(width: -1, height: -1) == .zero)
  }
}
