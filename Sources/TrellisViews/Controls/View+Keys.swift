import TrellisComponents
import TrellisDOM
import TrellisUI

/// A key of a keyboard, by the value of `KeyboardEvent.key`: `"a"`, `"Enter"`.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The value of `KeyboardEvent.key`.
  public let name: String

  /// A key by its value of `KeyboardEvent.key`.
  public init(_ name: String) { self.name = name }
  /// A key by its value of `KeyboardEvent.key`.
  public init(stringLiteral name: String) { self.init(name) }

  /// `ArrowUp`.
  public static let upArrow: KeyEquivalent = "ArrowUp"
  /// `ArrowDown`.
  public static let downArrow: KeyEquivalent = "ArrowDown"
  /// `ArrowLeft`, in any reading direction.
  public static let leftArrow: KeyEquivalent = "ArrowLeft"
  /// `ArrowRight`, in any reading direction.
  public static let rightArrow: KeyEquivalent = "ArrowRight"
  /// The key to the page above.
  public static let pageUp: KeyEquivalent = "PageUp"
  /// The key to the page below.
  public static let pageDown: KeyEquivalent = "PageDown"
  /// The key to the beginning.
  public static let home: KeyEquivalent = "Home"
  /// The key to the end.
  public static let end: KeyEquivalent = "End"
  /// `Escape`; it also closes the layer on top.
  public static let escape: KeyEquivalent = "Escape"
  /// `Enter`, of the main keys and of the number pad.
  public static let `return`: KeyEquivalent = "Enter"
  /// The space bar; its value is a space.
  public static let space: KeyEquivalent = " "
  /// `Delete`, for the character after the caret; not `Backspace`.
  public static let delete: KeyEquivalent = "Delete"
}

extension EventModifiers {
  fileprivate init(_ modifiers: UIEvent.Modifiers) {
    self = []
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.control) { insert(.control) }
    if modifiers.contains(.alt) { insert(.option) }
    if modifiers.contains(.meta) { insert(.command) }
  }
}

/// The arguments of a modifier for keys.
public struct KeyChange {
  let keys: [KeyEquivalent]
  let action: (KeyEquivalent, EventModifiers) throws -> Void
}

extension View {
  /// Runs `action` when one of `keys` is pressed while the focus is in this view, in place of the browser's action.
  public func onKeyPress(
    _ keys: KeyEquivalent..., perform action: @escaping (KeyEquivalent) throws -> Void
  ) -> BoxView<Self, KeyChange> { onKeyPress(keys, perform: action) }

  /// Runs `action` when one of `keys` is pressed while the focus is in this view, in place of the browser's action.
  public func onKeyPress(
    _ keys: [KeyEquivalent], perform action: @escaping (KeyEquivalent) throws -> Void
  ) -> BoxView<Self, KeyChange> { onKeyPress(keys) { key, _ in try action(key) } }

  /// Runs `action` when one of `keys` is pressed while the focus is in this view, in place of the browser's action. The
  /// second argument has the modifier keys that are held down: `.control` is the control key, `.command` the command
  /// key of Apple systems or the Windows key.
  ///
  /// ```swift
  /// Block().onKeyPress([.leftArrow, .rightArrow]) { key, modifiers in
  ///   if modifiers.contains(.shift) { resize(key) } else { move(key) }
  /// }
  /// ```
  public consuming func onKeyPress(
    _ keys: [KeyEquivalent],
    perform action: @escaping (KeyEquivalent, EventModifiers) throws -> Void
  ) -> BoxView<Self, KeyChange> {
    BoxView(self, KeyChange(keys: keys, action: action)) { change, box in
      // The field itself has a listener for Enter; a box around it receives the event too.
      if case .field(let field) = box.content, field.onSubmit != nil { box.wrap() }
      let options = ListenerOptions(flags: .preventDefault, keys: change.keys.map(\.name))
      box.add(
        .listener(
          "keydown", options,
          Action { event in
            guard let key = event.key else { return }
            try change.action(KeyEquivalent(key), EventModifiers(event.modifiers))
          }))
    }
  }

  /// Sets an attribute of this view's element, such as `id`, that no other modifier sets; `nil` sets none.
  public consuming func attribute(_ name: String, _ value: String?) -> BoxView<
    Self, AttributeChange
  > {
    BoxView(self, AttributeChange(name: name, value: value)) { change, box in
      if let value = change.value { box.add(.attribute(change.name, value)) }
    }
  }

  /// Adds a class to this view's element, for a style sheet or a script of the application; `nil` adds none.
  ///
  /// - Parameter name: one or more words. Names that begin with `l-`, `t-` or `trellis-` are reserved for the library.
  public consuming func className(_ name: String?) -> BoxView<Self, AttributeChange> {
    BoxView(self, AttributeChange(name: "class", value: name)) { change, box in
      if let name = change.value { box.add(.className(name)) }
    }
  }
}

/// The arguments of a modifier for an attribute.
public struct AttributeChange: Hashable, Sendable {
  let name: String
  let value: String?
}
