import Synchronization

/// The files of the client script: the main bundle with the modules that each page needs, and a bundle for each module
/// that pages load on demand.
///
/// A browser loads one file faster than twenty, and one file is a quarter smaller in gzip. The sources are modules that
/// also work without bundles. A bundle contains modules in the order in which a browser evaluates them, without the
/// imports between them. The bundle of a module that is loaded on demand also contains the modules that it imports and
/// that are not in the main bundle, so that one request loads it and can be repeated. Such an imported module may be in
/// several bundles, so it must not have state. Exports remain, for the other bundles.
///
/// The modules of a bundle must not declare a name twice, and must import by `import { names } from "./file.js";`,
/// without `as` from a module of the same bundle (`Tests/Client/client.test.mjs`).
struct ClientScripts: Sendable {
  /// The files by name.
  let assets: [String: Asset]
  /// The names of the modules in the main bundle, in the order of the bundle.
  let modules: [String]
  /// The names of all modules in the bundles.
  let names: Set<String>

  /// A reason that modules cannot be in one bundle.
  enum BundleError: Error, Equatable, CustomStringConvertible {
    case missing(String)
    case unsupportedImport(String, module: String)

    var description: String {
      switch self {
      case .missing(let name): "Cannot find the module \(name) of the client script"
      case .unsupportedImport(let line, let module):
        "Cannot add the module \(module) to the client script: its import '\(line)' must have the form "
          + "import { names } from \"./file.js\";"
      }
    }
  }

  /// - Parameters:
  ///   - main: the name of the module that pages load, also the name of the main bundle.
  ///   - sources: the scripts of a folder by name. Scripts that `main` does not load, directly or indirectly, are
  ///     omitted.
  /// - Throws: ``BundleError``.
  /// - Complexity: O(bytes); some 10 ms for the client of Trellis.
  init(_ main: String, from sources: [String: [UInt8]]) throws(BundleError) {
    let core = try ScriptBundle(main, from: sources)
    modules = core.modules
    var texts = [main: core.text]
    var names = Set(core.modules)
    var pending = core.loaded
    while let name = pending.popFirst() {
      guard texts[name] == nil, sources[name] != nil else { continue }
      let bundle = try ScriptBundle(name, from: sources, without: core)
      texts[name] = bundle.text
      names.formUnion(bundle.modules)
      pending.formUnion(bundle.loaded)
    }
    self.names = names
    // All files have one common fingerprint, because they refer to each other by names with fingerprints.
    var fingerprint = Fingerprint()
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      fingerprint.add("\(name)\n\(text.count)\n".utf8)
      fingerprint.add(text)
    }
    let mark = fingerprint.text
    assets = Dictionary(
      uniqueKeysWithValues: texts.map { name, text in
        let bytes = AssetReferences.replaced(in: text, ScriptBundle.references) { other in
          texts[other] == nil ? nil : AssetCatalog.fileName(other, mark)
        }
        let type = "text/javascript; charset=utf-8"
        return (name, Asset(.bytes(bytes), contentType: type, fingerprint: mark))
      })
  }

  // MARK: The scripts of the last server

  /// The scripts of the server started last in this process; tests start hundreds of servers.
  private static let last = Mutex<(key: String, scripts: ClientScripts)?>(nil)

  /// The scripts for `sources`, cached for the sources of the last call in this process.
  static func shared(
    _ main: String, from sources: [String: [UInt8]]
  ) throws(BundleError) -> ClientScripts {
    var fingerprint = Fingerprint()
    for (name, text) in sources.sorted(by: { $0.key < $1.key }) {
      fingerprint.add("\(name)\n\(text.count)\n".utf8)
      fingerprint.add(text)
    }
    let key = main + fingerprint.text
    if let known = last.withLock({ $0?.key == key ? $0?.scripts : nil }) { return known }
    let scripts = try ClientScripts(main, from: sources)
    last.withLock { $0 = (key, scripts) }
    return scripts
  }
}
