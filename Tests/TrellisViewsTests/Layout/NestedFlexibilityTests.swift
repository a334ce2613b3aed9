import Testing
import TrellisComponents
import TrellisLayout
import TrellisTesting
import TrellisUI

@testable import TrellisViews

/// Each flexbox around nested views asks for the flexibility of its items, which are the views inside.
struct NestedFlexibilityTests {
  private final class Asked {
    var count = 0
  }

  private final class Item: Component, FlexibleComponent {
    let asked: Asked

    init(_ asked: Asked) {
      self.asked = asked
      super.init(size: ComponentSize(height: .points(10)))
    }

    var flexibility: Flexibility {
      asked.count += 1
      return .fillsWidth
    }
  }

  private struct Nested: View {
    let depth: Int
    let asked: Asked
    let isLayered: Bool

    var body: some View {
      if depth == 0 {
        ComponentView { Item(asked) }
      } else if isLayered {
        ZStack { Nested(depth: depth - 1, asked: asked, isLayered: isLayered) }
      } else {
        VStack { Nested(depth: depth - 1, asked: asked, isLayered: isLayered) }
      }
    }
  }

  @Test(arguments: [false, true])
  func nestedViewsAskOnceForEachFlexibility(isLayered: Bool) {
    func count(_ depth: Int) -> Int {
      let asked = Asked()
      _ = viewPage { Nested(depth: depth, asked: asked, isLayered: isLayered) }
      return asked.count
    }
    #expect(count(5) > 0)
    #expect(count(150) <= 40)
  }
}
