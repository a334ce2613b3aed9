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

/// The value that `read` returns in the body of a view with the environment `values`.
func value<Value, Result>(
  with keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value,
  _ read: @escaping () -> Result
) -> Result? {
  var result: Result?
  _ = viewPage { Reader { result = read() }.environment(keyPath, value) }
  return result
}

private struct Reader: View {
  let read: () -> Void
  var body: some View {
    let _ = read()
    EmptyView()
  }
}
