import Foundation

/// A recorded case: the fields of all four kinds of rows.
struct TextConformanceRow: Decodable {
  struct Line: Decodable {
    var start: Int
    var end: Int
    var visible: Int
    var width: Double
    var solo: Double
  }

  struct Cut: Decodable {
    var start: Int
    var visible: Int
    var text: String
    var width: Double
  }

  /// A number of pixels, or the word `normal`.
  struct LineHeight: Decodable {
    var pixels: Double?

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      pixels = try? container.decode(Double.self)
      if pixels == nil, try container.decode(String.self) != "normal" {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "a line height is a number or \"normal\"")
      }
    }
  }

  var id: String?
  var category: String?
  var text: String
  var lang: String
  var dir: String
  var size: Double?
  var weight: Int?
  var letterSpacing: Double?
  var lineHeight: LineHeight?
  var width: Double?
  var midword: Bool?
  var lines: [Line]?
  var maxLines: Int?
  var last: Cut?
  var breaks: [Int]?
  /// The values of CSS `line-break` and `word-break`; `auto` and `normal` if they are missing.
  var lineBreak: String?
  var wordBreak: String?
  var script: String?
  var pinned: Bool?
  var height: Double?
  var baseline: Double?
  var spanTop: Double?
  var spanHeight: Double?

  /// Parses one line of JSON.
  ///
  /// An unpaired surrogate becomes U+FFFD, as when browsers convert text to UTF-8; offsets do not change.
  init(line: some Sequence<UInt8>) throws {
    self = try JSONDecoder().decode(
      TextConformanceRow.self, from: Data(LoneSurrogates.replaced(in: Array(line))))
  }
}

/// Repairs JSON with unpaired surrogates in strings.
enum LoneSurrogates {
  /// Replaces every `\\uD8xx` escape without its second half by `\\uFFFD`.
  static func replaced(in json: [UInt8]) -> [UInt8] {
    guard json.contains(UInt8(ascii: "\\")) else { return json }
    var json = json
    var index = 0
    while index < json.count {
      guard json[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      guard let unit = escape(at: index, in: json) else {
        index += 2
        continue
      }
      if unit & 0xFC00 == 0xD800, let next = escape(at: index + 6, in: json),
        next & 0xFC00 == 0xDC00
      {
        index += 12
        continue
      }
      if unit & 0xF800 == 0xD800 {
        json.replaceSubrange(index..<index + 6, with: Array("\\uFFFD".utf8))
      }
      index += 6
    }
    return json
  }

  private static func escape(at index: Int, in json: [UInt8]) -> UInt16? {
    guard index + 6 <= json.count, json[index] == UInt8(ascii: "\\"),
      json[index + 1] == UInt8(ascii: "u")
    else { return nil }
    return UInt16(String(decoding: json[index + 2..<index + 6], as: UTF8.self), radix: 16)
  }
}
