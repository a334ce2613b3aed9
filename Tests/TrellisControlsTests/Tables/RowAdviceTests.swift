import Synchronization
import Testing
import TrellisBase
import TrellisTesting
import TrellisViews

@testable import TrellisControls

struct RowAdviceTests {
  private struct Row: Identifiable {
    let id: Int
  }

  private func advice(_ view: @escaping () -> some View) -> [String] {
    let log = Log()
    let receive: @Sendable (String) -> Void = { text in log.texts.withLock { $0.append(text) } }
    Advice.$receiver.withValue(receive) {
      _ = controlPage(view)
    }
    return log.texts.withLock { $0 }
  }

  private final class Log: Sendable {
    let texts = Mutex<[String]>([])
  }

  private func rows(_ count: Int) -> [Row] { (0..<count).map(Row.init) }

  @Test func aForEachOfManyElementsGivesAdvice() {
    #expect(advice { ForEach(rows(2000)) { _ in EmptyView() } } == [])
    #expect(advice { ForEach(rows(2001)) { _ in EmptyView() } }.count == 1)
    #expect(advice { ForEach(0..<2001, id: \.self) { Text("\($0)") } }.count == 1)
  }
}
