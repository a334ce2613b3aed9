import TrellisBase

/// An element of the application's own, which a script of the application defines: a map, a chart, an editor.
///
/// ```swift
/// static let map = ClientElement(
///   "x-map", script: "x-map.js", properties: ["places", "zoom"], events: ["choose"])
/// var clientElements: [ClientElement] { [Self.map] }
/// ```
///
/// The script is a module of ``Application/publicFolder`` that calls `customElements.define("x-map", …)`. Every page
/// loads the scripts of all declared elements; the content security policy stays as it is. The element gets typed
/// properties, and reports to the page by `CustomEvent`s. Patches never change the content that the script makes inside
/// the element. If the whole page is sent again, as for a new session, the element is made again.
///
/// ``ClientElementComponent`` shows one.
///
/// Source: ComponentKit's views of any class, with attributes and delegates of their own (rows D2, D8, D17).
public struct ClientElement: Hashable, Sendable {
  /// The name of the element, which has a hyphen.
  public let tag: String
  /// The name of the script in ``Application/publicFolder``.
  public let script: String
  /// The names of the properties that components may set.
  public let properties: [String]
  /// The names of the events that components may listen to.
  public let events: [String]

  /// - Parameters:
  ///   - tag: lower case letters, digits and hyphens, at least one hyphen, a letter first.
  ///   - script: a file of the public folder, such as `x-map.js`.
  ///   - properties: letters and digits, a lower case letter first. Clients refuse those of all elements, such as
  ///     `innerHTML`.
  ///   - events: lower case letters and digits.
  /// - Precondition: the names are of these forms.
  public init(_ tag: String, script: String, properties: [String] = [], events: [String] = []) {
    precondition(
      tag.holds("-") && Self.isName(tag, also: "-"),
      "An element of an application needs a name with a hyphen, in lower case, and not \"\(tag)\"")
    for name in properties {
      precondition(
        Self.isName(name.lowercased()) && name.first?.isLowercase == true,
        "A property of <\(tag)> cannot be called \"\(name)\"")
    }
    for name in events {
      precondition(
        Self.isName(name), "An event of <\(tag)> has a name in lower case, and not \"\(name)\"")
    }
    self.tag = tag
    self.script = script
    self.properties = properties
    self.events = events
  }

  /// Whether `name` has one to 32 lower case letters, digits and characters `extra`, a letter first.
  static func isName(_ name: String, also extra: Character? = nil) -> Bool {
    guard let first = name.first, ("a"..."z").contains(first), name.utf8.count <= 32 else {
      return false
    }
    return name.allSatisfy {
      ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == extra
    }
  }
}
