import Foundation
import TrellisBase
import TrellisComponents
public import TrellisLayout
import TrellisUI

/// The kinds of values that are dragged.
enum DraggedKind {
  /// The maximum size of a value, in characters of its text or JSON; a longer text is truncated.
  static let limit = 20_000

  /// The name of the kind of a type: `text` for texts, otherwise the letters and digits of its name.
  static func name<Value>(of type: Value.Type) -> String {
    if type == String.self { return "text" }
    let name = "\(type)".lowercased().unicodeScalars.filter {
      ("a"..."z").contains($0) || ("0"..."9").contains($0)
    }
    return "v-" + String(String.UnicodeScalarView(name.prefix(64)))
  }

  /// The value in a text from a client; the text may be anything.
  static func value<Value: Decodable>(_ type: Value.Type, of text: String) -> Value? {
    if let value = text as? Value { return value }
    return try? JSONDecoder().decode(type, from: Data(text.utf8))
  }

  /// The word of `data-recognizers` for `value`; `nil` if it is too long or no JSON.
  static func word<Value: Encodable>(_ value: Value, text: String?) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let encoded =
      (value as? String) ?? (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
    guard let encoded, encoded.utf16.count <= limit else {
      ProgrammerError.report(
        "A \(Value.self) is no JSON of at most \(limit) characters; drag an identifier of it")
      return nil
    }
    let parts = [name(of: Value.self), encoded, text ?? encoded]
    return "drag:" + parts.map(\.uriComponent).joined(separator: ",")
  }
}

/// The arguments of a modifier for dragging.
public struct DragChange: Hashable, Sendable {
  /// The word of `data-recognizers`; `nil` if the value cannot be dragged.
  let word: String?
}

extension View {
  /// Makes this view draggable by pointer, with a text for views of the page, other pages and programs.
  ///
  /// Dragging needs a pointer: offer a button or a menu for the same change.
  public func draggable(_ text: String) -> BoxView<Self, DragChange> {
    draggable(of: text, text: nil)
  }

  /// Makes this view draggable by pointer, with a value for ``dropDestination(for:action:isTargeted:)``.
  ///
  /// The value is sent to the browser and returned at the drop: drag an identifier, and look up the other data.
  /// Dragging needs a pointer: offer a button or a menu for the same change.
  ///
  /// - Parameters:
  ///   - value: at most 20,000 characters of JSON.
  ///   - text: the text for other pages and programs; `nil` for the JSON of the value.
  public func draggable<Value: Codable>(
    _ value: Value, text: String? = nil
  ) -> BoxView<Self, DragChange> { draggable(of: value, text: text) }

  private consuming func draggable(of value: some Encodable, text: String?) -> BoxView<
    Self, DragChange
  > {
    let change = DragChange(word: DraggedKind.word(value, text: text))
    return BoxView(self, change, name: "draggable") { change, box in
      guard let word = change.word, EnvironmentValues.current.isEnabled else { return }
      box.prepareForAttributes()
      box.attributes += [
        .attribute("draggable", "true"), .recognizer(word), .className("l-draggable"),
      ]
    }
  }

  /// Runs `action` when a value of a type is dropped on this view.
  ///
  /// For `String` it is the text of any drag, of at most 20,000 characters; for a longer one the action is not run, and the page
  /// says so. A client may send any value of the type, whether a view of the page
  /// offers it or not: check that the user is allowed to make the change. Among nested destinations the innermost gets
  /// the value.
  ///
  /// - Parameters:
  ///   - type: the type of a value of ``draggable(_:text:)``.
  ///   - action: gets the value, and the position in this view in CSS px. Its result has no effect, as the browser has
  ///     ended the drag before.
  ///   - isTargeted: runs with `true` while a drag with such a value is over this view, and with `false` afterwards.
  ///     The style sheet marks the view meanwhile, without a round trip.
  public consuming func dropDestination<Value: Codable>(
    for type: Value.Type = Value.self, action: @escaping ([Value], Point) throws -> Bool,
    isTargeted: ((Bool) throws -> Void)? = nil
  ) -> some View {
    let change = DropChange(
      kind: DraggedKind.name(of: type),
      drop: { text, location in
        if let value = DraggedKind.value(type, of: text) { _ = try action([value], location) }
      }, isTargeted: isTargeted)
    return BoxView(self, change) { change, box in
      guard EnvironmentValues.current.isEnabled else { return }
      box.prepareForAttributes()
      box.attributes += change.attributes
    }
  }
}

/// The arguments of a modifier for drops.
private struct DropChange {
  let kind: String
  let drop: (String, Point) throws -> Void
  let isTargeted: ((Bool) throws -> Void)?

  var attributes: [ViewAttribute] {
    let (drop, isTargeted) = (drop, isTargeted)
    var attributes = ViewAttribute.on(
      .dropValue(kind), .text, .location, action: Action { try drop($0, $1) })
    attributes.append(.className("l-droppable"))
    guard let isTargeted else { return attributes }
    return attributes
      + ViewAttribute.on(.dragTarget(kind), .isTargeted, action: Action { try isTargeted($0) })
  }
}
