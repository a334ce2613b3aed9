import Testing
import TrellisBase
import TrellisLayout

@testable import TrellisComponents

/// Row A10.
struct ContainerComponentTests {
  private final class Shelf: ContainerComponent {
    override func computeLayout(thatFits range: SizeRange) -> Layout {
      let layouts = children.map { $0.layout(thatFits: range, parentSize: .undefined) }
      return Layout(
        of: self, size: range.clamp(Size(width: 10 * Double(layouts.count), height: 10)),
        children: layouts.enumerated().map {
          .init(position: Point(x: 10 * Double($0), y: 0), layout: $1)
        })
    }
  }

  @Test func absentChildrenAreLeftOut() {
    withDetachedBuild {
      let (first, last) = (Leaf("a"), Leaf("b"))
      let shelf = Shelf(children: [first, nil, last, nil])
      #expect(shelf.numberOfChildren == 2)
      #expect(shelf.child(at: 0) === first)
      #expect(shelf.child(at: 1) === last)
      let layout = shelf.layout(
        thatFits: SizeRange(max: Size(width: 100, height: 10)), parentSize: .undefined)
      #expect(layout.size.width == 20)
      #expect(
        layout.children.map { ObjectIdentifier($0.layout.component) }
          == [first, last].map(ObjectIdentifier.init))
    }
  }

  @Test func anIndexWithoutAChildIsADescribedProgrammerError() throws {
    let recorder = ProgrammerErrorRecorder()
    let child = recorder.record {
      withDetachedBuild { Shelf(children: [Leaf()]).child(at: 1) }
    }
    #expect(child == nil)
    let mistake = try #require(recorder.errors.first)
    #expect(mistake.message == "Shelf has 1 children, and no child has the number 1")
  }
}
