import Foundation
import Synchronization

/// The identity of an element of a list that follows other elements with the same identity.
struct RepeatedIdentity<ID: Hashable>: Hashable {
  let id: ID
  /// The number of the elements with the identity before this one.
  let count: Int
}

extension RepeatedIdentity: Encodable {
  private enum Keys: CodingKey { case id, count }

  func encode(to encoder: any Encoder) throws {
    guard let id = id as? any Encodable else {
      throw EncodingError.invalidValue(
        id, .init(codingPath: encoder.codingPath, debugDescription: "an identity is not Codable"))
    }
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(id, forKey: .id)
    try container.encode(count, forKey: .count)
  }
}

/// The warnings of lists with two elements of one identity.
enum RepeatedIdentities {
  /// The types of elements for which a warning was written.
  private static let warned = Mutex<Set<String>>([])

  /// Writes a warning to the standard error, once for each type of elements.
  static func warn(of id: String, elements type: String) {
    guard warned.withLock({ $0.insert(type).inserted }) else { return }
    let text = """
      ForEach shows two elements with the identity \(id.prefix(100)), of the type \(type). The later one is identified \
      by its order, so that its state does not follow it. Give each element an identity of its own

      """
    FileHandle.standardError.write(Data(text.utf8))
  }
}
