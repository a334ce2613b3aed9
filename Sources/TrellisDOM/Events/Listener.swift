import TrellisBase

/// The processing of an event in the browser before the event is sent to the server.
///
/// Options are compared by value. They are sent to the client as the attribute `data-on`; the handler stays
/// on the server, so a change of the handler sends nothing.
public struct ListenerOptions: Hashable, Sendable {
  /// The milliseconds without a further event before the event is sent; zero sends at once.
  public var debounce: UInt16
  /// The minimum milliseconds between two sent events; zero means no limit, except that `pointermove`, `scroll` and
  /// `wheel` are sent once a frame.
  public var throttle: UInt16
  /// The parts of an event that are sent, and the reactions of the browser that are suppressed.
  public var flags: Flags
  /// The `KeyboardEvent.key` values that are sent; empty means all.
  public var keys: [String]
  /// The names of further properties of the event, or of its `detail`, to send as a JSON object (``UIEvent/data``):
  /// letters and digits only.
  public var fields: [String]

  /// Options that are on or off; none is on by default.
  public struct Flags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Suppresses the browser's default action.
    public static let preventDefault = Flags(rawValue: 1)
    /// Stops propagation: listeners of ancestors do not receive the event.
    public static let stopPropagation = Flags(rawValue: 2)
    /// Sends the element's `value` and `checked` with the event.
    public static let value = Flags(rawValue: 4)
    /// Sends only events whose target is the element itself.
    public static let selfOnly = Flags(rawValue: 8)
    /// Sends the pointer's position in the element, in CSS px.
    public static let position = Flags(rawValue: 16)
    /// Sends the values of all fields of the form.
    public static let form = Flags(rawValue: 32)
    /// Captures the pointer of a `pointerdown`: its events have this target until it is released.
    public static let capturePointer = Flags(rawValue: 64)
    /// Sends the first event only; the server refuses any other.
    public static let once = Flags(rawValue: 128)
    /// Receives the event before the listeners of descendants.
    public static let capture = Flags(rawValue: 256)
    /// Requests ``UIEvent/shown``, and also accepts a `click` on a state that is no longer current. The client sends
    /// the state to every listener.
    public static let shownState = Flags(rawValue: 512)
  }

  /// Creates options; by default every event is sent at once, without values of its element. Only `pointermove`,
  /// `scroll` and `wheel` are sent once a frame.
  ///
  /// - Parameters:
  ///   - debounce: the milliseconds of quiet before an event is sent.
  ///   - throttle: the minimum milliseconds between two sent events.
  ///   - flags: the options that are on.
  ///   - keys: the `KeyboardEvent.key` values that are sent; empty means all.
  ///   - fields: the names of properties to send as ``UIEvent/data``; names with characters other than letters and
  ///     digits are ignored.
  public init(
    debounce: UInt16 = 0, throttle: UInt16 = 0, flags: Flags = [], keys: [String] = [],
    fields: [String] = []
  ) {
    self.debounce = debounce
    self.throttle = throttle
    self.flags = flags
    self.keys = keys
    self.fields = fields.filter(Self.isField)
  }

  /// Whether both are sent to the client as the same text.
  public static func == (lhs: ListenerOptions, rhs: ListenerOptions) -> Bool {
    lhs.debounce == rhs.debounce && lhs.throttle == rhs.throttle && lhs.flags == rhs.flags
      && lhs.keys.isExactly(rhs.keys) && lhs.fields.isExactly(rhs.fields)
  }

  private static func isField(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 32
      && name.utf8.allSatisfy {
        ($0 | 0x20 >= 97 && $0 | 0x20 <= 122) || ($0 >= 48 && $0 <= 57)
      }
  }

  /// The options in the format of `data-on`: `d150,t100,p,s,v,o,x,f,c,n,u,e=clientX|buttons,k=Enter|Escape`.
  var words: String {
    var parts: [String] = []
    if debounce > 0 { parts.append("d\(debounce)") }
    if throttle > 0 { parts.append("t\(throttle)") }
    if flags.contains(.preventDefault) { parts.append("p") }
    if flags.contains(.stopPropagation) { parts.append("s") }
    if flags.contains(.value) { parts.append("v") }
    if flags.contains(.selfOnly) { parts.append("o") }
    if flags.contains(.position) { parts.append("x") }
    if flags.contains(.form) { parts.append("f") }
    if flags.contains(.capturePointer) { parts.append("c") }
    if flags.contains(.once) { parts.append("n") }
    if flags.contains(.capture) { parts.append("u") }
    if !fields.isEmpty { parts.append("e=" + fields.joined(separator: "|")) }
    if !keys.isEmpty { parts.append("k=" + keys.map(Self.escaped).joined(separator: "|")) }
    return parts.joined(separator: ",")
  }

  /// A key name, percent-encoded so that it contains no separator.
  private static func escaped(_ key: String) -> String {
    if key.utf8.allSatisfy(isPlain) { return key }
    var result = ""
    for byte in key.utf8 {
      if isPlain(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += byte < 16 ? "%0" : "%"
        result += String(byte, radix: 16, uppercase: true)
      }
    }
    return result
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}

/// A handler for one kind of event on one element.
public struct Listener {
  /// The DOM's name of the event, such as `click`.
  public let event: String
  /// The options that the client applies before it sends an event.
  public let options: ListenerOptions
  /// Called on the server for each event that a client sent from the element.
  public let handler: (UIEvent) -> Void
}
