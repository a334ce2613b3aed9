public import TrellisHTTP
public import TrellisUI

extension Response {
  /// A file of a store, or the part of it that `request` wants; 404 if the store has no such file.
  ///
  /// ```swift
  /// Route.response("/photos/:id") { request in
  ///   guard let photo = try await photos.find(request.parameters["id"], for: request.user) else { throw PageNotFound() }
  ///   return .stored(photo.file, in: store, to: request.request)
  /// }
  /// ```
  ///
  /// The file is read as the client takes it. Its type is found from its first bytes. Browsers show pictures, sounds, films,
  /// PDF documents and plain texts, and save all other files; none of them runs scripts in the origin of the site.
  /// Browsers ask before each use of a cached file whether they may still read it.
  public static func stored(
    _ file: StoredFile, in store: any UploadStore, to request: Request
  ) -> Response {
    stored(file.id, named: file.name, in: store, isPublic: false, to: request)
      ?? .failure(.notFound).secured(cacheControl: "no-store")
  }

  /// - Parameter isPublic: whether caches that users share may keep the file.
  /// - Returns: `nil` if the store has no such file.
  static func stored(
    _ id: String, named name: String, in store: any UploadStore, isPublic: Bool, to request: Request
  ) -> Response? {
    guard let content = store.content(of: id) else { return nil }
    let type = ContentType.ofContent(
      content.bytes(in: 0..<ContentType.checkedBytes), named: name)
    var headers = SecurityHeaders.fields(
      cacheControl: isPublic ? "public, max-age=3600" : "private, no-cache")
    headers.append("Content-Security-Policy", SecurityHeaders.policy(ofFileOf: type))
    headers.append(
      "Content-Disposition",
      ContentType.isShown(type)
        ? ContentDisposition.inline(named: name) : ContentDisposition.attachment(named: name))
    // A stored file never changes.
    return Representation(
      .file(content), contentType: type, tag: PercentCoding.encoded(id), headers: headers
    ).response(to: request)
  }
}

extension SecurityHeaders {
  /// The content security policy of an uploaded file. A document that a browser makes of it has an origin of its own, and
  /// no scripts. The viewers of PDF documents in browsers do not work in a sandbox, and run no scripts of a document
  /// in the origin of the site.
  fileprivate static func policy(ofFileOf type: String) -> String {
    let frames = "frame-ancestors 'none'"
    if type == "application/pdf" { return frames }
    return
      "sandbox; default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'; "
      + frames
  }
}

extension Endpoints {
  /// The response to the address of a stored file (``FileAddress``).
  func storedFile(_ request: Request) async -> Response {
    let configuration = live.configuration
    guard
      let address = FileAddress(
        path: request.path, signedBy: configuration.value.files.signature)
    else { return pages.error(.notFound, to: request) }
    var isPublic = false
    switch address.readers {
    case .users(.public): isPublic = true
    case .page(let page):
      guard configuration.value.files.isPage(page, of: identify(request), now: clock()) else {
        return pages.error(.notFound, to: request)
      }
    case .users(let readers):
      guard let requirement = readers.requirement,
        let identity = try? await visitor(request), requirement.isMet(identity)
      else { return pages.error(.denied, to: request) }
    }
    return Response.stored(
      address.id, named: address.name, in: configuration.value.uploads.store, isPublic: isPublic,
      to: request) ?? pages.error(.notFound, to: request)
  }
}
