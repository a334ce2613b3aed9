import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests to providers by Foundation, without cookies, caches and redirects.
public final class URLSessionTransport: OpenIDTransport {
  private let session: URLSession
  private let answers = Answers()
  private let limit: Duration

  /// - Parameter limit: the time after which a request fails, by default 10 s.
  /// - Precondition: `limit` is positive.
  public init(limit: Duration = .seconds(10)) {
    precondition(limit > .zero, "The time of a request is positive")
    self.limit = limit
    let configuration = URLSessionConfiguration.ephemeral
    // Whole seconds: Foundation would not wait at all for less than one.
    configuration.timeoutIntervalForRequest = (limit / .seconds(1)).rounded(.up)
    configuration.httpCookieStorage = nil
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    session = URLSession(configuration: configuration, delegate: answers, delegateQueue: nil)
  }

  deinit { session.finishTasksAndInvalidate() }

  /// Sends a request, and returns the response.
  ///
  /// - Throws: an error of Foundation, or ``OpenIDError/transport(_:reason:)`` after the time, and for a longer body
  ///   than ``OpenIDRequest/bodyLimit``.
  public func send(_ request: OpenIDRequest) async throws -> OpenIDResponse {
    guard let url = URL(string: request.address) else { throw OpenIDError.address(request.address) }
    var message = URLRequest(url: url)
    message.setValue("application/json", forHTTPHeaderField: "Accept")
    if let authorization = request.authorization {
      message.setValue(authorization, forHTTPHeaderField: "Authorization")
    }
    if let form = request.form {
      message.httpMethod = "POST"
      message.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
      message.httpBody = Data(form.utf8)
    }
    let task = session.dataTask(with: message)
    return try await withThrowingTaskGroup(of: OpenIDResponse.self) { group in
      group.addTask { [answers] in try await answers.response(to: task, at: request.address) }
      // The time-out of Foundation begins again with each part of a body.
      group.addTask { [limit] in
        try await Task.sleep(for: limit)
        throw OpenIDError.transport(request.address, reason: "no complete response within \(limit)")
      }
      defer { group.cancelAll() }
      guard let response = try await group.next() else { throw CancellationError() }
      return response
    }
  }
}

/// Collects the bodies of responses.
private final class Answers: NSObject, URLSessionDataDelegate, Sendable {
  private struct Waiting {
    let address: String
    let continuation: CheckedContinuation<OpenIDResponse, any Error>
    var body: [UInt8] = []
    var isTooLong = false
  }

  private let waiting = Mutex<[Int: Waiting]>([:])

  /// Starts a task, and waits for its end. Cancellation ends the task.
  func response(to task: URLSessionDataTask, at address: String) async throws -> OpenIDResponse {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        waiting.withLock {
          $0[task.taskIdentifier] = Waiting(address: address, continuation: continuation)
        }
        task.resume()
      }
    } onCancel: {
      task.cancel()
    }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLong = waiting.withLock { waiting in
      guard var one = waiting.removeValue(forKey: dataTask.taskIdentifier) else { return true }
      if one.body.count + data.count > OpenIDRequest.bodyLimit {
        one.isTooLong = true
        one.body = []
      } else if !one.isTooLong {
        one.body += data
      }
      waiting[dataTask.taskIdentifier] = one
      return one.isTooLong
    }
    if isTooLong { dataTask.cancel() }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection: HTTPURLResponse,
    newRequest: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    guard let one = waiting.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else {
      return
    }
    if one.isTooLong {
      let reason = "the body has more than \(OpenIDRequest.bodyLimit) bytes"
      one.continuation.resume(throwing: OpenIDError.transport(one.address, reason: reason))
    } else if let error {
      one.continuation.resume(throwing: error)
    } else if let response = task.response as? HTTPURLResponse {
      one.continuation.resume(
        returning: OpenIDResponse(status: response.statusCode, body: one.body))
    } else {
      one.continuation.resume(
        throwing: OpenIDError.transport(one.address, reason: "the response is not HTTP"))
    }
  }
}
