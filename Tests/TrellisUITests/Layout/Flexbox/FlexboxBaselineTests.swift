import Testing
import TrellisComponents
import TrellisLayout
import TrellisUI

struct FlexboxBaselineTests {
  private let stage = TextStage()

  private func layout(
    _ alignItems: FlexboxStyle.AlignItems, _ change: (inout [FlexboxChild]) -> Void
  ) -> Layout {
    var children = [
      FlexboxChild(TextComponent("large", style: TextStyle(size: 40, lineHeight: 56))),
      FlexboxChild(TextComponent("small", style: TextStyle(size: 10, lineHeight: 14))),
    ]
    change(&children)
    return stage.layout(flexbox(.row, { $0.alignItems = alignItems }, children), width: 500)
  }

  private func baselines(_ layout: Layout) throws -> [Double] {
    try layout.children.map { $0.position.y + (try #require($0.layout.firstBaseline)) }
  }

  @Test func itemsAlignThemselvesOnTheBaseline() throws {
    let all = try baselines(layout(.baseline) { _ in })
    #expect(isNear(all[0], all[1]))
    let own = try baselines(
      layout(.start) { children in
        for index in children.indices { children[index].alignSelf = .baseline }
      })
    #expect(isNear(own[0], own[1]) && isNear(own[0], all[0]))
    let start = try baselines(layout(.start) { _ in })
    #expect(start[0] > start[1] + 10)
  }

  @Test func theLowerEdgeOfAnItemCanBeItsBaseline() throws {
    let layout = layout(.baseline) { $0[1].usesHeightAsBaseline = true }
    let large =
      layout.children[0].position.y + (try #require(layout.children[0].layout.firstBaseline))
    #expect(isNear(layout.children[1].position.y + layout.children[1].layout.size.height, large))
  }
}
