import TrellisBase

/// A file as a client describes it before it sends the content.
///
/// All values are claims of the client: the name is made harmless (`UploadName`), the type is only checked for
/// its form, and the size is the number of bytes that the server accepts, neither more nor fewer.
public struct UploadDescription: Hashable, Sendable {
  /// The name of the file, for people to read. It is no path, and no file of the server has this name.
  public let name: String
  /// The media type, such as `image/png`, in lower case; `application/octet-stream` if it is unknown.
  public let type: String
  /// The bytes of the file, as the client announced them.
  public let size: Int

  /// The largest size of a file in bytes: a terabyte.
  package static let largestSize = 1 << 40

  /// Makes a description from the claims of a client.
  ///
  /// - Parameters:
  ///   - name: any text.
  ///   - type: any text; a text that is no media type becomes `application/octet-stream`.
  ///   - size: the number of bytes; `nil` is returned for a negative number and for more than a terabyte.
  public init?(name: String, type: String, size: Int) {
    guard (0...Self.largestSize).contains(size) else { return nil }
    self.name = UploadName.safe(name)
    self.type = Self.checked(type)
    self.size = size
  }

  /// `type` without parameters and in lower case, if it has the form of a media type.
  ///
  /// Source: RFC 6838, section 4.2.
  private static func checked(_ type: String) -> String {
    let essence = type.upTo(";").lowercased()
    let parts = essence.parts(between: "/", keepsEmpty: true)
    let isValid =
      parts.count == 2
      && parts.allSatisfy { part in
        (1...127).contains(part.utf8.count)
          && part.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
              UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "_"):
              true
            default: false
            }
          }
      }
    return isValid ? essence : "application/octet-stream"
  }
}
