import TrellisBase

/// A custom element that a script of the application defines, such as a map, a chart or an editor.
///
/// ```swift
/// static let map = ClientElement(
///   "x-map", script: "x-map.js", properties: ["places", "zoom"], events: ["choose"])
/// var clientElements: [ClientElement] { [Self.map] }
/// ```
///
/// The script is a module in ``Application/publicFolder`` that calls `customElements.define("x-map", …)`. Every page
/// loads the scripts of all declared elements; the content security policy does not change. The element gets typed
/// properties, and reports to the page by `CustomEvent`s. Patches never change the content that the script creates
/// inside the element. If the whole page is sent again, for example for a new session, the element is created again.
///
/// ``ClientElementComponent`` shows the element.
///
/// Source: ComponentKit's views of any class, with custom attributes and delegates (rows D2, D8, D17).
public struct ClientElement: Hashable, Sendable {
  /// The name of the element, with a hyphen.
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
  ///   - properties: letters and digits, a lower case letter first. Clients refuse properties that all elements have,
  ///     such as `innerHTML`.
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
