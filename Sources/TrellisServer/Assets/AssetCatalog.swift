import Foundation
import TrellisBase
import TrellisDOM
import TrellisHTML
import TrellisHTTP

/// The files that pages load, with addresses that contain a hash of the content: `/assets/name.HASH.js`.
///
/// The content at such an address never changes, so browsers cache it without limit. References between files, such as
/// module imports of a script and fonts of a style sheet, also use addresses with hashes.
package struct AssetCatalog: Sendable {
  private var assets: [String: Asset] = [:]
  private var namesByAddress: [String: String] = [:]

  /// A reason that the files cannot be loaded.
  enum LoadingError: Error, Equatable, CustomStringConvertible {
    case missingFolder(String)
    case unreadable(String)

    var description: String {
      switch self {
      case .missingFolder(let path): "Cannot read the folder \(path): it is missing"
      case .unreadable(let path): "Cannot read the file \(path)"
      }
    }
  }

  package static let prefix = "/assets/"

  /// Adds the files of `folder` and its subfolders, except hidden files and files of types that browsers do not load. A
  /// later file replaces an earlier file of the same name.
  ///
  /// - Parameters:
  ///   - client: the main module of a client script, served in bundles (``ClientScripts``). If it is given, all scripts
  ///     of the folder are served without comments, and must not contain string literals over several lines, because a
  ///     line of a literal may look like a comment.
  ///   - excluded: prefixes of the names of omitted files.
  /// - Throws: ``LoadingError``, ``ClientScripts/BundleError``.
  mutating func add(
    folder: String, client: String? = nil, excluding excluded: [String] = []
  ) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
      isFolder.boolValue, let names = FileManager.default.enumerator(atPath: folder)
    else { throw LoadingError.missingFolder(folder) }
    var scripts: [String: [UInt8]] = [:]
    var styleSheets: [String: Data] = [:]
    while let name = names.nextObject() as? String {
      guard !name.parts(between: "/").contains(where: { $0.begins(with: ".") }),
        !excluded.contains(where: { name.begins(withText: $0) }),
        let type = ContentType.ofFile(named: name)
      else { continue }
      let path = folder + "/" + name
      guard let data = FileManager.default.contents(atPath: path) else {
        throw LoadingError.unreadable(path)
      }
      if name.ends(with: ".js") {
        scripts[name] = Array(data)
      } else if name.ends(with: ".css") {
        styleSheets[name] = data
      } else if data.count > Asset.largestInMemory {
        guard let file = FileSlice(path: path) else { throw LoadingError.unreadable(path) }
        add(name, .file(file, path: path), type, bytes: Array(data))
      } else {
        let bytes = Array(data)
        add(name, .bytes(bytes), type, bytes: bytes)
      }
    }
    if let client {
      let bundled = try ClientScripts.shared(client, from: scripts)
      for (name, asset) in bundled.assets { add(name, asset) }
      for name in bundled.names { scripts[name] = nil }
      scripts = scripts.mapValues(CompactScript.bytes)
    }
    var pending: Set<String> = []
    for name in scripts.keys.sorted() { addScript(name, from: scripts, pending: &pending) }
    for (name, data) in styleSheets.sorted(by: { $0.key < $1.key }) {
      addStyleSheet(name, String(decoding: data, as: UTF8.self))
    }
  }

  /// Adds a file from memory.
  package mutating func add(_ name: String, bytes: [UInt8]) {
    let type = ContentType.ofFile(named: name) ?? "application/octet-stream"
    add(name, .bytes(bytes), type, bytes: bytes)
  }

  private mutating func add(
    _ name: String, _ content: Asset.Content, _ type: String, bytes: [UInt8]
  ) {
    var fingerprint = Fingerprint()
    fingerprint.add(bytes)
    add(name, Asset(content, contentType: type, fingerprint: fingerprint.text))
  }

  private mutating func add(_ name: String, _ asset: Asset) {
    assets[name] = asset
    namesByAddress[address(name)] = name
  }

  /// Adds a script, after the scripts that it imports (`from "./name.js"`, `import("./name.js")`).
  private mutating func addScript(
    _ name: String, from scripts: [String: [UInt8]], pending: inout Set<String>
  ) {
    guard let bytes = scripts[name], pending.insert(name).inserted else { return }
    let folder = Self.folder(of: name)
    let references = AssetReferences.names(in: bytes, AssetReferences.scriptForms)
    for other in references.map({ folder + $0 }).sorted() where other != name {
      addScript(other, from: scripts, pending: &pending)
    }
    let text = AssetReferences.replaced(in: bytes, AssetReferences.scriptForms) { reference in
      let other = folder + reference
      guard other != name, scripts[other] != nil, assets[other] != nil else { return nil }
      return address(other).parts(between: "/").last.map(String.init)
    }
    add(name, .bytes(text), "text/javascript; charset=utf-8", bytes: text)
  }

  /// Adds a style sheet, after the files to which it refers by `url("name.svg")`.
  private mutating func addStyleSheet(_ name: String, _ text: String) {
    let folder = Self.folder(of: name)
    let text = AssetReferences.replaced(
      in: Array(text.utf8), [AssetReferences.Form("url(\"", "\")")]
    ) { reference in
      let (file, rest) = RelativeAddresses.parts(of: reference)
      let other = folder + file
      guard assets[other] != nil else { return nil }
      return address(other).dropping(Self.prefix.utf8.count + folder.utf8.count) + rest
    }
    add(name, bytes: text)
  }

  /// The folder of the file `name`, with a slash at its end; empty for the asset folder itself.
  package static func folder(of name: String) -> String {
    name.parts(between: "/").dropLast().map { $0 + "/" }.joined()
  }

  // MARK: Looking up

  /// The names of all files, sorted.
  package var names: [String] { assets.keys.sorted() }

  package subscript(name: String) -> Asset? { assets[name] }

  /// The address of the file `name`, with its fingerprint if the catalog has the file.
  package func address(_ name: String) -> String {
    guard let asset = assets[name] else { return Self.prefix + name }
    return Self.prefix + Self.fileName(name, asset.fingerprint)
  }

  /// The name of the file at `address`, as returned by ``address(_:)``; `nil` if there is none.
  package func name(at address: String) -> String? { namesByAddress[address] }

  /// `name` with the fingerprint before its suffix.
  static func fileName(_ name: String, _ fingerprint: String) -> String {
    let suffix = name.index(ofLast: ".").map { name.rest(after: $0) } ?? ""
    return name.droppingLast(suffix.utf8.count) + fingerprint + "." + suffix
  }

  /// `text` with fingerprints in all addresses of files of the catalog.
  package func withAddresses(_ text: String) -> String {
    let bytes = AssetReferences.replaced(
      in: Array(text.utf8), [AssetReferences.Form(Self.prefix, "")]
    ) { name in
      assets[name] == nil ? nil : String(address(name).dropping(Self.prefix.utf8.count))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The file at `path`; `nil` if there is none.
  func representation(at path: String) -> Representation? {
    guard path.begins(withText: Self.prefix) else { return nil }
    if let name = namesByAddress[path] { return assets[name]?.immutable }
    return assets[String(path.dropping(Self.prefix.utf8.count))]?.current
  }
}
