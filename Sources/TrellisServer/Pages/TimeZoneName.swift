import Foundation

/// The name of the reader's time zone: `Europe/Berlin`.
enum TimeZoneName {
  /// The cookie with the name, so that the first HTML of the next page shows times in the reader's zone.
  static let cookie = "trellis-zone"
  /// The maximum bytes of a name.
  static let limit = 64

  /// The name, if the server has a zone with this name.
  static func checked(_ name: some StringProtocol) -> String? {
    let name = String(name)
    guard !name.isEmpty, name.utf8.count <= limit, name.utf8.allSatisfy(isLetter),
      TimeZone(identifier: name) != nil
    else { return nil }
    return name
  }

  /// Checked before `TimeZone` opens a file with the name.
  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_/+-".utf8.contains(byte)
    }
  }
}
