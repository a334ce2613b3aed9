import TrellisBase
import TrellisHTTP

/// The parts of a `multipart/form-data` body, as ranges of the body, without copies of the content.
///
/// Source: RFC 7578 and RFC 2046, section 5.1.1; HTML, "Multipart form data", for the escapes of names.
struct MultipartBody {
  struct Part: Equatable {
    let name: String
    /// `nil` for a field without a file.
    let fileName: String?
    /// The value of `Content-Type`; empty if the part has none.
    let type: String
    let content: Range<Int>
  }

  enum Failure: Error {
    case malformed
    case tooManyParts
  }

  /// The maximum bytes of a part's head.
  static let headLimit = 4_096

  private(set) var parts: [Part] = []

  /// - Parameters:
  ///   - type: the value of the request's `Content-Type`.
  ///   - limit: the maximum number of parts.
  /// - Complexity: O(bytes) for the bodies that browsers send.
  init(_ body: [UInt8], type: String, limit: Int) throws(Failure) {
    guard let boundary = Self.parameter("boundary", of: type),
      (1...70).contains(boundary.utf8.count)
    else { throw .malformed }
    let delimiter = Array("\r\n--\(boundary)".utf8)
    guard body.starts(with: delimiter.dropFirst(2)) else { throw .malformed }
    var position = delimiter.count - 2
    while true {
      // After a delimiter: "--" at the end of the body, otherwise the head of a part.
      if body[position...].starts(with: [45, 45]) { return }
      guard body[position...].starts(with: [13, 10]) else { throw .malformed }
      guard parts.count < limit else { throw .tooManyParts }
      let headLimit = min(position + Self.headLimit, body.count)
      guard let headEnd = Self.find([13, 10, 13, 10], in: body, position..<headLimit) else {
        throw .malformed
      }
      let start = headEnd + 4
      guard let end = Self.find(delimiter, in: body, start..<body.count),
        let part = Self.part(body[min(position + 2, headEnd)..<headEnd], content: start..<end)
      else { throw .malformed }
      parts.append(part)
      position = end + delimiter.count
    }
  }

  private static func part(_ head: ArraySlice<UInt8>, content: Range<Int>) -> Part? {
    var name: String?
    var fileName: String?
    var type = ""
    for line in String(decoding: head, as: UTF8.self).divided(atEach: "\r\n") {
      guard let colon = line.index(ofFirst: ":") else { return nil }
      let value = line.rest(after: colon).past(" ")
      switch line[..<colon].lowercased() {
      case "content-disposition":
        guard value.lowercased().begins(with: "form-data") else { return nil }
        name = parameter("name", of: String(value)).map(unescaped)
        fileName = parameter("filename", of: String(value)).map(unescaped)
      case "content-type": type = String(value)
      default: break
      }
    }
    return name.map { Part(name: $0, fileName: fileName, type: type, content: content) }
  }

  /// The value of a header field's parameter, quoted or not; `nil` if there is none.
  static func parameter(_ name: String, of field: String) -> String? {
    var rest = field[...]
    while let semicolon = rest.index(ofFirst: ";") {
      rest = rest.rest(after: semicolon).past(" \t")
      let key = rest.upTo("=;")
      guard rest[key.endIndex...].begins(with: "=") else { continue }
      rest = rest.rest(after: key.endIndex)
      let value: Substring
      if rest.begins(with: "\"") {
        value = rest.dropping(1).upTo("\"")
        rest = rest[value.endIndex...]
      } else {
        value = rest.upTo("; ")
        rest = rest[value.endIndex...]
      }
      if key.lowercased() == name { return String(value) }
    }
    return nil
  }

  /// `text` with the three escapes decoded that browsers write in names: quotation mark, CR and LF.
  private static func unescaped(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let sign = rest.index(ofFirst: "%") {
      result += rest[..<sign]
      switch String(decoding: rest[sign...].utf8.prefix(3), as: UTF8.self).uppercased() {
      case "%22": result += "\""
      case "%0D": result += "\r"
      case "%0A": result += "\n"
      default:
        result += "%"
        rest = rest.rest(after: sign)
        continue
      }
      rest = rest[sign...].dropping(3)
    }
    return result + rest
  }

  /// The first position of `pattern` that lies entirely in `range`.
  private static func find(_ pattern: [UInt8], in body: [UInt8], _ range: Range<Int>) -> Int? {
    body.withUnsafeBufferPointer { bytes in
      pattern.withUnsafeBufferPointer { pattern in
        var position = range.lowerBound
        let last = range.upperBound - pattern.count
        while position <= last {
          if bytes[position] == pattern[0] {
            var count = 1
            while count < pattern.count, bytes[position + count] == pattern[count] { count += 1 }
            if count == pattern.count { return position }
          }
          position += 1
        }
        return nil
      }
    }
  }
}
