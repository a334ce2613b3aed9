import TrellisBase
import TrellisDOM

/// Decodes client requests strictly: each member must be known, have its type, be within its limit, and occur once. The
/// names of the session and the tab are either in the head of the request (`names`) or in its body.
struct ClientMessageDecoder: Sendable {
  var limits = ClientMessage.Limits()

  func attach(
    _ body: [UInt8], names: TabNames? = nil
  ) throws(JSONError) -> ClientMessage.Attach {
    var header = PartialHeader(names)
    var version: String?
    var path: String?
    var screen: ClientMessage.Screen?
    var owner: String?
    var next: UInt64?
    var isMove = false
    var actions: UInt64 = 0
    try read(body) { scanner, name throws(JSONError) in
      switch name {
      case "version": version = try scanner.string(limit: limits.name)
      case "path": path = try self.path(&scanner)
      case "screen": screen = try self.screen(&scanner)
      case "owner": owner = try scanner.string(limit: limits.name)
      case "next": next = try scanner.natural()
      case "move": isMove = try scanner.boolean()
      case "actions": actions = try scanner.natural()
      default: try header.readMember(name, from: &scanner)
      }
    }
    return ClientMessage.Attach(
      header: try header.complete(), version: try need(version, "version"),
      path: try need(path, "path"), screen: try need(screen, "screen"), owner: owner, next: next,
      isMove: isMove, actions: actions)
  }

  func poll(
    _ body: [UInt8], names: TabNames? = nil
  ) throws(JSONError) -> ClientMessage.Poll {
    var header = PartialHeader(names)
    var poll: UInt64?
    var isBrief = false
    try read(body) { scanner, name throws(JSONError) in
      switch name {
      case "poll": poll = try scanner.natural()
      case "brief": isBrief = try scanner.boolean()
      default: try header.readMember(name, from: &scanner)
      }
    }
    return ClientMessage.Poll(
      header: try header.complete(), poll: try need(poll, "poll"), isBrief: isBrief)
  }

  func paper(
    _ body: [UInt8], names: TabNames? = nil
  ) throws(JSONError) -> ClientMessage.Paper {
    var header = PartialHeader(names)
    try read(body) { scanner, name throws(JSONError) in
      try header.readMember(name, from: &scanner)
    }
    return ClientMessage.Paper(header: try header.complete())
  }

  func events(
    _ body: [UInt8], names: TabNames? = nil
  ) throws(JSONError) -> ClientMessage.Events {
    var header = PartialHeader(names)
    var first: UInt64?
    var events: [ClientMessage.Event]?
    try read(body) { scanner, name throws(JSONError) in
      switch name {
      case "first": first = try self.first(&scanner)
      case "events": events = try self.events(&scanner, limit: limits.events)
      default: try header.readMember(name, from: &scanner)
      }
    }
    return ClientMessage.Events(
      header: try header.complete(), first: try need(first, "first"),
      events: try need(events, "events"))
  }

  func leave(
    _ body: [UInt8], names: TabNames? = nil
  ) throws(JSONError) -> ClientMessage.Leave {
    var header = PartialHeader(names)
    header.acknowledged = 0
    var first: UInt64?
    var events: [ClientMessage.Event]?
    try read(body) { scanner, name throws(JSONError) in
      switch name {
      case "first": first = try self.first(&scanner)
      case "events": events = try self.events(&scanner, limit: limits.lastEvents)
      default: try header.readMember(name, from: &scanner)
      }
    }
    let complete = try header.complete()
    var leave = ClientMessage.Leave(session: complete.session, tab: complete.tab)
    if first != nil || events != nil {
      leave.first = try need(first, "first")
      leave.events = try need(events, "events")
    }
    return leave
  }

  private func read(
    _ body: [UInt8],
    _ member: (inout JSONScanner, String) throws(JSONError) -> Void
  ) throws(JSONError) {
    guard body.count <= limits.body else { throw .tooMany("bytes in a body") }
    var scanner = JSONScanner(body)
    try scanner.object(member)
    try scanner.end()
  }

  // MARK: Parts

  private func first(_ scanner: inout JSONScanner) throws(JSONError) -> UInt64 {
    let number = try scanner.natural()
    if number == 0 { throw scanner.malformed }
    return number
  }

  private func events(
    _ scanner: inout JSONScanner, limit: Int
  ) throws(JSONError) -> [ClientMessage.Event] {
    var list: [ClientMessage.Event] = []
    try scanner.array(of: "events", limit: limit) { scanner throws(JSONError) in
      list.append(try event(&scanner))
    }
    return list
  }

