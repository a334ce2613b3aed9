/// A request to a provider.
public struct OpenIDRequest: Sendable {
  /// The absolute address.
  public let address: String
  /// The body of a `POST` in the coding `application/x-www-form-urlencoded`; `nil` for a `GET`.
  public let form: String?
  /// The value of the field `Authorization`.
  public let authorization: String?
  /// The maximum bytes of the body of the response: 256 KiB.
  public static let bodyLimit = 256 << 10

  /// - Parameters:
  ///   - form: the body of a `POST`; `nil` for a `GET`.
  ///   - authorization: the value of the field `Authorization`.
  public init(_ address: String, form: String? = nil, authorization: String? = nil) {
    self.address = address
    self.form = form
    self.authorization = authorization
  }
}

/// The response to a request to a provider.
public struct OpenIDResponse: Sendable {
  /// The status code.
  public let status: Int
  /// The body without codings.
  public let body: [UInt8]

  /// - Parameter status: the status code, such as 200.
  public init(status: Int, body: [UInt8]) {
    self.status = status
    self.body = body
  }
}

/// Sends requests to providers. Tests use one that answers without a network.
public protocol OpenIDTransport: Sendable {
  /// Sends a request, and returns the response.
  ///
  /// Redirects must not be followed, no more than ``OpenIDRequest/bodyLimit`` bytes be kept, and the function must
  /// return after some seconds.
  ///
  /// - Throws: any error; the sign-in fails, and the log has the error.
  func send(_ request: OpenIDRequest) async throws -> OpenIDResponse
}
