import Foundation
import Trellis
import TrellisPostgres

/// The page of `Scripts/cluster` and `Scripts/cluster-test`, for several servers that share the sessions of its tabs.
///
/// With the address of a database in the variable `LEDGER`, each click is a row of the table `ledger`, whose key is the number of
/// the event. A repeated event is refused by the key, so the test detects an event that was lost or done twice.
@main struct ClusterPage: Application {
  var sessionEngines: [SessionEngine] { [.postgres] }

  /// Without the store no server can know what the others have answered.
  var sessionStore: SessionStorage {
    var storage = SessionStorage.none
    storage.failure = .refuse
    return storage
  }

  func routes() -> [Route] { [Route("/", title: "Cluster") { _ in Desk() }] }
}

/// The name of this server and the number of this process.
private let node =
  (ProcessInfo.processInfo.environment["TRELLIS_NODE"] ?? "server") + ", process \(getpid())"

private let ledger = ProcessInfo.processInfo.environment["LEDGER"].map(Ledger.init)

struct Desk: View {
  @Query private var tab = ""
  @State private var clicks = 0
  @State private var text = ""
  /// The server that handled the last click. What this server would show of itself would differ from the page of the tab
  /// when another one continues it.
  @State private var last = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Clicked \(clicks) times").font(.title)
      Button("Add one") { _ = count() }
      if ledger != nil {
        // The process stops after the row is written and before the commit, as if it were paused in this moment.
        Button("Stop") { if count() { kill(getpid(), SIGSTOP) } }
      }
      TextField("Text", text: $text)
      Text("Typed “\(text)”")
      Text(last.isEmpty ? "No click yet" : "The last click was at \(last)")
    }
    .padding(24)
  }

  /// - Returns: whether the event is new to the ledger.
  private func count() -> Bool {
    let isNew = ledger?.add(EventID.current?.description ?? "none", tab: tab, node: node) ?? true
    clicks += 1
    last = node
    return isNew
  }
}
