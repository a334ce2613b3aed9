import Synchronization

/// A place for a service of an application, such as its database, that is opened at its first use.
///
/// ```swift
/// @main struct Shop: Application {
///   @Option var database: String
///   private enum CodingKeys: CodingKey { case database }
///   private let opened = LazyService<Store>()
///
///   func store() async throws -> Store { try await opened.value { try Store(path: database) } }
/// }
/// ```
///
/// An application is a value that is made from the command line. A property without an argument, such as this one, is
/// left out of its `CodingKeys`.
public final class LazyService<Value: Sendable>: Sendable {
  private let opening = Mutex<Task<Value, any Error>?>(nil)

  /// A place without a service.
  public init() {}

  /// The service. The first call opens it by `open`, and calls meanwhile wait for it. The cancellation of a caller does
  /// not end `open`.
  ///
  /// - Throws: the error of `open`; the next call opens the service again.
  public func value(_ open: @escaping @Sendable () async throws -> Value) async throws -> Value {
    let task = opening.withLock { opening in
      let task = opening ?? Task { try await open() }
      opening = task
      return task
    }
    do {
      return try await task.value
    } catch {
      opening.withLock { if $0 == task { $0 = nil } }
      throw error
    }
  }
}
