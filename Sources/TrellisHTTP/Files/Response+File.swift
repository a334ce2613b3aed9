extension Response {
  /// The regular file at `path`, or the part of it that `request` wants; 404 if the file cannot be read.
  ///
  /// The file is read as the client takes it. The response has `Last-Modified` and an `ETag`, which change with the size,
  /// the time of the last change and the identity of the file, and obeys the conditions and the range of `request`. The
  /// response to methods other than GET and HEAD is 405.
  ///
  /// - Parameters:
  ///   - path: never a part of a request without a check. A name that a client chose may lead to any file.
  ///   - name: the name under which browsers save the file, as in ``attachment(named:)``; by default browsers show the
  ///     file. Files that users have uploaded need a name, because a shown file can contain scripts.
  ///   - contentType: by default the type of the suffix of `name` or `path`, if browsers can show it, otherwise
  ///     `application/octet-stream`.
  public static func file(
    at path: String, named name: String? = nil, contentType: String? = nil, to request: Request
  ) -> Response {
    guard let slice = FileSlice(path: path) else { return failure(.notFound) }
    let type = contentType ?? ContentType.ofFile(named: name ?? path) ?? "application/octet-stream"
    // RFC 9110 §8.8.2.1: the time must not be in the future.
    let modified = Swift.min(slice.file.modified, SteadyClock.secondsSince1970())
    let response = Representation(
      .file(slice), contentType: type, tag: slice.file.tag, headers: [:], modified: modified,
      packed: nil
    ).response(to: request)
    guard let name, response.status == .ok || response.status == .partialContent else {
      return response
    }
    return response.attachment(named: name)
  }

  /// This response as a file that browsers save under `name` instead of showing it.
  ///
  /// Any text is a safe name: separators of paths become `_`, and control characters and dots at the end are omitted.
  /// A name without other characters is `download`. Beyond 200 bytes the name is shortened before its suffix.
  public func attachment(named name: String) -> Response {
    var response = self
    response.headers["Content-Disposition"] = ContentDisposition.attachment(named: name)
    return response
  }
}
