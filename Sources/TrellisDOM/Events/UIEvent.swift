/// A user's event as reported by a client: a closed record of plain values.
///
/// All fields except `isPosted` come from the client and can have any value.
public struct UIEvent: Hashable, Sendable {
  /// The DOM's name of the event, such as `click`, `input` or `keydown`.
  public var type: String
  /// The element whose listener was triggered.
  public var target: NodeID
  /// The text or the first chosen option of the target, if the listener requested the value. Empty if
  /// ``hasBadInput`` is true.
  public var value: String?
  /// All chosen options of the target, if the target is a `multiple` list and the listener requested the
  /// value.
  public var values: [String]
  /// Whether the target contains text that is not a valid value of its type, such as `-` in a number field or 31
  /// February in a date field. The browser does not report this text.
  public var hasBadInput: Bool
  /// Whether the target is checked; `nil` if it has no checkedness.
  public var checked: Bool?
  /// The `KeyboardEvent.key` of a key event.
  public var key: String?
  /// The modifier keys that were held down; none for events without keys, such as `input`.
  public var modifiers: Modifiers
  /// The pointer's position in CSS px, relative to the target's border box.
  public var x: Double?
  /// The vertical counterpart of ``x``, from the top edge down, in CSS px; see ``ListenerOptions/Flags/position``.
  public var y: Double?
  /// The horizontal scroll offset of the target, or the horizontal distance of a wheel event, in CSS px.
  public var scrollLeft: Double?
  /// The vertical scroll offset of the target, or the vertical distance of a wheel event, in CSS px; positive values
  /// are down.
  public var scrollTop: Double?
  /// The pointer button, or the number of clicks in a row.
  public var detail: Int?
  /// The number of the client's last edit of the target when the event was sent; zero if none.
  public var edit: UInt32
  /// The fields of the target's form by name, in document order, if the listener requested them.
  public var fields: [Field]
  /// The fields that the listener requested (``ListenerOptions/fields``) as a JSON object, or the `detail` of a
  /// `CustomEvent` of an application's custom element, as JSON.
  public var data: String?
  /// The state that the target showed to its user (``Element/shownState``) at a `click` or a `keydown`; `nil` if it
  /// showed none, or if the listener did not request it (``ListenerOptions/Flags/shownState``).
  public var shown: String?

  /// The ``key`` of the `blur` event of a field in a form that a browser without scripts posted.
  package static let postedKey = "Posted"
  /// Whether the server created the event for a form that a browser without scripts posted. No client can set it.
  package var isPosted = false

  /// The modifier keys of a pointer or key event; the raw value equals the bits of the wire format.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Shift (`shiftKey`).
    public static let shift = Modifiers(rawValue: 1)
    /// Control (`ctrlKey`).
    public static let control = Modifiers(rawValue: 2)
    /// Alt, on Apple keyboards Option (`altKey`).
    public static let alt = Modifiers(rawValue: 4)
    /// The Windows key, on Apple keyboards Command (`metaKey`).
    public static let meta = Modifiers(rawValue: 8)
  }

  /// One entry of a form, as in the browser's `FormData`; files are omitted.
  public struct Field: Hashable, Sendable {
    /// The `name` of the form control; several fields may have the same name.
    public var name: String
    /// The value that the form would submit for the field.
    public var value: String
    /// Whether the field contains text that is not a valid value of its type; ``value`` is empty then.
    public var hasBadInput: Bool
    /// Creates a field; `value` is empty if `hasBadInput` is true.
    public init(name: String, value: String, hasBadInput: Bool = false) {
      self.name = name
      self.value = value
      self.hasBadInput = hasBadInput
    }
  }

  /// Creates an event, for example for a test. Each parameter sets the property of the same name; the defaults are the
  /// values of properties that the client does not report.
  public init(
    type: String, target: NodeID, value: String? = nil, checked: Bool? = nil, key: String? = nil,
    modifiers: Modifiers = [], x: Double? = nil, y: Double? = nil, scrollLeft: Double? = nil,
    scrollTop: Double? = nil, detail: Int? = nil, edit: UInt32 = 0, fields: [Field] = [],
    values: [String] = [], hasBadInput: Bool = false, data: String? = nil, shown: String? = nil
  ) {
    self.type = type
    self.target = target
    self.value = value
    self.checked = checked
    self.key = key
    self.modifiers = modifiers
    self.x = x
    self.y = y
    self.scrollLeft = scrollLeft
    self.scrollTop = scrollTop
    self.detail = detail
    self.edit = edit
    self.fields = fields
    self.values = values
    self.hasBadInput = hasBadInput
    self.data = data
    self.shown = shown
  }
}
