import Foundation
import TrellisBase
import TrellisDOM
import TrellisHosting

/// The part of a stored session that each increment replaces.
struct SavedHeader: Codable, Equatable {
  /// The version of the form; a process does not read another one.
  static let version = 1

  var version = Self.version
  /// The version of the client script.
  var script: String
  var tab: String
  /// The name of the user, and the identity of the sign-in, for which the page was opened.
  var user: String?
  var signIn: String?
  /// The present address of the page, with its query.
  var target: String
  var title: String
  var languages: [String]
  var base: String
  var screen: ClientMessage.Screen
  /// The number of the last applied event.
  var done: UInt64
  /// The number and the text of the last event with a splice, unless the text is long: the tab then sends its next value whole.
  var splice: UInt64?
  var spliced: String?
  /// The numbers of the newest batch and of the last reset.
  var last: UInt64
  var lastReset: UInt64
  /// The highest acknowledgement received; `nil` in sessions stored by versions that did not record it.
  var acknowledged: UInt64?
  /// The number of the batch after which the tab moves to another page.
  var move: UInt64?
  var document: StoredDocument
  /// Whether the tab gets the document of this increment by its batches: whether no change waits and no reset is due.
  var isExact: Bool
  /// The code of the last change, in Base64.
  var chain: Data

  /// The maximum bytes of ``spliced``.
  static let spliceLimit = 1024
}

/// A change of a stored session.
struct SavedChange: Codable {
  var states: StoredChanges
  var batches: [Batch] = []

  /// A batch that the tab may not have received.
  struct Batch: Codable {
    var number: UInt64
    var operations: String
  }

  /// The maximum bytes of a batch that is stored. A tab that has not received a larger one gets a reset.
  static let batchLimit = 16 << 10
}

/// A session from a store, for a new page.
struct SavedPage: Sendable {
  /// The name and the version of the session in the store.
  let id: String
  var version: UInt64
  let header: SavedHeader
  let states: StoredChanges
  /// The stored batches, with consecutive numbers up to the newest one.
  let batches: [DeliveryQueue.Batch]

  /// Whether the tab can continue without a reset, if the page has the same document.
  ///
  /// - Parameters:
  ///   - acknowledged: the number of the last batch that the tab has applied; the greatest one if it needs no batches.
  ///   - event: the number of the first event of the request; `nil` for a request without events.
  func continues(after acknowledged: UInt64, event: UInt64?) -> Bool {
    numbers.continues(after: acknowledged, event: event)
  }

  var numbers: SavedNumbers {
    SavedNumbers(
      done: header.done, last: header.last, lastReset: header.lastReset,
      acknowledged: header.acknowledged ?? 0, batches: batches.count, isExact: header.isExact)
  }
}

extension SavedSession {
  static func encode(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return Array(try encoder.encode(value))
  }

  static func decode<Value: Decodable>(_ type: Value.Type, _ bytes: [UInt8]) throws -> Value {
    try JSONDecoder().decode(type, from: Data(bytes))
  }
}

/// The encoding of stored sessions.
enum SavedSession {
  /// The reason for which a stored session is not used.
  enum Problem: Error, CustomStringConvertible {
    case forged
    case malformed(String)

    var description: String {
      switch self {
      case .forged: "its bytes are not authentic"
      case .malformed(let reason): "it is malformed: \(reason)"
      }
    }
  }
}
