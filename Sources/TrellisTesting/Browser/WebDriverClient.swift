import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A failed command of a browser.
struct WebDriverError: Error, CustomStringConvertible {
  /// The error code of the protocol, such as `element not interactable`.
  let code: String
  let message: String

  var description: String { "The browser refuses the command: \(code): \(message.cut(to: 400))" }
}

/// The protocol of WebDriver, over HTTP.
///
/// Source: W3C, WebDriver, “Protocol”.
struct WebDriverClient: Sendable {
  let address: URL

  init(port: Int) {
    guard let address = URL(string: "http://127.0.0.1:\(port)") else {
      preconditionFailure("no port: \(port)")
    }
    self.address = address
  }

  /// Sends a command, and returns the member `value` of the response as JSON.
  func send(_ method: String, _ path: String, _ body: String? = nil) async throws -> Data {
    var request = URLRequest(url: address.appendingPathComponent(path), timeoutInterval: 120)
    request.httpMethod = method
    if method == "POST" {
      request.httpBody = Data((body ?? "{}").utf8)
      request.setValue("application/json; charset=utf-8", forHTTPHeaderField: "Content-Type")
    }
    let (data, response) = try await URLSession.shared.data(for: request)
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    if status >= 400 {
      let failure = try? JSONDecoder().decode(Failure.self, from: data)
      throw WebDriverError(
        code: failure?.value.error ?? "status \(status)",
        message: failure?.value.message ?? String(decoding: data, as: UTF8.self))
    }
    return data
  }

  private struct Failure: Decodable {
    struct Value: Decodable {
      let error: String
      let message: String
    }
    let value: Value
  }
}

/// The `value` of a response.
struct WebDriverValue<Value: Decodable>: Decodable {
  let value: Value
}
