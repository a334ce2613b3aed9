/// Serves the files of a folder for GET and HEAD.
///
/// ```swift
/// let files = try StaticFiles(root: "public")
/// // in the handler:
/// if let answer = files.response(to: request, under: "/static/") { return reply.send(answer) }
/// ```
///
/// Small files are cached in memory and checked again after a second; others are read as the client takes
/// them. Responses have `ETag` and `Last-Modified`; conditions, single ranges and gzip are supported. A
/// file `x.css.gz` beside `x.css`, and not older, is its compressed form.
///
/// No file outside the folder is served, for any path and any symbolic link, and no file with a dot at the beginning of
/// its name or of a folder's name.
public final class StaticFiles: Sendable {
  /// The options of the cache and of the responses.
  public struct Options: Sendable {
    /// The `Cache-Control` of a file, by its path below the root. With `no-cache` browsers revalidate each
    /// time, which costs a 304 response; files with fingerprints in their names can be cached without
    /// limit.
    public var cacheControl: @Sendable (String) -> String? = { _ in "no-cache" }
    /// The file served for a folder, if the path ends with a slash.
    public var index: String? = "index.html"
    /// The maximum bytes of files in memory.
    public var cacheBytes = 32 << 20
    /// The maximum bytes of one file in memory.
    public var largestCachedFile = 512 << 10
    /// Whether text without a `.gz` file is compressed once it is in memory.
    public var compresses = true

    /// Makes the default options: `no-cache`, `index.html`, a cache of 32 MiB, and compression.
    public init() {}
  }

  private let root: FileRoot
  private let options: Options
  private let cache: FileCache

  /// - Throws: `StaticFilesError` if `root` is no readable folder.
  public init(root: String, options: Options = .init()) throws(StaticFilesError) {
    guard let folder = FileRoot(root) else { throw .unreadable(root) }
    self.root = folder
    self.options = options
    cache = FileCache(capacity: options.cacheBytes)
  }

  /// The response to `request`, whose path below `prefix` names a file.
  ///
  /// May read from the disk and compress; a file in memory is returned at once.
  ///
  /// - Parameter prefix: begins and ends with a slash.
  /// - Returns: `nil` if the path does not begin with `prefix`, or if there is no such file.
  public func response(to request: Request, under prefix: String = "/") -> Response? {
    response(to: request, under: prefix, now: SteadyClock.now())
  }

  func response(to request: Request, under prefix: String, now: SteadyTime) -> Response? {
    precondition(
      prefix.hasPrefix("/") && prefix.hasSuffix("/"),
      "\"\(prefix)\" does not begin and end with a slash")
    guard request.path.hasPrefix(prefix) else { return nil }
    let depth = prefix.utf8.count { $0 == .slash } - 1
    var names = Array(request.pathSegments.dropFirst(depth))
    if names.last == "", let index = options.index { names[names.count - 1] = index }
    guard let file = file(names, now) else { return nil }
    return file.representation.response(to: request)
  }

  private func file(_ names: [String], _ now: SteadyTime) -> StaticFile? {
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
