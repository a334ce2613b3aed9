import Foundation

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

  /// The file with a path below `folder`, as ``file(at:named:contentType:to:)``, or 404. The path may come from a request:
  /// no path leads to a file outside of the folder, to a hidden file, or through a symbolic link out of the folder.
  ///
  /// ```swift
  /// Route.response("/files/*path") { request in
  ///   .file(request.parameters["path"] ?? "", below: "/srv/files", to: request.request)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - path: decoded, with `/` between its parts.
  ///   - folder: the path of a folder.
  ///   - name: the name under which browsers save the file; by default browsers show it.
  ///   - contentType: by default the type of the suffix of `name` or `path`.
  public static func file(
    _ path: String, below folder: String, named name: String? = nil, contentType: String? = nil,
    to request: Request
  ) -> Response {
    let bytes = Array(path.utf8)
    // A part that begins with a dot is hidden, or leads upwards.
    let isPlain = bytes.split(separator: .slash, omittingEmptySubsequences: false).allSatisfy {
      $0.first.map { $0 != UInt8(ascii: ".") } ?? false
    }
    guard isPlain, !bytes.contains(0), !bytes.contains(UInt8(ascii: "\\")),
      let base = realPath(of: folder), let file = realPath(of: folder + "/" + path),
      file.starts(with: base + [.slash])
    else { return failure(.notFound) }
    return self.file(
      at: String(decoding: file, as: UTF8.self), named: name,
      contentType: contentType ?? ContentType.ofFile(named: name ?? path), to: request)
  }

  /// The path without symbolic links; `nil` if there is no file.
  private static func realPath(of path: String) -> [UInt8]? {
    guard let text = realpath(path, nil) else { return nil }
    defer { free(text) }
    return Array(UnsafeBufferPointer(start: text, count: strlen(text))).map {
      UInt8(bitPattern: $0)
    }
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
