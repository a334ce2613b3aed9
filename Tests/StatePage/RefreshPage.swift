import Trellis

/// A list that is loaded again; each load waits until a button ends it.
struct RefreshPage: View {
  struct LoadFailure: UserFacingError {
    var userMessage: String { "Cannot load the rows." }
  }

  @State private var rows = Array(0..<300)
  /// The numbers of loads that have begun, and that have ended well.
  @State private var begun = 0
  @State private var loaded = 0
  @State private var marked = "none"
  @State private var running: AsyncStream<Bool>.Continuation?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Begun: \(begun) Loaded: \(loaded) Marked: \(marked)")
      HStack {
        Button("Finish") { running?.yield(true) }
        Button("Fail") { running?.yield(false) }
      }
      List {
        ForEach(rows, id: \.self) { row in
          Text("Row \(row)").swipeActions { Button("Mark") { marked = "\(row)" } }
        }
        .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
      }
      .accessibilityLabel("Rows")
      .refreshable {
        begun += 1
        let (ends, continuation) = AsyncStream.makeStream(of: Bool.self)
        running = continuation
        guard await ends.first(where: { _ in true }) == true else { throw LoadFailure() }
        loaded += 1
        rows.insert(rows.count, at: 0)
      }
      .frame(height: 480)
    }
  }
}
