/// A key of the keyboard, with the modifier keys that are held down: `.enter`, `"a"`, `.shift + .tab`.
public struct Key: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The DOM's name of the key (`KeyboardEvent.key`), such as `Enter` or `a`.
  public let name: String
  var modifiers: Set<Modifier> = []

  /// A modifier key.
  public enum Modifier: String, Hashable, Sendable {
    case shift, control, alt, meta
  }

  /// Makes a key of its DOM name.
  public init(_ name: String) { self.name = name }
  /// Makes a key of its DOM name.
  public init(stringLiteral value: String) { name = value }

  /// The key with a modifier key held down.
  public static func + (modifier: Modifier, key: Key) -> Key {
    var key = key
    key.modifiers.insert(modifier)
    return key
  }

  /// The Enter key.
  public static let enter = Key("Enter")
  /// The Tab key.
  public static let tab = Key("Tab")
  /// The Escape key.
  public static let escape = Key("Escape")
  /// The space bar.
  public static let space = Key(" ")
  /// The key that deletes the letter before the caret.
  public static let backspace = Key("Backspace")
  /// The key that deletes the letter after the caret.
  public static let delete = Key("Delete")
  /// The arrow up.
  public static let arrowUp = Key("ArrowUp")
  /// The arrow down.
  public static let arrowDown = Key("ArrowDown")
  /// The arrow left.
  public static let arrowLeft = Key("ArrowLeft")
  /// The arrow right.
  public static let arrowRight = Key("ArrowRight")
  /// The Home key.
  public static let home = Key("Home")
  /// The End key.
  public static let end = Key("End")
  /// The Page Up key.
  public static let pageUp = Key("PageUp")
  /// The Page Down key.
  public static let pageDown = Key("PageDown")
}
