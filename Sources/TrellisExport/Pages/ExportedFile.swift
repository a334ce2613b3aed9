import TrellisBase
import TrellisHTTP
import TrellisServer

/// The files of exported pages.
enum ExportedFile {
  /// The file of the page at `target`: `/about` is `about/index.html`, and `/list?page=2` is `list/-page=2/index.html`.
  static func name(
    of target: String, in format: ExportOptions.Format = .html
  ) -> String {
    let parts = target.parts(between: "?", atMost: 1, keepsEmpty: true)
    var folders = parts[0].parts(between: "/").map { folder(String($0)) }
    if parts.count > 1, !parts[1].isEmpty { folders.append("-" + plain(String(parts[1]))) }
    return (folders + [format.fileName]).joined(separator: "/")
  }

  /// A segment of a path as a static file server looks it up: without percent-coding.
  private static func folder(_ segment: String) -> String {
    guard let name = PercentCoding.decodedPath(Array(segment.utf8)), name != ".", name != "..",
      name.utf8.count <= 200
    else { return plain(segment) }
    return name
  }

  /// `text` with the characters that some file system or server treats specially as `~` and their code.
  private static func plain(_ text: String) -> String {
    var name = ""
    for byte in text.utf8 {
      let character = Character(Unicode.Scalar(byte))
      let isPlain = character.isLetter || character.isNumber  // one scalar
      if byte < 0x80, isPlain || "-_=&".utf8.contains(byte) {
        name.append(character)
      } else {
        name += "~" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }
    guard name.utf8.count > 200 else { return name }
    var fingerprint = Fingerprint()
    fingerprint.add(text.utf8)
    return name.prefix(150) + "~" + fingerprint.text
  }

  /// The path from the folder of `file` to the exported folder: `../../` or nothing.
  static func root(from file: String) -> String {
    String(repeating: "../", count: file.parts(between: "/").count - 1)
  }

  /// `file` as a part of an address.
  static func address(_ file: String) -> String {
    if file.utf8.allSatisfy({ isPlain[Int($0)] }) { return file }
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in file.utf8 {
      if isPlain[Int(byte)] {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a byte is unescaped in an address.
  private static let isPlain: [Bool] = (0..<256).map { byte in
    let scalar = Unicode.Scalar(UInt8(byte))
    return byte < 0x80
      && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "-._~/=&".unicodeScalars.contains(scalar))
  }
}
