import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The request of a file from a server.
final class Download: NSObject, URLSessionDataDelegate, Sendable {
  struct Response: Sendable {
    var contentType: String?
    var bytes: [UInt8] = []
  }

  private struct State {
    var response = Response()
    /// The reason that the response cannot be used.
    var failure: String?
    var continuation: CheckedContinuation<Void, Never>?
  }

  private let state = Mutex(State())
  private let limit: Int

  private init(limit: Int) { self.limit = limit }

  /// The response at an address, after redirections.
  ///
  /// - Parameters:
  ///   - limit: the maximum number of bytes; the connection is closed after them.
  ///   - seconds: the time without data after which the request fails.
  static func response(
    at address: String, limit: Int = PageReading.byteLimit, seconds: Double = 30
  ) async throws(DiffCommand.UnreadablePage) -> Response {
    guard let url = URL(string: address), url.host != nil else {
      throw DiffCommand.UnreadablePage(file: address, reason: "The address is malformed")
    }
    let download = Download(limit: limit)
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = seconds
    let session = URLSession(configuration: configuration, delegate: download, delegateQueue: nil)
    defer { session.invalidateAndCancel() }
    await withCheckedContinuation { continuation in
      download.state.withLock { $0.continuation = continuation }
      session.dataTask(with: url).resume()
    }
    let result = download.state.withLock { $0 }
    if let failure = result.failure {
      throw DiffCommand.UnreadablePage(file: address, reason: failure)
    }
    return result.response
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    let answer = response as? HTTPURLResponse
    let status = answer?.statusCode ?? 0
    state.withLock { state in
      state.response.contentType = answer?.value(forHTTPHeaderField: "Content-Type")
      if status != 200 { state.failure = "The server answered with the status \(status)" }
    }
    completionHandler(status == 200 ? .allow : .cancel)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLong = state.withLock { state in
      state.response.bytes += data
      guard state.response.bytes.count > limit, state.failure == nil else { return false }
      state.failure = "The response has more than \(limit) bytes"
      return true
    }
    if isTooLong { dataTask.cancel() }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let continuation = state.withLock { state in
      if let error, state.failure == nil {
        state.failure = "Cannot read the address: \(FileFailure.reason(of: error))"
      }
      defer { state.continuation = nil }
      return state.continuation
    }
    continuation?.resume()
  }
}
