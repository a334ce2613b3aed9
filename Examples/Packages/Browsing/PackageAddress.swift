import Foundation

/// The content of the page's address: the selected package, the search and the order.
struct PackageAddress: Hashable, Sendable {
  var package: Package.ID?
  var query = ""
  var order = SortOrder.name
  /// The page of the list, from 1; `nil` for the one with the package, or the first.
  var page: Int?
}

extension PackageAddress {
  /// Parses the decoded pairs of an address; unknown values are ignored.
  init(query pairs: [String: String]) {
    package = pairs["package"]
    query = pairs["search"] ?? ""
    order = pairs["sort"].flatMap(SortOrder.init) ?? .name
    page = pairs["page"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  }

  /// The address as a path of the site: `/?package=g%2B%2B:amd64&search=compiler`.
  var path: String {
    var pairs: [String] = []
    if let package { pairs.append("package=\(Self.encoded(package))") }
    if !query.isEmpty { pairs.append("search=\(Self.encoded(query))") }
    if order != .name { pairs.append("sort=\(order.rawValue)") }
    if let page { pairs.append("page=\(page)") }
    return pairs.isEmpty ? "/" : "/?" + pairs.joined(separator: "&")
  }

  /// The pages of the list in both orders, for exports.
  static func lists(of database: PackageDatabase) -> [PackageAddress] {
    let pages =
      (database.packages.count + PackageBrowser.pageLength - 1) / PackageBrowser.pageLength
    return [SortOrder.name, .size].flatMap { order in
      (1...max(pages, 1)).map { PackageAddress(order: order, page: $0 == 1 ? nil : $0) }
    }
  }

  private static let plain = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~:")

  private static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
  }
}
