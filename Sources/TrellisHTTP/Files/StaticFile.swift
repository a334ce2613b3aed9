/// A file to serve: its bytes if it is small, and its header fields.
final class StaticFile: Sendable {
  let representation: Representation
  let size: Int
  /// The last change in nanoseconds since 1970, to detect a newer version.
  let modified: Int64
  let inode: UInt64

  /// The memory of the file in bytes.
  let cost: Int

  init(
    _ file: OpenFile, name: String, gzipSibling: OpenFile?, options: StaticFiles.Options,
    path: String
  ) {
    size = file.size
    modified = file.modified
    inode = file.inode
    let type = ContentType.of(name)
    var headers: Headers = ["X-Content-Type-Options": "nosniff"]
    if let cacheControl = options.cacheControl(path) {
      headers.append("Cache-Control", cacheControl)
    }
    let isSmall = file.size <= options.largestCachedFile
    let bytes = isSmall ? Self.read(file) : nil
    let body =
      bytes.map(Response.Body.bytes)
      ?? .file(FileSlice(file: file, offset: 0, count: file.size))
    representation = Representation(
      body, contentType: type,
      tag: "\(String(file.size, radix: 16))-\(String(file.modified, radix: 16))",
      headers: headers, modified: file.modified / 1_000_000_000,
      packed: Self.packed(file, bytes, type, gzipSibling, options))
    cost = 2048 + representation.memory
  }

  /// Whether `file` is unchanged since it was read.
  func isSame(as file: OpenFile) -> Bool {
    size == file.size && modified == file.modified && inode == file.inode
  }

  /// Whether no part refers to an open file.
  var isCacheable: Bool {
    if case .file = representation.plain.body { return false }
    if case .file? = representation.gzip?.body { return false }
    return true
  }

  /// The body in gzip: from the `.gz` file, if that is not older; otherwise compressed now.
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
    guard options.compresses, let bytes else { return nil }
    return Representation.packed(bytes, type)
  }

  /// All bytes, or `nil` if the size of the file changed during reading.
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