  private func path(_ scanner: inout JSONScanner) throws(JSONError) -> String {
    let path = try scanner.string(limit: limits.path)
    // Browsers treat a backslash as a slash, but leave it unchanged in a query.
    let isOfThisSite =
      path.begins(with: "/") && !path.prefix { $0 != "?" }.utf8.contains(UInt8(ascii: "\\"))
    guard isOfThisSite, path.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else {
      throw scanner.malformed
    }
    return path
  }

  private func screen(_ scanner: inout JSONScanner) throws(JSONError) -> ClientMessage.Screen {
    var partial = PartialScreen()
    try scanner.object { scanner, name throws(JSONError) in
      guard try partial.readMember(name, from: &scanner) else { throw .unexpected(name) }
    }
    return try partial.complete()
  }

  private func event(_ scanner: inout JSONScanner) throws(JSONError) -> ClientMessage.Event {
    var type: String?
    var target: UInt64?
    var path: String?
    var event = UIEvent(type: "", target: .none)
    var screen: ClientMessage.Screen?
    var animation: UInt32?
    var splice: TextSplice?
    try scanner.object { scanner, name throws(JSONError) in
      switch name {
      case "type":
        let text = try scanner.string(limit: limits.type)
        guard !text.isEmpty, text.utf8.allSatisfy(isEventLetter) else { throw scanner.malformed }
        type = text
      case "target":
        let number = try scanner.natural()
        guard number > 0, number <= UInt64(UInt32.max) else { throw scanner.malformed }
        target = number
      case "animation":
        let number = try scanner.natural()
        guard number > 0, number <= UInt64(UInt32.max) else { throw scanner.malformed }
        animation = UInt32(number)
      case "path": path = try self.path(&scanner)
      case "screen": screen = try self.screen(&scanner)
      case "splice": splice = try self.splice(&scanner)
      default: try readMember(name, into: &event, from: &scanner)
      }
    }
    switch try need(type, "type") {
    case "screen": return .screen(try need(screen, "screen"))
    case "open": return .open(try need(path, "path"))
    case "location": return .location(try need(path, "path"))
    case "finish": return .finish(try need(animation, "animation"))
    case let type:
      event.type = type
      event.target = NodeID(UInt32(try need(target, "target")))
      guard let splice else { return .user(event) }
      guard event.value == nil else { throw .unexpected("splice") }
      return .edit(event, splice)
    }
  }

  /// A change of a text: `[7,12,0,"a"]` inserts "a" into the value of event 7, and `[0,0,0,"abc"]` is a whole value.
  /// With a fifth element, the checksum of the server's value, the change applies to that value.
  private func splice(_ scanner: inout JSONScanner) throws(JSONError) -> TextSplice {
    var numbers: [UInt64] = []
    var text: String?
    var checksum: UInt32?
    try scanner.array(of: "parts of a splice", limit: 5) { scanner throws(JSONError) in
      if numbers.count < 3 {
        numbers.append(try scanner.natural())
      } else if text == nil {
        text = try scanner.string(limit: limits.value)
      } else {
        guard let sum = UInt32(exactly: try scanner.natural()), numbers[0] == 0 else {
          throw scanner.malformed
        }
        checksum = sum
      }
    }
    let inserted = try need(text, "text of a splice")
    let base: TextSplice.Base =
      checksum.map { .known(checksum: $0) } ?? (numbers[0] == 0 ? .empty : .event(numbers[0]))
    return TextSplice(
      base: base, start: Int(numbers[1]), removed: Int(numbers[2]), text: inserted)
  }

  private func isEventLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private func readMember(
    _ name: String, into event: inout UIEvent, from scanner: inout JSONScanner
  ) throws(JSONError) {
    switch name {
    case "value": event.value = try scanner.string(limit: limits.value)
    case "values": event.values = try values(&scanner)
    case "badInput": event.hasBadInput = try scanner.boolean()
    case "checked": event.checked = try scanner.boolean()
    case "key": event.key = try scanner.string(limit: limits.name)
    case "modifiers":
      let bits = try scanner.natural()
      guard bits < 16 else { throw scanner.malformed }
      event.modifiers = UIEvent.Modifiers(rawValue: UInt8(bits))
    case "x": event.x = try length(&scanner)
    case "y": event.y = try length(&scanner)
    case "scrollLeft": event.scrollLeft = try length(&scanner)
    case "scrollTop": event.scrollTop = try length(&scanner)
    case "detail": event.detail = Int(min(try scanner.natural(), UInt64(Int32.max)))
    case "edit":
      let edit = try scanner.natural()
      guard edit <= UInt64(UInt32.max) else { throw scanner.malformed }
      event.edit = UInt32(edit)
    case "fields": event.fields = try fields(&scanner)
    case "data": event.data = try scanner.string(limit: limits.value)
    case "shown": event.shown = try scanner.string(limit: limits.name)
    default: throw .unexpected(name)
    }
  }

