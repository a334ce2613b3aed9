/// The listeners of an element, parsed from the attribute `data-on`: `click keydown:p,k=Enter|Escape`.
struct ClientListeners {
  /// The options of one listener.
  struct Options {
    var flags: Set<Character> = []
    var keys: [String] = []
    var fields: [String] = []
  }

  private var options: [String: Options] = [:]

  init(_ words: String?) {
    for word in (words ?? "").split(separator: " ") {
      let parts = word.split(separator: ":", maxSplits: 1)
      guard let name = parts.first else { continue }
      var one = Options()
      if parts.count > 1 {
        for part in parts[1].split(separator: ",") {
          if part.hasPrefix("k=") {
            one.keys = part.dropFirst(2).split(separator: "|").map { String($0).percentDecoded }
          } else if part.hasPrefix("e=") {
            one.fields = part.dropFirst(2).split(separator: "|").map(String.init)
          } else if let flag = part.first, part.count == 1 {
            one.flags.insert(flag)
          }
        }
      }
      options[String(name)] = one
    }
  }

  subscript(event: String) -> Options? { options[event] }
}

/// A command that the client runs without the server, parsed from the attribute `data-do`: `click:show=menu-3`.
struct ClientCommandWord {
  let event: String
  /// The key that runs the command at a key event.
  let key: String?
  let verb: String
  let texts: [String]

  /// The commands of an attribute; malformed words are ignored.
  static func all(in words: String?) -> [ClientCommandWord] {
    (words ?? "").split(separator: " ").compactMap { word in
      let parts = word.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      let trigger = parts[0].split(separator: ".", maxSplits: 1)
      let command = parts[1].split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return ClientCommandWord(
        event: String(trigger[0]),
        key: trigger.count > 1 ? String(trigger[1]).percentDecoded : nil,
        verb: String(command[0]),
        texts: command.count > 1
          ? command[1].split(separator: "|", omittingEmptySubsequences: false)
            .map { String($0).percentDecoded } : [])
    }
  }
}

extension String {
  /// The percent-decoded text.
  var percentDecoded: String {
    guard contains("%") else { return self }
    var bytes: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
