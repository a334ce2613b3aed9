/// Messages between the servers that share a store.
///
/// The messages of one server arrive in the order of their publishing. A message does not arrive at a server whose connection is lost at
/// that time, and arrives again if the publisher has lost the answer of the store. The bytes are not authenticated, and are readable for
/// all with access to the store: the caller has to sign them, to number them, and to drop those that arrive again.
public protocol NodeChannel: Sendable {
  /// Sends a message to all servers that listen to `name`, maybe to this one, too; does not wait.
  ///
  /// - Parameters:
  ///   - message: at most 2 MiB.
  ///   - name: 1 to 64 letters and digits of ASCII, `-` and `_`.
  ///   - completion: called once, on any thread, maybe before this function returns. After an error the message may have been sent.
  func publish(
    _ message: [UInt8], to name: String,
    completion: @escaping @Sendable (Result<Void, any Error>) -> Void)

  /// Sets the function that gets the messages to `name`, one after the other. It must return soon.
  func listen(to name: String, _ receive: @escaping @Sendable (NodeMessage) -> Void)
}

/// What a server gets from a ``NodeChannel``.
public enum NodeMessage: Sendable, Equatable {
  case bytes([UInt8])
  /// A connection was made: messages before it may be missing.
  case gap
}
