/// How the addresses of a site's own files are written in a page that stands in a folder of files.
public struct RelativeAddresses: Hashable, Sendable {
  /// How the addresses begin on the server, such as `/assets/`.
  public var prefix: String
  /// The same folder as seen from the page, such as `../assets/`.
  public var fromPage: String
  /// The same folder as seen from the page's generated style sheet; empty where that stands in the folder.
  public var fromStyleSheet: String

  /// Makes a rule for the addresses that begin with `prefix`.
  public init(prefix: String, fromPage: String, fromStyleSheet: String) {
    self.prefix = prefix
    self.fromPage = fromPage
    self.fromStyleSheet = fromStyleSheet
  }

  /// The value of an attribute of a page, with its addresses as seen from the page.
  ///
  /// - Complexity: O(length of the value).
  func value(_ value: String, ofAttribute name: String) -> String {
    switch URLPolicy.kind(ofAttribute: name) {
    case .none: value
    case .address: fromPage(value)
    case .list:
      value.split(separator: ",", omittingEmptySubsequences: false).map { candidate in
        let spaces = candidate.prefix { $0 == " " }
        return spaces + fromPage(String(candidate.dropFirst(spaces.count)))
      }.joined(separator: ",")
    }
  }

  private func fromPage(_ address: String) -> String {
    address.hasPrefix(prefix) ? fromPage + address.dropFirst(prefix.count) : address
  }

  /// The value of a style, with the addresses in `url()` as seen from the style sheet.
  ///
  /// - Complexity: O(length of the value).
  func style(_ value: String) -> String {
    guard value.contains("url(") else { return value }
    return ["url(\"", "url('", "url("].reduce(value) { value, start in
      value.replacing(start + prefix, with: start + fromStyleSheet)
    }
  }
}
