internal import Synchronization

/// A model that the pages of many sessions show, behind a lock.
///
/// A component that reads the model while it is rendered is rendered again after the part that it read has changed:
///
///     let prices = SharedModel(Prices())
///     prices[\.title]                          // in render(_:): depends on the title alone
///     prices.update { $0.title = "Closed" }    // from any task
///
/// A model of one session alone needs no lock: mark its class `@Observable`. The compiler keeps the two apart, as
/// only a `SharedModel` is `Sendable`.
public final class SharedModel<Value: Sendable>: Sendable {
  private struct Content: ~Copyable {
    var value: Value
    var readers: [ReaderID: Reader] = [:]
    var lastReader: ReaderID = 0
  }

  private typealias ReaderID = UInt64

  private struct Reader: Sendable {
    let notice: ChangeNotice
    /// Whether the part that was read is the same in another value.
    let isSame: @Sendable (Value) -> Bool
  }

  private let content: Mutex<Content>

  public init(_ value: Value) { content = Mutex(Content(value: value)) }

  /// The value. A component that is being rendered depends on the whole of it.
  public var value: Value { read({ $0 }, isSame: { _, _ in false }) }

  /// A part of the value, on which a component that is being rendered depends.
  public subscript<Part: Equatable & Sendable>(
    path: any KeyPath<Value, Part> & Sendable
  ) -> Part {
    read({ $0[keyPath: path] }, isSame: { $0[keyPath: path] == $1 })
  }

  private func read<Part: Sendable>(
    _ part: (Value) -> Part, isSame: @escaping @Sendable (Value, Part) -> Bool
  ) -> Part {
    let observation = Pass.current?.build?.observationOfReader
    return content.withLock { content in
      let result = part(content.value)
      if let observation {
        content.lastReader += 1
        let id = content.lastReader
        content.readers[id] = Reader(notice: observation.receiver) { isSame($0, result) }
        observation.add(Link { [weak self] in self?.forget(id) })
      }
      return result
    }
  }

  /// Changes the value, and has every component rendered again that read a part that is another one now.
  ///
  /// - Complexity: O(*n*) in the parts that were read.
  public func update<Result>(
    _ change: (inout Value) throws -> sending Result
  ) rethrows -> Result {
    var notices: [ChangeNotice] = []
    defer { for notice in notices { notice.send() } }
    return try content.withLock { content in
      defer {
        for (id, reader) in content.readers where !reader.isSame(content.value) {
          notices.append(reader.notice)
          content.readers[id] = nil
        }
      }
      return try change(&content.value)
    }
  }

  /// The number of parts that components read.
  var readerCount: Int { content.withLock { $0.readers.count } }

  private func forget(_ id: ReaderID) { content.withLock { $0.readers[id] = nil } }

  private struct Link: SharedModelLink {
    let end: () -> Void

    init(_ end: @escaping () -> Void) { self.end = end }
  }
}

/// The way to stop observing a part of a shared model.
protocol SharedModelLink {
  var end: () -> Void { get }
}

extension BuildState {
  /// The observation of the component being rendered; `nil` where none is.
  var observationOfReader: NodeObservation? {
    observedIdentity == nil ? nil : requireObservation()
  }
}
