import Trellis

struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Clicked \(count) times").font(.title)
      Button("Add one") { count += 1 }
    }
    .padding(24)
  }
}

@main struct CounterApplication: Application {
  func routes() -> [Route] { [Route("/", title: "Counter") { _ in Counter() }] }
}
