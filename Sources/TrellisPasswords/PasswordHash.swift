import CSodium
import Foundation
import Synchronization

/// The salted hash of a password, by Argon2id.
///
/// ```swift
/// let hash = try await PasswordHash.make("correct horse")
/// try store.insert(account, hash.text)
/// // At a sign-in; an unknown account takes the same time as a wrong password:
/// guard await PasswordHash.verify(entered, store.hash(of: account)) else { return nil }
/// ```
///
/// Passwords are normalized to NFKC, so that the same text typed on different systems has one hash. Hashes are made by
/// libsodium on threads of their own, as many at once as the machine has processors. Hashes of other programs are
/// accepted if they are Argon2id, version 19, of 16 bytes or more, with a cost that ``Cost`` allows and 1 to 16 lanes.
///
/// Sources: RFC 9106; OWASP Password Storage Cheat Sheet; NIST SP 800-63B, §5.1.1.2.
public struct PasswordHash: Hashable, Sendable, CustomStringConvertible {
  /// The work for one hash.
  public struct Cost: Hashable, Sendable {
    /// The memory in KiB.
    public var memory: Int
    /// The number of passes over the memory.
    public var passes: Int

    /// - Precondition: the memory is 8 KiB to 1 GiB, and there are 1 to 100 passes.
    public init(memory: Int, passes: Int) {
      precondition((8...1_048_576).contains(memory) && (1...100).contains(passes))
      self.memory = memory
      self.passes = passes
    }

    /// 19 MiB and two passes: some 20 ms on one processor.
    public static let standard = Cost(memory: 19_456, passes: 2)
  }

  /// The reasons for which a password has no hash.
  public enum Failure: Error, Equatable {
    /// The password has more than 4,096 bytes.
    case tooLong
    /// The library reports an error, such as too little memory.
    case library(String)
  }

  /// The algorithm, the cost, the salt and the hash, as `$argon2id$v=19$m=19456,t=2,p=1$…$…`.
  public let text: String

  /// A stored hash; a text that is no hash matches no password.
  public init(_ text: String) { self.text = text }

  /// Only that it is a hash: logs do not show it.
  public var description: String { "PasswordHash(…)" }

  /// The hash of a password with a new random salt.
  ///
  /// - Throws: ``Failure``.
  public static func make(
    _ password: String, cost: Cost = .standard
  ) async throws -> PasswordHash {
    let password = normalized(password)
    guard password.utf8.count <= limit else { throw Failure.tooLong }
    return try await Worker.shared.run { try hash(password, cost) }.get()
  }

  /// Whether `password` has the hash `hash`.
  ///
  /// Without a hash, or with a text that is none, the function takes the time of a hash of `cost` and returns `false`:
  /// the time does not tell whether an account exists.
  public static func verify(
    _ password: String, _ hash: PasswordHash?, cost: Cost = .standard
  ) async -> Bool {
    let password = normalized(password)
    guard password.utf8.count <= limit else { return false }
    return await Worker.shared.run {
      guard let hash, let own = hash.cost else {
        _ = try? Self.hash(password, cost)
        return false
      }
      record(own)
      let length = UInt64(password.utf8.count)
      return isReady && crypto_pwhash_str_verify(hash.text, password, length) == 0
    }.success ?? false
  }

  /// Whether the hash was made with less work than `cost`, and should be made again when its user signs in.
  public func isWeaker(than cost: Cost = .standard) -> Bool {
    guard let own = self.cost else { return true }
    return own.memory < cost.memory || own.passes < cost.passes
  }

  /// The cost in ``text``; `nil` if the text is no hash, or one whose work would be without bound.
  var cost: Cost? {
    let parts = text.utf8.split(separator: UInt8(ascii: "$")).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard parts.count == 5, parts[0] == "argon2id", parts[1] == "v=19" else { return nil }
    let values = parts[2].utf8.split(separator: UInt8(ascii: ",")).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard values.count == 3, values[0].hasPrefix("m="), values[1].hasPrefix("t="),
      values[2].hasPrefix("p="), let memory = Int(values[0].dropFirst(2)),
      let passes = Int(values[1].dropFirst(2)), let lanes = Int(values[2].dropFirst(2)),
      (8...1_048_576).contains(memory), (1...100).contains(passes), (1...16).contains(lanes)
    else { return nil }
    return Cost(memory: memory, passes: passes)
  }

  private static let limit = 4096
  private static let isReady = sodium_init() >= 0

  private static let doneWork = Atomic(0)
  /// The KiB that all hashes together have filled, once for each pass.
  static var work: Int { doneWork.load(ordering: .relaxed) }

  private static func record(_ cost: Cost) {
    doneWork.wrappingAdd(cost.memory * cost.passes, ordering: .relaxed)
  }

  private static func normalized(_ password: String) -> String {
    password.precomposedStringWithCompatibilityMapping
  }

  private static func hash(_ password: String, _ cost: Cost) throws -> PasswordHash {
    record(cost)
    var text = [CChar](repeating: 0, count: crypto_pwhash_strbytes())
    guard isReady,
      crypto_pwhash_str_alg(
        &text, password, UInt64(password.utf8.count), UInt64(cost.passes), cost.memory * 1024,
        crypto_pwhash_alg_argon2id13()) == 0
    else {
      throw Failure.library(
        "A hash needs \(cost.memory) KiB; more memory or a lower cost would help")
    }
    return PasswordHash(
      String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
  }
}

/// Runs the work of hashes on threads of its own, one for each processor, in order.
private final class Worker: Sendable {
  static let shared = Worker()
  private let queue = OperationQueue()

  private init() {
    queue.maxConcurrentOperationCount = max(1, ProcessInfo.processInfo.activeProcessorCount)
    queue.qualityOfService = .userInitiated
  }

  func run<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async -> Result<Value, any Error> {
    await withCheckedContinuation { continuation in
      queue.addOperation { continuation.resume(returning: Result { try work() }) }
    }
  }
}

extension Result {
  fileprivate var success: Success? { try? get() }
}