  /// A length in CSS px, clamped to ±2³¹ like the numbers in addresses.
  private func length(_ scanner: inout JSONScanner) throws(JSONError) -> Double {
    min(max(try scanner.number(), Double(Int32.min)), Double(Int32.max))
  }

  /// The chosen options of a list: `["red","blue"]`.
  private func values(_ scanner: inout JSONScanner) throws(JSONError) -> [String] {
    var values: [String] = []
    try scanner.array(of: "values", limit: limits.fields) { scanner throws(JSONError) in
      values.append(try scanner.string(limit: limits.value))
    }
    return values
  }

  /// Names and values, with `true` for a field whose input is not a value of its type:
  /// `[["name","Ada"],["colour","blue"],["estimate","",true]]`.
  private func fields(_ scanner: inout JSONScanner) throws(JSONError) -> [UIEvent.Field] {
    var fields: [UIEvent.Field] = []
    try scanner.array(of: "fields", limit: limits.fields) { scanner throws(JSONError) in
      var name: String?
      var value: String?
      var hasBadInput = false
      try scanner.array(of: "parts of a field", limit: 3) { scanner throws(JSONError) in
        if name == nil {
          name = try scanner.string(limit: limits.name)
        } else if value == nil {
          value = try scanner.string(limit: limits.value)
        } else {
          hasBadInput = try scanner.boolean()
        }
      }
      fields.append(
        UIEvent.Field(
          name: try need(name, "name of a field"), value: try need(value, "value of a field"),
          hasBadInput: hasBadInput))
    }
    return fields
  }
}

private func need<Value>(_ value: Value?, _ name: String) throws(JSONError) -> Value {
  guard let value else { throw .missing(name) }
  return value
}

private struct PartialHeader {
  var session: String?
  var tab: String?
  var acknowledged: UInt64?
  var requestsReset = false
  var isSplit = false
  /// Whether the names are in the head of the request.
  let isNamed: Bool

  init(_ names: TabNames?) {
    isNamed = names != nil
    session = names?.session
    tab = names?.tab
  }

  mutating func readMember(
    _ name: String, from scanner: inout JSONScanner
  ) throws(JSONError) {
    switch name {
    case "session" where !isNamed: session = try scanner.string(limit: SessionToken.length)
    case "tab" where !isNamed:
      let text = try scanner.string(limit: TabNames.limit)
      guard !text.isEmpty else { throw scanner.malformed }
      tab = text
    case "ack": acknowledged = try scanner.natural()
    case "reset": requestsReset = try scanner.boolean()
    case "split": isSplit = try scanner.boolean()
    default: throw .unexpected(name)
    }
  }

  func complete() throws(JSONError) -> ClientMessage.Header {
    ClientMessage.Header(
      session: try need(session, "session"), tab: try need(tab, "tab"),
      acknowledged: try need(acknowledged, "ack"), requestsReset: requestsReset,
      isSplit: isSplit)
  }
}

private struct PartialScreen {
  var width: Double?
  var height: Double?
  var rest = ClientMessage.Screen(width: 0, height: 0)

  /// - Returns: whether the member is known.
  mutating func readMember(
    _ name: String, from scanner: inout JSONScanner
  ) throws(JSONError) -> Bool {
    switch name {
    case "width": width = try length(&scanner, 1...100_000)
    case "height": height = try length(&scanner, 1...100_000)
    case "pixelRatio": rest.pixelRatio = try length(&scanner, 0.1...20)
    case "rtl": rest.isRightToLeft = try scanner.boolean()
    case "dark": rest.prefersDark = try scanner.boolean()
    case "reducedMotion": rest.reducesMotion = try scanner.boolean()
    case "textScale": rest.textScale = try length(&scanner, 0.5...4)
    case "touch": rest.isTouch = try scanner.boolean()
    case "timeZone":
      // A browser's zone may be missing in the server's database; it is then ignored.
      rest.timeZone = TimeZoneName.checked(try scanner.string(limit: TimeZoneName.limit))
    default: return false
    }
    return true
  }

  private func length(
    _ scanner: inout JSONScanner, _ range: ClosedRange<Double>
  ) throws(JSONError) -> Double {
    let value = try scanner.number()
    guard range.contains(value) else { throw scanner.malformed }
    return value
  }

  func complete() throws(JSONError) -> ClientMessage.Screen {
    var screen = rest
    screen.width = try need(width, "width")
    screen.height = try need(height, "height")
    return screen
  }
}
