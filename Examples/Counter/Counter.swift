import Trellis

final class Counter: RenderComponent<Int> {
  override func initialState() -> Int { 0 }

  override func render(_ count: Int) -> Component? {
    FlexboxComponent(.column, spacing: 12, alignItems: .start, padding: .all(24)) {
      TextComponent("Clicked \(count) times", style: TextStyle(size: 24, weight: 700))
      ButtonComponent("Add one") { [state] in state.update { $0 += 1 } }
    }
  }
}

@main struct CounterApplication: Application {
  func routes() -> [Route] { [Route("/", title: "Counter") { _ in { Counter() } }] }
}
