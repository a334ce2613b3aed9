import Foundation
import TrellisDOM
import TrellisUI

/// A message of the browser about files that the user has chosen, or that cannot be sent.
///
/// The client numbers the files of a control from 1; the number is the *key* of a file.
struct FileAnnouncement: Decodable {
  struct File: Decodable {
    let key: Int
    let name: String
    let type: String
    let size: Int
    /// `true` for a file of an earlier post that the server no longer has.
    var isLost: Bool?
  }

  /// The valid keys: a control can add to them without overflow.
  private static let keys = 0...1 << 53
  /// The maximum number of files in one announcement.
  static let limit = 100

  /// The chosen files, in order; empty in an announcement of ``failed`` files.
  var files: [File] = []
  /// The keys of files that the browser cannot read, or that the server no longer accepts.
  var failed: [Int] = []
  /// Whether the files come with a posted form, so that the form must not run its action without them. Set by the
  /// server only.
  var isPosted = false

  private enum CodingKeys: CodingKey {
    case files, failed
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    files = try values.decodeIfPresent([File].self, forKey: .files) ?? []
    failed = try values.decodeIfPresent([Int].self, forKey: .failed) ?? []
    guard files.count <= Self.limit, failed.count <= Self.limit,
      files.allSatisfy({ Self.keys.contains($0.key) })
    else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: "too many files, or a wrong key"))
    }
  }

  /// The announcement in the data of an event; `nil` if it is malformed.
  init?(_ event: UIEvent) {
    guard let data = event.data,
      let value = try? JSONDecoder().decode(Self.self, from: Data(data.utf8))
    else { return nil }
    self = value
    isPosted = event.isPosted
    if !isPosted { for index in files.indices { files[index].isLost = nil } }
  }
}
