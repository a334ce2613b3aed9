/// A key of the keyboard, with the modifier keys that are held down: `.enter`, `"a"`, `.shift + .tab`.
public struct Key: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The DOM's name of the key (`KeyboardEvent.key`), such as `Enter` or `a`.
  public let name: String
  var modifiers: Set<Modifier> = []

  /// A key that modifies other keys while it is held down; `meta` is Command or Windows.
  public enum Modifier: String, Hashable, Sendable {
    case shift, control, alt, meta
  }

  /// Creates a key from its DOM name.
  public init(_ name: String) { self.name = name }
  /// Creates a key from its DOM name.
  public init(stringLiteral value: String) { name = value }

  /// The key with a modifier key held down.
  public static func + (modifier: Modifier, key: Key) -> Key {
    var key = key
    key.modifiers.insert(modifier)
    return key
  }

  /// The key with the DOM name `Enter`: activates a link or a button, or submits a form.
  public static let enter = Key("Enter")
  /// The key with the DOM name `Tab`: moves the focus.
  public static let tab = Key("Tab")
  /// The key with the DOM name `Escape`: closes the topmost layer.
  public static let escape = Key("Escape")
  /// The space bar. Its DOM name is a space.
  public static let space = Key(" ")
  /// The key that deletes the letter before the caret.
  public static let backspace = Key("Backspace")
  /// The key that deletes the letter after the caret.
  public static let delete = Key("Delete")
  /// The key with the DOM name `ArrowUp`.
  public static let arrowUp = Key("ArrowUp")
  /// The key with the DOM name `ArrowDown`.
  public static let arrowDown = Key("ArrowDown")
  /// The key with the DOM name `ArrowLeft`, in any reading direction.
  public static let arrowLeft = Key("ArrowLeft")
  /// The key with the DOM name `ArrowRight`, in any reading direction.
  public static let arrowRight = Key("ArrowRight")
  /// The key with the DOM name `Home`: to the beginning.
  public static let home = Key("Home")
  /// The key with the DOM name `End`: to the end.
  public static let end = Key("End")
  /// The key with the DOM name `PageUp`: a screen back.
  public static let pageUp = Key("PageUp")
  /// The key with the DOM name `PageDown`: a screen on.
  public static let pageDown = Key("PageDown")
}
