import Foundation

/// A client of the protocol.
final class LoadTab {
  private var messages: TabMessages
  /// The element numbers of the page's buttons.
  private(set) var buttons: [Int] = []
  /// Those of its text fields.
  private(set) var fields: [Int] = []
  private var version = ""

  init(_ name: String) { messages = TabMessages(session: "", tab: name, namesInHead: true) }

  // MARK: Requests

  static func get(_ target: String, cookie: String? = nil) -> [UInt8] {
    let field = cookie.map { "Cookie: \($0)\r\n" } ?? ""
    return Array("GET \(target) HTTP/1.1\r\nHost: 127.0.0.1\r\n\(field)\r\n".utf8)
  }

  /// - Parameter wantsTree: whether the response has the whole tree.
  func attach(wantsTree: Bool = false) -> [UInt8] {
    let screen = #"{"width":1280,"height":800,"pixelRatio":1}"#
    messages.needsReset = wantsTree
    defer { messages.needsReset = false }
    return post("attach", messages.attach(version: version, screen: screen))
  }

  /// - Parameter isBrief: whether the server must respond at once.
  func poll(isBrief: Bool = false) -> [UInt8] { post("poll", messages.poll(isBrief: isBrief)) }

  /// A request with one click, which is sent once.
  func click(_ button: Int) -> [UInt8] {
    event(#"{"type":"click","target":\#(buttons[button])}"#)
  }

  /// A request with one text without special characters for a field, which is sent once.
  func type(_ field: Int, _ text: String) -> [UInt8] {
    event(#"{"type":"input","target":\#(fields[field]),"value":"\#(text)"}"#)
  }

  /// A request with one event, which is sent once.
  func event(_ json: String) -> [UInt8] {
    messages.add(event: json)
    defer { messages.acknowledgeAll() }
    return post("event", messages.events())
  }

  func leave() -> [UInt8] { post("leave", messages.leave()) }

  private func post(_ verb: String, _ body: String) -> [UInt8] {
    Array(
      """
      POST /_trellis/\(verb) HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n\
      \(messages.fields)Content-Length: \(body.utf8.count)\r\n\r\n\(body)
      """.utf8)
  }

  // MARK: Responses

  /// Reads the page: its token, its version, and the numbers of its buttons and fields.
  func open(_ response: LoadResponse) throws {
    guard response.status == 200 else { throw LoadError.response(response.status) }
    let page = String(decoding: response.body, as: UTF8.self)
    messages.enter(Self.meta("session", page))
    version = Self.meta("version", page)
    guard let root = page.range(of: "<div data-trellis") else { throw LoadError.response(200) }
    // Elements are numbered in document order.
    var number = 0
    let tags = page[root.lowerBound...].split(separator: "<", omittingEmptySubsequences: true)
    for tag in tags where tag.first?.isLetter == true {
      number += 1
      if tag.hasPrefix("button") { buttons.append(number) }
      if tag.hasPrefix("input") { fields.append(number) }
    }
  }

  /// Reads the session of the response to an attach, if it is a new one.
  func enter(_ response: LoadResponse) throws {
    let text = String(decoding: response.body, as: UTF8.self)
    guard let start = text.range(of: "\"session\":\"") else {
      throw LoadError.response(response.status)
    }
    messages.enter(String(text[start.upperBound...].prefix { $0 != "\"" }))
    receive(response)
  }

  /// Records the number of the last batch of a response.
  ///
  /// - Returns: the patches that the tab did not have.
  @discardableResult
  func receive(_ response: LoadResponse) -> [ArraySlice<UInt8>] {
    var depth = 0
    var isInText = false
    var wantsNumber = false
    var number: UInt64 = 0
    var isEscaped = false
    var start: Int?
    var patches: [ArraySlice<UInt8>] = []
    for (index, byte) in zip(response.body.indices, response.body) {
      if isInText {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInText = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInText = true
      case UInt8(ascii: "["):
        depth += 1
        wantsNumber = depth == 2
        if wantsNumber { number = 0 }
      case UInt8(ascii: "]"):
        depth -= 1
        if depth == 2, let first = start {
          patches.append(response.body[first...index])
          start = nil
        }
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if wantsNumber { number = number * 10 + UInt64(byte - 48) }
      case UInt8(ascii: ","):
        guard wantsNumber else { continue }
        if number > messages.applied { start = index + 1 }
        messages.apply(number)
        wantsNumber = false
      default: break
      }
    }
    return patches
  }

  private static func meta(_ name: String, _ page: String) -> String {
    guard let start = page.range(of: "<meta name=\"trellis-\(name)\" content=\"") else {
      return ""
    }
    return String(page[start.upperBound...].prefix { $0 != "\"" })
  }
}
