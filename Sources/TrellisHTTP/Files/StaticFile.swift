/// A file as it is served: its bytes where it is small, and the fields that go with it.
final class StaticFile: Sendable {
  /// The file in one of its codings.
  struct Variant: Sendable {
    let headers: Headers
    let body: Response.Body
    let tag: String
  }

  let plain: Variant
  let gzip: Variant?
  let size: Int
  /// The last change: in nanoseconds, to notice a newer one, and in seconds, to tell the client.
  let modified: Int64
  let inode: UInt64
  let modifiedSeconds: Int64

  /// The memory it takes.
  let cost: Int

  init(
    _ file: OpenFile, name: String, gzipSibling: OpenFile?, options: StaticFiles.Options,
    path: String
  ) {
    size = file.size
    modified = file.modified
    inode = file.inode
    modifiedSeconds = file.modified / 1_000_000_000
    let type = ContentType.of(name)
    var headers: Headers = [
      "Content-Type": type,
      "Last-Modified": HTTPDate.string(modifiedSeconds),
      "X-Content-Type-Options": "nosniff",
    ]
    if let cacheControl = options.cacheControl(path) {
      headers.append("Cache-Control", cacheControl)
    }
    let isSmall = file.size <= options.largestCachedFile
    let bytes = isSmall ? Self.read(file) : nil
    let packed = Self.packed(file, bytes, type, gzipSibling, options)
    if packed != nil { headers.append("Vary", "Accept-Encoding") }
    let mark = "\(String(file.size, radix: 16))-\(String(file.modified, radix: 16))"
    gzip = packed.map { body in
      var headers = headers
      headers.append("Content-Encoding", "gzip")
      return Self.variant(headers, body, tag: "\"\(mark)-gz\"")
    }
    headers.append("Accept-Ranges", "bytes")
    let body =
      bytes.map(Response.Body.bytes)
      ?? .file(FileSlice(file: file, offset: 0, count: file.size))
    plain = Self.variant(headers, body, tag: "\"\(mark)\"")
    cost = 2048 + (bytes?.count ?? 0) + (packed?.count ?? 0)
  }

  /// Whether `file` is still what was read.
  func isSame(as file: OpenFile) -> Bool {
    size == file.size && modified == file.modified && inode == file.inode
  }

  /// Whether nothing of it refers to an open file.
  var isCacheable: Bool {
    if case .file = plain.body { return false }
    if case .file? = gzip?.body { return false }
    return true
  }

  private static func variant(
    _ headers: Headers, _ body: Response.Body, tag: String
  ) -> Variant {
    var headers = headers
    headers.append("ETag", tag)
    return Variant(headers: headers, body: body, tag: tag)
  }

  /// The body in gzip: from the sibling, where it is not older, else compressed here and now.
  private static func packed(
    _ file: OpenFile, _ bytes: [UInt8]?, _ type: String, _ sibling: OpenFile?,
    _ options: StaticFiles.Options
  ) -> Response.Body? {
    if let sibling, sibling.modified >= file.modified {
      if sibling.size <= options.largestCachedFile, let bytes = read(sibling) {
        return .bytes(bytes)
      }
      return .file(FileSlice(file: sibling, offset: 0, count: sibling.size))
    }
    guard options.compresses, let bytes, bytes.count >= 512, ContentType.isCompressible(type),
      let packed = Gzip.compressed(bytes), packed.count < bytes.count * 9 / 10
    else { return nil }
    return .bytes(packed)
  }

  /// All bytes, or `nil` where the file changed its size while it was read.
  private static func read(_ file: OpenFile) -> [UInt8]? {
    let slice = FileSlice(file: file, offset: 0, count: file.size)
    let bytes = [UInt8](unsafeUninitializedCapacity: file.size) { buffer, count in
      while count < file.size {
        let rest = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
        let read = slice.read(at: count, into: rest)
        if read == 0 { break }
        count += read
      }
    }
    return bytes.count == file.size ? bytes : nil
  }
}
