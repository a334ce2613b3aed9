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

  @Test func aTableOfManyRowsGivesAdvice() {
    func table(_ count: Int) -> some View {
      Table("Rows", rows(count)) { TableColumn("Number") { _ in EmptyView() } }
    }
    #expect(advice { table(2000) } == [])
    let given = advice { table(2001) }
    #expect(given.count == 1)
    #expect(given.first?.contains("A Table shows 2001 elements of the type Row") == true)
    #expect(given.first?.contains("Pagination") == true)
  }

  @Test func aForEachOfManyElementsGivesAdvice() {
    #expect(advice { ForEach(rows(2000)) { _ in EmptyView() } } == [])
    #expect(advice { ForEach(rows(2001)) { _ in EmptyView() } }.count == 1)
    #expect(advice { ForEach(0..<2001, id: \.self) { Text("\($0)") } }.count == 1)
  }
}
