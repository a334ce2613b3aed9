internal import Synchronization

/// A model shown by the pages of many sessions, protected by a lock.
///
/// A component that reads the model in `render(_:)` is rendered again after the part that it read has
/// changed:
///
///     let prices = SharedModel(Prices())
///     prices[\.title]                          // in render(_:): depends on the title alone
///     prices.update { $0.title = "Closed" }    // from any task
///
/// A model of a single session needs no lock: mark its class `@Observable`. The compiler distinguishes the
/// two, because only a `SharedModel` is `Sendable`.
public final class SharedModel<Value: Sendable>: Sendable {
  private struct Content: ~Copyable {
    var value: Value
    var readers: [ReaderID: Reader] = [:]
    var lastReader: ReaderID = 0
    /// The number of updates.
    var updates: UInt64 = 0
    /// Is called after each update.
    var observer: (@Sendable () -> Void)?

    /// Removes the readers whose part is different now.
    mutating func takeNotices() -> [ChangeNotice] {
      var notices: [ChangeNotice] = []
      for (id, reader) in readers where !reader.isSame(value) {
        notices.append(reader.notice)
        readers[id] = nil
      }
      return notices
    }
  }

  private typealias ReaderID = UInt64

  private struct Reader: Sendable {
    let notice: ChangeNotice
    /// Whether the part is equal in another value.
    let isSame: @Sendable (Value) -> Bool
  }

  private let content: Mutex<Content>

  /// Makes a model with its first value.
  public init(_ value: Value) { content = Mutex(Content(value: value)) }

  /// The value. A component that is being rendered depends on the whole value.
  public var value: Value { read({ $0 }, isSame: { _, _ in false }) }

  /// A part of the value. A component that is being rendered depends on this part.
  public subscript<Part: Equatable & Sendable>(
    path: any KeyPath<Value, Part> & Sendable
  ) -> Part {
    read({ $0[keyPath: path] }, isSame: { $0[keyPath: path] == $1 })
  }

  private func read<Part: Sendable>(
    _ part: (Value) -> Part, isSame: @escaping @Sendable (Value, Part) -> Bool
  ) -> Part {
    let observation = RenderContext.current?.build?.observationOfReader
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

  /// Changes the value, and rebuilds every component that read a part whose value is now different.
  ///
  /// - Parameter change: must not read or change the same model: it runs under the model's lock.
  /// - Complexity: O(*n*) in the parts that were read.
  public func update<Result>(
    _ change: (inout Value) throws -> sending Result
  ) rethrows -> Result {
    var notices: [ChangeNotice] = []
    var observer: (@Sendable () -> Void)?
    defer {
      for notice in notices { notice.send() }
      observer?()
    }
    return try content.withLock { content in
      defer {
        content.updates += 1
        observer = content.observer
        notices = content.takeNotices()
      }
      return try change(&content.value)
    }
  }

  /// Sets the function that is called after each ``update(_:)``, on its thread.
  package func onUpdate(_ body: @escaping @Sendable () -> Void) {
    content.withLock { $0.observer = body }
  }

  /// The number of calls of ``update(_:)``.
  package var updates: UInt64 { content.withLock { $0.updates } }

  /// Replaces the value, without a call of the function of ``onUpdate(_:)``.
  ///
  /// - Parameter updates: the number of updates before `value` was read; after another one, nothing is changed.
  /// - Returns: whether the value was replaced.
  package func replace(_ value: Value, after updates: UInt64) -> Bool {
    let notices = content.withLock { content -> [ChangeNotice]? in
      guard content.updates == updates else { return nil }
      content.value = value
      return content.takeNotices()
    }
    for notice in notices ?? [] { notice.send() }
    return notices != nil
  }

  /// The number of parts that components read.
  var readerCount: Int { content.withLock { $0.readers.count } }

  private func forget(_ id: ReaderID) { content.withLock { $0.readers[id] = nil } }

  private struct Link: SharedModelLink {
    let end: () -> Void

    init(_ end: @escaping () -> Void) { self.end = end }
  }
}

/// The link to a part of a shared model, to stop observing it.
protocol SharedModelLink {
  var end: () -> Void { get }
}

extension BuildState {
  /// The observation of the component being rendered; `nil` for none.
  var observationOfReader: NodeObservation? {
    reader == nil ? nil : requireObservation()
  }
}
