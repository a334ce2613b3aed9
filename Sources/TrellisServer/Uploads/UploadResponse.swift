import TrellisBase
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
  /// The files of a session are with its owner. At another server, or after the end of the owner, the tab repeats the request until it
  /// reaches the owner, or until the next poll or event has given the tab a page that gets the file again.
  ///
  /// - Parameters:
  ///   - bytes: the part; empty in a request for the number of stored bytes.
  ///   - identity: the user of the request.
  func upload(
    _ request: UploadRequest, _ bytes: [UInt8], identity: UserIdentity? = nil,
    client: AddressGroup = .loopback
  ) async -> UploadResponse {
    guard let session = session(request.session) else {
      return .refused(await refusalElsewhere(request, identity, client))
    }
    guard session.serves(identity) else { return .refused(session.refusal(of: identity)) }
    guard let uploads = await session.uploads(of: request.tab) else { return .refused(.unknown) }
    return uploads.store(bytes, for: request.number, at: request.offset).map(UploadResponse.upload)
      ?? .refused(.unknown)
  }
}

extension SessionManager {
  /// The refusal of a part whose session is not here.
  private func refusalElsewhere(
    _ request: UploadRequest, _ identity: UserIdentity?, _ client: AddressGroup
  ) async -> LiveResponse {
    guard let durable = configuration.durable else { return .unknown }
    if let wait = admitOpening(by: client) { return .busy(wait) }
    do {
      let saved = try await durable.load(request.session)
      guard let header = saved?.header, header.tab.isExactly(request.tab),
        header.user.isExactly(identity?.name), header.signIn.isExactly(identity?.signInName)
      else { return .unknown }
    } catch {
      durable.report("A session was not looked up in the store: \(error)")
    }
    return .overloaded(.seconds(1))
  }
}

extension Session {
  /// The uploads of the page, if `tab` is the tab of this session.
  func uploads(of tab: String) async -> SessionUploads? {
    await turn { isTab(tab) ? $0.uploads.files : nil } ?? nil
  }
}
