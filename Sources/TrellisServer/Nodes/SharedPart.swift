import Foundation
import Synchronization
public import TrellisComponents

/// A part of an application that the servers with the same store of sessions have in common: its messages or changes reach
/// the pages of all.
///
/// ```swift
/// static let starred = Topic<String>()
/// static let prices = SharedModel(Prices())
///
/// var sharedParts: [SharedPart] {
///   [
///     .topic(Self.starred, as: "starred"),
///     .model(Self.prices, as: "prices") { try await database.prices() },
///   ]
/// }
/// ```
///
/// Without a store that several servers share, a part belongs to one server. Messages are authenticated by
/// `TRELLIS_SECRET`, but not encrypted.
public struct SharedPart: Sendable {
  let connect: @Sendable (NodeLink) -> Void

  /// A topic whose messages reach the pages of all servers.
  ///
  /// A message reaches the pages of the publishing server as before, and the pages of another server later, at most once. The messages of one
  /// server arrive in the order of their publishing; messages of two servers may arrive in another order at each. A
  /// message is lost for servers that have no connection to the store at that time, and for all if it takes more than 1 MiB as
  /// JSON, cannot be encoded, or more than 8 MiB of messages wait.
  ///
  /// - Parameter name: the name at all servers; each topic has another one.
  public static func topic<Message: Codable & Sendable>(
    _ topic: Topic<Message>, as name: String
  ) -> SharedPart {
    SharedPart { link in
      let part = "topic " + name
      topic.forward { [weak link] message in
        guard let link else { return }
        do { link.send(try SavedSession.encode(message), to: part) } catch {
          link.report("A message of the topic \(name) is not sent to other servers: \(error)")
        }
      }
      link.receive(part) { [weak link] event in
        guard case .message(let bytes) = event else { return }
        do { topic.deliver(try SavedSession.decode(Message.self, bytes)) } catch {
          link?.report("A message of the topic \(name) from another server is not used: \(error)")
        }
      }
    }
  }

  /// A model whose value is also in a database: after a change at one server, the others read it again.
  ///
  /// A server writes to the database first, and calls ``/TrellisComponents/SharedModel/update(_:)`` then. The others call `reload` after it, and
  /// after each connection to the store, since they may have missed changes. Several changes may lead to one call. If it
  /// throws, the model keeps its value, the log has a line, and the call is repeated after about a second. So all servers show the
  /// last value of the database once they are connected.
  ///
  /// - Parameters:
  ///   - name: the name at all servers; each model has another one.
  ///   - reload: reads the value; one call at a time.
  public static func model<Value: Sendable>(
    _ model: SharedModel<Value>, as name: String,
    reload: @escaping @Sendable () async throws -> Value
  ) -> SharedPart {
    SharedPart { link in
      let part = "model " + name
      let reading = RepeatedWork { [weak link] in
        guard let link else { return }
        do {
          // A value that was read before a change of this server is older than the change.
          var updates: UInt64
          repeat {
            updates = model.updates
          } while try await !model.replace(reload(), after: updates)
        } catch {
          link.report("The model \(name) was not read again: \(error)")
          throw error
        }
      }
      model.onUpdate { [weak link] in link?.send([], to: part) }
      link.receive(part) { _ in reading.begin() }
    }
  }
}

/// Work that is done again if it is demanded while it is being done.
final class RepeatedWork: Sendable {
  private let work: @Sendable () async throws -> Void
  /// Whether the work is being done, and whether it is demanded again.
  private let state = Mutex((isRunning: false, isDue: false))
  private let pause: Duration

  /// - Parameter pause: the time after which work that has failed is done again.
  init(pause: Duration = .seconds(1), _ work: @escaping @Sendable () async throws -> Void) {
    self.pause = pause
    self.work = work
  }

  /// Demands the work; does not wait.
  func begin() {
    let starts = state.withLock { state in
      state.isDue = true
      defer { state.isRunning = true }
      return !state.isRunning
    }
    if starts { Task { await run() } }
  }

  private func run() async {
    while takeNext() {
      do { try await work() } catch {
        try? await Task.sleep(for: pause)
        state.withLock { $0.isDue = true }
      }
    }
  }

  private func takeNext() -> Bool {
    state.withLock { state in
      state.isRunning = state.isDue
      state.isDue = false
      return state.isRunning
    }
  }
}
