/// Something a user did, as a client reported it: a closed record of plain values.
///
/// Every field comes from outside and says only what the client claims.
public struct UIEvent: Hashable, Sendable {
  /// The DOM's name of the event, such as `click`, `input` or `keydown`.
  public var type: String
  /// The element whose listener was triggered.
  public var target: NodeID
  /// The text or chosen option of the target, where the listener asked for it.
  public var value: String?
  /// Whether the target is checked, where it can be.
  public var checked: Bool?
  /// The `KeyboardEvent.key` of a key event.
  public var key: String?
  public var modifiers: Modifiers
  /// The pointer's position in CSS px, relative to the target's border box.
  public var x: Double?
  public var y: Double?
  /// How far the target is scrolled, or the wheel turned, in CSS px.
  public var scrollLeft: Double?
  public var scrollTop: Double?
  /// The pointer button, or the number of clicks in a row.
  public var detail: Int?
  /// The number of the client's last edit of the target when the event was sent; zero if none.
  public var edit: UInt32
  /// The fields of the target's form by name, in document order, where the listener asked for them.
  public var fields: [Field]

  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let shift = Modifiers(rawValue: 1)
    public static let control = Modifiers(rawValue: 2)
    public static let alt = Modifiers(rawValue: 4)
    public static let meta = Modifiers(rawValue: 8)
  }

  public struct Field: Hashable, Sendable {
    public var name: String
    public var value: String
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  public init(
    type: String, target: NodeID, value: String? = nil, checked: Bool? = nil, key: String? = nil,
    modifiers: Modifiers = [], x: Double? = nil, y: Double? = nil, scrollLeft: Double? = nil,
    scrollTop: Double? = nil, detail: Int? = nil, edit: UInt32 = 0, fields: [Field] = []
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
  }
}
