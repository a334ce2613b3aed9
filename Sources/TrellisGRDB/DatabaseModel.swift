public import GRDB
import Logging
import Synchronization
import TrellisBase
import TrellisComponents

/// A value read from a database, shown by the pages of all sessions. After each change of the tables that were read, the
/// value is read again, and the views that show it are evaluated again.
///
/// ```swift
/// let database = try DatabaseQueue(path: "shop.sqlite")
/// let staff = try DatabaseModel(database) { try Employee.order(\.name).fetchAll($0) }
/// // In a body:
/// ForEach(staff.value) { Text($0.name) }
/// ```
///
/// With a `DatabaseQueue`, the value has changed when a write returns. With a `DatabasePool`, it follows shortly after.
/// A model observes from its creation until its release, so an application keeps its models as long as it serves pages.
///
/// If a later read throws, the model keeps its value, ``failure`` is the error, the log has a line, and the model reads
/// again after a pause.
public final class DatabaseModel<Value: Equatable & Sendable>: Sendable {
  private let reader: any DatabaseReader
  private let fetch: @Sendable (Database) throws -> Value
  private let content: SharedModel<Value>
  private let lastFailure = SharedModel<(any Error)?>(nil)
  private let observation = Mutex<AnyDatabaseCancellable?>(nil)
  private let pause: Duration

  /// Reads the value, and observes the tables and rows that `fetch` reads.
  ///
  /// - Parameters:
  ///   - reader: a `DatabaseQueue` or a `DatabasePool`.
  ///   - fetch: reads the value, on a thread of the database, after each transaction that changes something that it has
  ///     read. Keep it fast: a `DatabaseQueue` waits for it.
  /// - Throws: the error of the first read, for example for a missing table.
  public convenience init(
    _ reader: any DatabaseReader, _ fetch: @escaping @Sendable (Database) throws -> Value
  ) throws {
    try self.init(reader, pause: .seconds(5), fetch)
  }

  /// - Parameter pause: the time after which a failed observation begins again.
  init(
    _ reader: any DatabaseReader, pause: Duration,
    _ fetch: @escaping @Sendable (Database) throws -> Value
  ) throws {
    self.reader = reader
    self.fetch = fetch
    self.pause = pause
    content = SharedModel(try reader.read(fetch))
    observe()
  }

  /// The value. A component that is being rendered depends on the whole value.
  public var value: Value { content.value }

  /// A part of the value. A component that is being rendered depends on this part.
  public subscript<Part: Equatable & Sendable>(
    path: any KeyPath<Value, Part> & Sendable
  ) -> Part { content[path] }

  /// The error of the last read; `nil` after a successful one. A component that is being rendered depends on it.
  public var failure: (any Error)? { lastFailure.value }

  private func observe() {
    let (fetch, content, lastFailure) = (fetch, content, lastFailure)
    let show = { @Sendable (value: Value) in
      if lastFailure.value != nil {
        lastFailure.update { $0 = nil }
        databaseLog.info("The observation of the database goes on")
      }
      if !exactlyEqual(content.value, value) { content.update { $0 = value } }
    }
    // A queue reads the value between the commit and the return of the write; a pool reads several values at a time,
    // whose order is known when they are delivered.
    let isSerial = reader is DatabaseQueue
    let started = ValueObservation.tracking { database in
      let value = try fetch(database)
      if isSerial { show(value) }
      return value
    }
    .start(in: reader, scheduling: Inline()) { [weak self] error in
      self?.fail(error)
    } onChange: { value in
      if !isSerial { show(value) }
    }
    observation.withLock { $0 = started }
  }

  private func fail(_ error: any Error) {
    databaseLog.error("A value of the database could not be read: \(error)")
    lastFailure.update { $0 = error }
    Task { [weak self, pause] in
      try await Task.sleep(for: pause)
      self?.observe()
    }
  }
}

private let databaseLog = Logger(label: "database")

/// Delivers the values on the thread that has read them, in their order; the first one before the observation returns.
private struct Inline: ValueObservationScheduler {
  func immediateInitialValue() -> Bool { true }
  func schedule(_ action: @escaping @Sendable () -> Void) { action() }
}
