/// The content of the page's address: the selected package, the search and the order.
struct PackageAddress: Hashable, Sendable {
  var package: Package.ID?
  var query = ""
  var order = SortOrder.name
  /// The page of the list that is shown in place of the whole list, from 1; `nil` for the whole list.
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

  /// `text` with all but letters, digits and `-._~:` as percent-encoded UTF-8.
  private static func encoded(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
    let digits = Array("0123456789ABCDEF")
    var result = ""
    for byte in text.utf8 {
      if isPlain(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result.append("%")
        result.append(digits[Int(byte >> 4)])
        result.append(digits[Int(byte & 15)])
      }
    }
    return result
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: ":"):
      true
    default: false
    }
  }
}
