public import TrellisComponents
import TrellisDOM

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ComponentHost {
  /// The states of the tree and the numbers of its elements, for a host in another process (`restore(_:)`).
  ///
  /// Renders first if a render is due. The result contains the states of components
  /// (``/TrellisComponents/StatePersistence``) and the client's element numbers. It does not contain controllers,
  /// models, the states of items of a ``DataSource``, properties of elements that only the client has, and running
  /// animations. Elements of a page that has shown items get new numbers.
  ///
  /// - Throws: An error that names each state that cannot be encoded.
  /// - Complexity: O(*n*) in components and elements.
  public func encodeState() throws(StateEncodingError) -> [UInt8] {
    renderIfNeeded()
    wake()
    let tree = try StateTreeEncoder.encode(generator.rootNode) { try StateCoder.encode($0) }
    let hiddenElements = mounter.hiddenElements
    let (numbers, hidden) = document.elementNumbers(hidden: hiddenElements)
    let digest = document.tagDigest(without: hiddenElements)
    let stored = StoredHost(
      tree: tree, numbers: Self.differences(numbers), hidden: hidden, next: document.nextNumber,
      // The client shows states of embedded trees that are not stored, so that it has to get all elements again.
      tags: generator.rootNode.hasShownEmbeddedTrees ? ~digest : digest)
    do {
      return try StateCoder.encode(stored)
    } catch {
      throw StateEncodingError(problems: ["\(error)"])
    }
  }

  /// Sets the states of the first render of this host from `stored`, and the numbers of its elements to the
  /// client's.
  ///
  /// `stored` is checked, because it may come from outside: a state that does not fit its component is
  /// omitted (``RestorationReport/problems``), and elements get new numbers if the tree differs.
  ///
  /// - Precondition: The host has not rendered.
  /// - Throws: ``StateDecodingError`` for bytes that are not a result of ``encodeState()``.
  public func restore(_ stored: [UInt8], limit: Int = 16 << 20) throws(StateDecodingError) {
    guard stored.count <= limit else {
      throw StateDecodingError(reason: "\(stored.count) bytes are more than the limit, \(limit)")
    }
    let host: StoredHost
    do {
      host = try StateCoder().decode(StoredHost.self, from: stored)
    } catch {
      throw StateDecodingError(reason: "\(error)")
    }
    guard host.version == StoredHost.version else {
      throw StateDecodingError(
        reason: "the form has the version \(host.version); this is version \(StoredHost.version)")
    }
    restoration = Restoration(
      states: StateRestoration(
        host.tree, decoder: StateCoder(), encode: { try StateCoder.encode($0) }),
      elements: Restoration.Elements(
        numbers: Self.sums(host.numbers), hidden: host.hidden, next: host.next, digest: host.tags,
        isContentDigest: false, fields: []))
    generator.restoration = restoration?.states
  }

  /// Sets the numbers of the elements of the first render to the client's.
  func finishRestoration() {
    guard let restoration else { return }
    self.restoration = nil
    if !restoration.states.finishFirstBuild() { generator.restoration = nil }
    let elements = restoration.elements
    let digest =
      elements.isContentDigest
      ? document.contentDigest(without: []) : document.tagDigest(without: [])
    let hasNumbers =
      elements.digest == digest
      && document.announce(
        numbers: elements.numbers, hidden: elements.hidden, next: elements.next)
    if hasNumbers { document.restore(elements.fields) }
    restorationReport = RestorationReport(
      restoredSlots: restoration.states.restored, storedSlots: restoration.states.slotCount,
      problems: restoration.states.problems, hasElementNumbers: hasNumbers)
  }

  /// The stored states of a host before its first render; a class, because few hosts have them.
  final class Restoration {
    let states: StateRestoration
    let elements: Elements

    init(states: StateRestoration, elements: Elements) {
      self.states = states
      self.elements = elements
    }

    /// The elements of the client.
    struct Elements {
      let numbers: [UInt32]
      let hidden: [UInt32]
      let next: UInt32
      let digest: UInt64
      /// Whether ``digest`` is of the contents, and not only of the structure.
      let isContentDigest: Bool
      let fields: [EditedField]
    }
  }

  /// The encoded form.
  struct StoredHost: Codable {
    static let version = 1
    var version = Self.version
    let tree: StoredTree
    /// The numbers of the elements in document order, each as the difference to the previous one.
    let numbers: [Int64]
    /// The numbers of hidden elements; the restored document does not contain these elements.
    let hidden: [UInt32]
    let next: UInt32
    let tags: UInt64
  }

  private static func differences(_ numbers: [UInt32]) -> [Int64] {
    zip(numbers, [0] + numbers).map { Int64($0) - Int64($1) }
  }

  private static func sums(_ differences: [Int64]) -> [UInt32] {
    var sum: Int64 = 0
    return differences.map {
      sum &+= $0
      return UInt32(truncatingIfNeeded: sum)
    }
  }
}

/// The outcome of ``ComponentHost/restore(_:limit:)``, once the host has rendered.
public struct RestorationReport: Hashable, Sendable {
  /// The number of slots with restored values.
  public let restoredSlots: Int
  /// The number of stored slots, without trees that are not shown yet (``/TrellisComponents/ComponentTree``). The
  /// slots of components that are not in the tree are lost.
  public let storedSlots: Int
  /// One sentence for each stored value that does not fit its slot.
  public let problems: [String]
  /// Whether the elements have the client's numbers; otherwise the client needs a reset.
  public let hasElementNumbers: Bool
}

/// The error for bytes that are not stored states.
public struct StateDecodingError: Error, CustomStringConvertible {
  /// A description of the invalid part of the bytes.
  public let reason: String

  public var description: String { "Stored states cannot be read: \(reason)" }
}

/// States as JSON.
struct StateCoder: StateDecoder {
  static func encode(_ value: any Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try Array(encoder.encode(value))
  }

  func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
    try JSONDecoder().decode(type, from: Data(bytes))
  }
}
