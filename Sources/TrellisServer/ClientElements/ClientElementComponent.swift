import Foundation
import TrellisBase
public import TrellisComponents
import TrellisDOM
public import TrellisLayout

/// Shows a custom element of the application with typed properties.
///
/// ```swift
/// struct MapProperties: Encodable { var places: [Place]; var zoom: Double }
///
/// ClientElementComponent(
///   App.map, properties: MapProperties(places: places, zoom: 3),
///   attributes: ViewAttribute.on("choose", as: Place.self, Action { place in … }),
///   size: ComponentSize(height: 300))
/// ```
///
/// Only the script of the element adds content to it.
public final class ClientElementComponent: Component {
  /// The attribute that holds the properties.
  static let attribute = "data-properties"

  /// - Parameters:
  ///   - element: one of ``Application/clientElements``.
  ///   - properties: a value that is encoded as a JSON object, such as a structure. Its members become properties of
  ///     the element in the browser; members that are not in ``ClientElement/properties`` are not sent.
  ///   - attributes: any attributes except a text.
  /// - Complexity: O(bytes of the JSON) at each build.
  public init(
    _ element: ClientElement, properties: some Encodable, attributes: [ViewAttribute] = [],
    size: ComponentSize
  ) {
    let json = Self.json(of: properties, for: element)
    super.init(
      view: ViewConfiguration(
        ViewClass(element.tag, holdsBrowserState: true),
        attributes: [.attribute(Self.attribute, json)] + attributes.filter(Self.isAllowed)),
      size: size)
  }

  /// An element without properties.
  public convenience init(
    _ element: ClientElement, attributes: [ViewAttribute] = [], size: ComponentSize
  ) {
    self.init(element, properties: [String: String](), attributes: attributes, size: size)
  }

  public override func hasSameLayoutInputs(as previous: Component) -> Bool { true }

  private static func isAllowed(_ attribute: ViewAttribute) -> Bool {
    switch attribute {
    case .text, .inline:
      ProgrammerError.report(
        "An element of an application has no text; its script makes its content")
      return false
    default: return true
    }
  }

  /// The members of `properties` that `element` declares, as a JSON object with sorted names.
  private static func json(of properties: some Encodable, for element: ClientElement) -> String {
    do {
      let all = try JSONSerialization.jsonObject(with: try JSONEncoder().encode(properties))
      guard let members = all as? [String: Any] else {
        ProgrammerError.report("The properties of <\(element.tag)> are no JSON object")
        return "{}"
      }
      let named = members.filter { element.properties.contains($0.key) }
      let data = try JSONSerialization.data(
        withJSONObject: named, options: [.sortedKeys, .withoutEscapingSlashes])
      return String(decoding: data, as: UTF8.self)
    } catch {
      ProgrammerError.report("The properties of <\(element.tag)> are no JSON: \(error)")
      return "{}"
    }
  }
}

extension ViewAttribute {
  /// Sends `action` the `detail` of each `CustomEvent` `event` that an element of the application dispatches.
  ///
  /// A client can send any text: a detail that cannot be decoded is logged at the level debug and sends nothing.
  ///
  /// - Parameter event: one of ``ClientElement/events``.
  public static func on<Detail: Decodable>(
    _ event: String, as type: Detail.Type, _ action: Action<Detail>
  ) -> [ViewAttribute] {
    guard !action.isEmpty else { return [] }
    let decoding = Action<UIEvent>(identity: ListenerIdentity(event: event, action: action)) {
      sender, event in
      do {
        let data = Data((event.data ?? "null").utf8)
        let detail = try JSONDecoder().decode(Detail.self, from: data)
        action.send(detail, from: sender, startingAt: .sender)
      } catch {
        sender.mountedElement?.report("the detail of \(event.type) is no \(Detail.self): \(error)")
      }
    }
    return [.listener(event, decoding)]
  }

  private struct ListenerIdentity<Detail>: Hashable {
    let event: String
    let action: Action<Detail>

    static func == (left: Self, right: Self) -> Bool {
      left.event == right.event && left.action == right.action
    }

    func hash(into hasher: inout Hasher) { hasher.combine(event) }
  }
}
