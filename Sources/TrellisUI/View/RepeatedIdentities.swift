import Synchronization
import TrellisBase
package import TrellisComponents

/// The receiver of lists with two elements of one identity, where they are no programmer's mistake: the page goes on
/// with the first element.
package final class RepeatedIdentities: Sendable {
  private let report: @Sendable (String) -> Void
  private let reported = Mutex<Set<String>>([])
  /// The maximum number of reports.
  private static let limit = 100

  /// - Parameter report: called once for each type of elements, for example to log the text.
  package init(report: @escaping @Sendable (String) -> Void) { self.report = report }

  /// Reports that a list of the current page shows several elements with the identity `id`: to the receiver in the
  /// environment, or as a programmer's mistake if there is none.
  package static func report(_ id: @autoclosure () -> String, in list: String, of type: Any.Type) {
    func text() -> String {
      """
      \(list) shows two elements with the identity \(id().prefix(100)), of the type \(type); only the first is shown. \
      Give each element an identity of its own
      """
    }
    guard let receiver = EnvironmentValues.current.repeatedIdentities else {
      return ProgrammerError.report(text())
    }
    let isNew = receiver.reported.withLock { reported in
      reported.count < limit && reported.insert("\(list) \(type)").inserted
    }
    if isNew { receiver.report(text()) }
  }
}

private enum RepeatedIdentitiesKey: EnvironmentKey {
  static var defaultValue: RepeatedIdentities? { nil }
}

extension EnvironmentValues {
  /// The receiver of lists with two elements of one identity; `nil` if they are a programmer's mistake.
  package var repeatedIdentities: RepeatedIdentities? {
    get { self[RepeatedIdentitiesKey.self] }
    set { self[RepeatedIdentitiesKey.self] = newValue }
  }
}
