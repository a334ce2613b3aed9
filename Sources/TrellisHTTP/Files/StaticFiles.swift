/// The files of a folder, as answers to GET and HEAD.
///
/// ```swift
/// let files = try StaticFiles(root: "public")
/// // in the handler:
/// if let answer = files.response(to: request, under: "/static/") { return reply.send(answer) }
/// ```
///
/// Small files are kept in memory and looked at again after a second; others are read as the client
/// takes them. Answers carry `ETag` and `Last-Modified`; conditions, single ranges and gzip are
/// honoured. A file `x.css.gz` beside `x.css`, and not older, is its compressed form.
///
/// Nothing outside of the folder is served, whatever the path or a symbolic link says, nor anything
/// whose name or whose folder's name begins with a dot.
public final class StaticFiles: Sendable {
  /// The cache of a folder's files, and the fields and the coding of their answers.
  public struct Options: Sendable {
    /// The `Cache-Control` of a file, by its path below the root. `no-cache` makes browsers ask
    /// each time, which costs a 304; files with fingerprints in their names deserve better.
    public var cacheControl: @Sendable (String) -> String? = { _ in "no-cache" }
    /// The file served for a folder, at a path that ends with a slash.
    public var index: String? = "index.html"
    /// The bytes of files kept in memory.
    public var cacheBytes = 32 << 20
    /// The bytes of the largest file kept in memory.
    public var largestCachedFile = 512 << 10
    /// Whether text without a compressed sibling is compressed once it is in memory.
    public var compresses = true

    /// Makes options with the defaults: `no-cache`, `index.html`, a cache of 32 MiB, and compression.
    public init() {}
  }

  private let root: FileRoot
  private let options: Options
  private let cache: FileCache

  /// - Throws: `StaticFilesError` where `root` is no folder that can be read.
  public init(root: String, options: Options = .init()) throws(StaticFilesError) {
    guard let folder = FileRoot(root) else { throw .unreadable(root) }
    self.root = folder
    self.options = options
    cache = FileCache(capacity: options.cacheBytes)
  }

  /// The answer to `request`, whose path below `prefix` names a file.
  ///
  /// May read from the disk, and compress; a file in memory is answered at once.
  ///
  /// - Parameter prefix: begins and ends with a slash.
  /// - Returns: `nil` where the path does not begin with `prefix`, or there is no such file.
  public func response(to request: Request, under prefix: String = "/") -> Response? {
    response(to: request, under: prefix, now: SteadyClock.now())
  }

  func response(to request: Request, under prefix: String, now: Moment) -> Response? {
    precondition(
      prefix.hasPrefix("/") && prefix.hasSuffix("/"), "\"\(prefix)\" is not between slashes")
    guard request.path.hasPrefix(prefix) else { return nil }
    let depth = prefix.utf8.count { $0 == .slash } - 1
    var names = Array(request.pathSegments.dropFirst(depth))
    if names.last == "", let index = options.index { names[names.count - 1] = index }
    guard let file = file(names, now) else { return nil }
    return file.representation.response(to: request)
  }

  private func file(_ names: [String], _ now: Moment) -> StaticFile? {
    guard FileRoot.areAllowed(names), let name = names.last else { return nil }
    let path = names.joined(separator: "/")
    let cached = cache.file(at: path, now: now)
    if let cached, cached.isFresh { return cached.file }
    guard let opened = root.file(at: names) else {
      cache.remove(path)
      return nil
    }
    let isUnchanged = cached?.file.isSame(as: opened) ?? false
    let file =
      isUnchanged
      ? cached!.file
      : StaticFile(
        opened, name: name, gzipSibling: root.file(at: names.dropLast() + [name + ".gz"]),
        options: options, path: path)
    cache.keep(file, at: path, now: now)
    return file
  }
}

/// A reason that files cannot be served.
public enum StaticFilesError: Error, Equatable, Sendable, CustomStringConvertible {
  case unreadable(String)

  public var description: String {
    switch self {
    case .unreadable(let path):
      "Cannot serve files from \"\(path)\": it is not a folder that can be read"
    }
  }
}
