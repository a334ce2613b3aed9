import TrellisComponents
import TrellisDOM
import TrellisTesting
import TrellisUI

@testable import TrellisViews

/// A page with a view alone, without the page's own box.
func viewPage(_ view: @escaping () -> some View) -> TestPage {
  TestPage { HostingComponent(Group { view() }) }
}

/// Something that views count in, and that is equal to any other.
final class Log: Equatable {
  var entries: [String] = []
  func callAsFunction(_ entry: String) { entries.append(entry) }
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
  static func == (lhs: Log, rhs: Log) -> Bool { true }
}
