/// The chunks of an asynchronous sequence as the body of a response, each sent when the client has taken those before
/// it.
///
/// The sequence is iterated by a task of its own, which begins when the head of the response is sent, and never for
/// `HEAD`. The task is suspended while a chunk, or 64 KiB of smaller chunks, wait for the client. It is cancelled when
/// the client disconnects, when the next chunk takes longer than the server's deadline
/// (``HTTPServer/Configuration/Deadlines/chunk``), and when the server ends. A response that is not sent begins no task.
/// Actions for the cancellation may run on the server's thread and must not block.
///
/// A response with a stream is for one request, unless the sequence can be iterated repeatedly.
public struct ByteStream: Sendable {
  /// Passes the chunks to a buffer until the end of the sequence.
  let produce: @Sendable (StreamBuffer) async throws -> Void

  /// Called in the stream's task with the error of the sequence. The response cannot be completed then, and the
  /// connection is reset. Not called after the task was cancelled.
  public var onFailure: (@Sendable (any Error) -> Void)?

  /// Creates a stream of bytes. Empty chunks are skipped.
  public init<Chunks: AsyncSequence & Sendable>(_ chunks: Chunks)
  where Chunks.Element: Sequence<UInt8> {
    produce = { buffer in
      for try await chunk in chunks { try await buffer.append(Array(chunk)) }
    }
  }

  /// Creates a stream of texts in UTF-8.
  public init<Texts: AsyncSequence & Sendable>(_ texts: Texts)
  where Texts.Element: StringProtocol {
    produce = { buffer in
      for try await text in texts { try await buffer.append(Array(text.utf8)) }
    }
  }
}

extension Response {
  /// The chunks of an asynchronous sequence, such as an `AsyncStream` of byte arrays, sent as the client takes them; see
  /// ``ByteStream``.
  ///
  /// A client that shuts down its sending side counts as disconnected.
  ///
  /// - Parameter onFailure: called with the error of the sequence; the client gets an incomplete response.
  public static func stream<Chunks: AsyncSequence & Sendable>(
    _ chunks: Chunks, contentType: String, status: Status = .ok,
    onFailure: (@Sendable (any Error) -> Void)? = nil
  ) -> Response where Chunks.Element: Sequence<UInt8> {
    stream(ByteStream(chunks), contentType, status, onFailure)
  }

  /// The texts of an asynchronous sequence, in UTF-8, sent as the client takes them; see ``ByteStream``.
  ///
  /// A client that shuts down its sending side counts as disconnected.
  ///
  /// - Parameter onFailure: called with the error of the sequence; the client gets an incomplete response.
  public static func stream<Texts: AsyncSequence & Sendable>(
    _ texts: Texts, contentType: String, status: Status = .ok,
    onFailure: (@Sendable (any Error) -> Void)? = nil
  ) -> Response where Texts.Element: StringProtocol {
    stream(ByteStream(texts), contentType, status, onFailure)
  }

  private static func stream(
    _ stream: ByteStream, _ contentType: String, _ status: Status,
    _ onFailure: (@Sendable (any Error) -> Void)?
  ) -> Response {
    var stream = stream
    stream.onFailure = onFailure
    return Response(status, headers: ["Content-Type": contentType], body: .stream(stream))
  }
}
