import Synchronization

/// The scripts of the client as browsers load them: one bundle with the modules that each page needs, and the modules
/// that pages load when they use them.
///
/// A browser loads one file faster than twenty, and one file is a quarter smaller in gzip. The sources are modules that
/// work without the bundle, too. The bundle contains them in the order in which a browser evaluates them, without
/// their imports; their exports stay, for the other modules. So the modules of a bundle must not declare a name
/// twice, and must import from each other by `import { names } from "./file.js";` without `as`
/// (`Tests/Client/client.test.mjs`).
struct ClientScripts: Sendable {
  /// The files by name.
  let assets: [String: Asset]
  /// The names of the modules in the bundle, in their order there.
  let modules: [String]

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
  ///   - main: the name of the module that pages load, and of the bundle.
  ///   - sources: the scripts of a folder by name. Those that `main` does not load, directly or not, are left out.
  /// - Throws: ``BundleError``.
  /// - Complexity: O(bytes); some 10 ms for the client of Trellis.
  init(_ main: String, from sources: [String: [UInt8]]) throws(BundleError) {
    var order = ModuleOrder(sources: sources)
    try order.visit(main)
    modules = order.modules
    let core = Set(modules)
    var texts: [String: [UInt8]] = [:]
    texts[main] = order.modules.flatMap { order.texts[$0] ?? [] }
    // The other modules, each of which can load further ones.
    var pending = order.loaded
    while let name = pending.popFirst() {
      guard texts[name] == nil, !core.contains(name), let source = sources[name] else { continue }
      let text = CompactScript.bytes(of: source)
      texts[name] = text
      pending.formUnion(AssetReferences.names(in: text, AssetReferences.scriptForms))
    }
    // The bundle names the other modules, and these name the bundle: the fingerprint is that of all of them.
    var fingerprint = Fingerprint()
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      fingerprint.add("\(name)\n\(text.count)\n".utf8)
      fingerprint.add(text)
    }
    let mark = fingerprint.text
    assets = Dictionary(
      uniqueKeysWithValues: texts.map { name, text in
        let bytes = AssetReferences.replaced(in: text, AssetReferences.scriptForms) { other in
          let file = core.contains(other) ? main : other
          return texts[file] == nil ? nil : AssetCatalog.fileName(file, mark)
        }
        let type = "text/javascript; charset=utf-8"
        return (name, Asset(.bytes(bytes), contentType: type, fingerprint: mark))
      })
  }

  // MARK: The scripts of the last server

  /// The scripts of the last server that started in this process: tests start hundreds of servers.
  private static let last = Mutex<(key: String, scripts: ClientScripts)?>(nil)

  /// The same as `init`, without repeated work for the sources of the last call in this process.
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

/// The order in which a browser evaluates modules: each after those that it imports.
private struct ModuleOrder {
  let sources: [String: [UInt8]]
  private(set) var modules: [String] = []
  /// The modules without their imports.
  private(set) var texts: [String: [UInt8]] = [:]
  /// The modules that are loaded later.
  private(set) var loaded: Set<String> = []
  private var visited: Set<String> = []

  init(sources: [String: [UInt8]]) {
    self.sources = sources
  }

  mutating func visit(_ name: String) throws(ClientScripts.BundleError) {
    guard visited.insert(name).inserted else { return }
    guard let source = sources[name] else { throw .missing(name) }
    var text: [UInt8] = []
    text.reserveCapacity(source.count)
    let lines = CompactScript.bytes(of: source).split(separator: UInt8(ascii: "\n"))
    var index = lines.startIndex
    while index < lines.endIndex {
      guard lines[index].starts(with: Self.importStart) else {
        text += lines[index]
        text.append(UInt8(ascii: "\n"))
        index += 1
        continue
      }
      var statement = lines[index]
      index += 1
      while statement.last != UInt8(ascii: ";"), index < lines.endIndex {
        statement += lines[index]
        index += 1
      }
      try visit(Self.module(in: statement, of: name))
    }
    loaded.formUnion(AssetReferences.names(in: text, AssetReferences.scriptForms))
    texts[name] = text
    modules.append(name)
  }

  /// In a compact script, only an import begins a line with this word and a space.
  private static let importStart = Array("import ".utf8)

  /// The module that a statement imports from.
  private static func module(
    in statement: ArraySlice<UInt8>, of name: String
  ) throws(ClientScripts.BundleError) -> String {
    let text = String(decoding: statement, as: UTF8.self)
    guard let match = text.wholeMatch(of: /import \{([^}]*)\} from "\.\/([^"\/]+)";/),
      !match.1.contains(" as ")
    else { throw .unsupportedImport(text, module: name) }
    return String(match.2)
  }
}
