import TrellisHTTP

/// The response to a request with a part of a file.
enum UploadResponse: Equatable, Sendable {
  case upload(Upload.Outcome)
  /// The tab has no such session or upload, or the session belongs to another user.
  case refused(LiveResponse)

  /// The response with its body, such as `{"offset":1048576}`: the number of stored bytes.
  var response: Response {
    switch self {
    case .upload(.stored(let offset)): Self.position(offset, .ok)
    case .upload(.offsetMismatch(let offset)): Self.position(offset, .conflict)
    case .upload(.tooLong): Response.failure(413).aboutSession.secured(cacheControl: "no-store")
    case .upload(.busy): LiveResponse.overloaded(.seconds(1)).http
    case .upload(.ended): LiveResponse.nothing.http
    case .refused(let response): response.http
    }
  }

  private static func position(_ offset: Int, _ status: Response.Status) -> Response {
    var response = Response.text("{\"offset\":\(offset)}", status: status)
    response.headers.remove("Content-Type")
    response.headers.append("Content-Type", "application/json")
    return response.aboutSession.secured(cacheControl: "no-store")
  }
}

extension SessionManager {
  /// Stores a part of a file that a tab of one of the sessions sends.
  ///
  /// - Parameters:
  ///   - bytes: the part; empty in a request for the number of stored bytes.
  ///   - identity: the user of the request.
  func upload(
    _ request: UploadRequest, _ bytes: [UInt8], identity: UserIdentity? = nil
  ) async -> UploadResponse {
    guard let session = session(request.session) else { return .refused(.unknown) }
    guard session.serves(identity) else { return .refused(session.refusal(of: identity)) }
    guard let uploads = await session.uploads(of: request.tab) else { return .refused(.unknown) }
    return uploads.store(bytes, for: request.number, at: request.offset).map(UploadResponse.upload)
      ?? .refused(.unknown)
  }
}

extension Session {
  /// The uploads of the page, if `tab` is the tab of this session.
  func uploads(of tab: String) async -> SessionUploads? {
    await turn { isTab(tab) ? $0.uploads.files : nil } ?? nil
  }
}
