/// A reason to refuse bytes as a request.
public enum RequestError: Error, Equatable, Sendable, CaseIterable {
  case malformedRequestLine
  case malformedTarget
  case targetTooLong
  case unknownMethod
  case unsupportedVersion
  case malformedField
  case bareLineEnd
  case headTooLarge
  case tooManyFields
  case missingHost
  case malformedHost
  case malformedContentLength
  case conflictingLengths
  case unsupportedTransferCoding
  case malformedChunk
  case bodyTooLarge
  case unknownExpectation
  case timeout

  /// The status of the server's response.
  public var status: Response.Status {
    switch self {
    case .targetTooLong: .uriTooLong
    case .unknownMethod, .unsupportedTransferCoding: .notImplemented
    case .unsupportedVersion: .versionNotSupported
    case .headTooLarge, .tooManyFields: .headTooLarge
    case .bodyTooLarge: .contentTooLarge
    case .unknownExpectation: .expectationFailed
    case .timeout: .requestTimeout
    case .malformedRequestLine, .malformedTarget, .malformedField, .bareLineEnd, .missingHost,
      .malformedHost, .malformedContentLength, .conflictingLengths, .malformedChunk:
      .badRequest
    }
  }
}

extension RequestError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .malformedRequestLine: "The request line is not METHOD SP target SP HTTP/1.1"
    case .malformedTarget: "The target is neither a path nor an http URL"
    case .targetTooLong: "The target is longer than the server takes"
    case .unknownMethod: "The server does not support the method"
    case .unsupportedVersion: "The server speaks HTTP/1.1 and HTTP/1.0 only"
    case .malformedField: "A header line is not name, colon, value"
    case .bareLineEnd: "A line end is not CR LF"
    case .headTooLarge: "The header is larger than the server takes"
    case .tooManyFields: "There are more header fields than the server takes"
    case .missingHost: "There has to be exactly one Host"
    case .malformedHost: "Host is not a host"
    case .malformedContentLength: "Content-Length is not one decimal number"
    case .conflictingLengths: "Content-Length and Transfer-Encoding exclude each other"
    case .unsupportedTransferCoding: "The only transfer coding the server takes is chunked"
    case .malformedChunk: "The chunked body is malformed"
    case .bodyTooLarge: "The body is larger than the server takes"
    case .unknownExpectation: "The server supports no expectation but 100-continue"
    case .timeout: "The request took too long to arrive"
    }
  }
}
