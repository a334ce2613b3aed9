public import Observation
import TrellisBase
public import TrellisComponents

/// The query of a page's address, read and set by ``Query`` properties.
///
/// Routes provide it; it belongs to the page.
public final class PageAddress: Observable {
  /// The path without the query, percent-encoded.
  public private(set) var path: String
  /// The decoded names and values, in the order of the address.
  private var items: [(name: String, value: String)]
  private let navigate: (String, Bool) -> Void
  private let registrar = ObservationRegistrar()

  /// - Parameters:
  ///   - path: without the query, percent-encoded.
  ///   - items: decoded names and values.
  ///   - navigate: shows another address; it replaces the current address if the second argument is `true`.
  public init(
    path: String = "/", items: [(name: String, value: String)] = [],
    navigate: @escaping (String, _ replacing: Bool) -> Void = { _, _ in }
  ) {
    self.path = path
    self.items = items
    self.navigate = navigate
  }

  /// The address, as an absolute path with the query.
  public var target: String { address(items) }

  private func address(_ items: [(name: String, value: String)]) -> String {
    if items.isEmpty { return path }
    return path + "?"
      + items.map { "\(Self.encoded($0.name))=\(Self.encoded($0.value))" }.joined(separator: "&")
  }

  /// The address with another value of `name`; `nil` removes it.
  func target(with value: String?, of name: String) -> String {
    address(Self.items(query, with: value, of: name))
  }

  private static func items(
    _ items: [(name: String, value: String)], with value: String?, of name: String
  ) -> [(name: String, value: String)] {
    let index = items.firstIndex { $0.name == name }
    var items = items.filter { $0.name != name }
    if let value { items.insert((name, value), at: min(index ?? items.count, items.count)) }
    return items
  }

  private var query: [(name: String, value: String)] {
    registrar.access(self, keyPath: \.target)
    return items
  }

  /// The first value of `name`; `nil` if the address has none.
  func value(of name: String) -> String? { query.first { $0.name.isExactly(name) }?.value }

  /// Sets or, with `nil`, removes the value of `name`, and shows the address.
  func set(_ value: String?, of name: String, replacing: Bool) {
    let present = items.first { $0.name.isExactly(name) }?.value
    guard !present.isExactly(value) else { return }
    registrar.withMutation(of: self, keyPath: \.target) {
      items = Self.items(items, with: value, of: name)
    }
    navigate(target, replacing)
  }

  /// Stores the address to which the user went.
  public func userWent(to path: String, items: [(name: String, value: String)]) {
    registrar.withMutation(of: self, keyPath: \.target) {
      self.path = path
      self.items = items
    }
  }

  /// `text` with all bytes except unreserved characters percent-encoded.
  ///
  /// Source: RFC 3986, section 2.3.
  private static func encoded(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return result
  }
}

private enum PageAddressKey: EnvironmentKey {
  static var defaultValue: PageAddress? { nil }
}

extension EnvironmentValues {
  /// The address of the page; `nil` where no route provides one.
  public var pageAddress: PageAddress? {
    get { self[PageAddressKey.self] }
    set { self[PageAddressKey.self] = newValue }
  }
}
