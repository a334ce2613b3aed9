import TrellisBase

/// Several modules in one script, in the order in which a browser evaluates them: each after the modules that it
/// imports.
struct ScriptBundle {
  /// The names of the modules, in the order of the bundle.
  private(set) var modules: [String] = []
  /// The text of the modules, without the imports between them.
  private(set) var text: [UInt8] = []
  /// The names of the scripts that the modules load on demand.
  private(set) var loaded: Set<String> = []
  /// The names that the modules import from the core bundle.
  private var imports: Set<String> = []
  private var visited: Set<String> = []

  /// The form of script names in the text, in imports and in strings.
  static let references = [AssetReferences.Form("\"./", "\"")]

  /// - Parameters:
  ///   - main: the name of the main module. It imports the others, directly or indirectly, and is the last one.
  ///   - sources: the scripts of a folder by name.
  ///   - core: a bundle whose modules are imported instead of repeated.
  init(
    _ main: String, from sources: [String: [UInt8]], without core: ScriptBundle? = nil
  ) throws(ClientScripts.BundleError) {
    try visit(main, sources, core)
    loaded = AssetReferences.names(in: text, Self.references)
    if let file = core?.modules.last, !imports.isEmpty {
      let names = imports.sorted().joined(separator: ", ")
      text = Array("import { \(names) } from \"./\(file)\";\n".utf8) + text
    }
  }

  private mutating func visit(
    _ name: String, _ sources: [String: [UInt8]], _ core: ScriptBundle?
  ) throws(ClientScripts.BundleError) {
    guard visited.insert(name).inserted else { return }
    guard let source = sources[name] else { throw .missing(name) }
    var own: [UInt8] = []
    own.reserveCapacity(source.count)
    let lines = CompactScript.bytes(of: source).split(separator: UInt8(ascii: "\n"))
    var index = lines.startIndex
    while index < lines.endIndex {
      guard lines[index].starts(with: Self.importStart) else {
        CompactScript.append(lines[index], to: &own)
        index += 1
        continue
      }
      var statement = lines[index]
      index += 1
      while statement.last != UInt8(ascii: ";"), index < lines.endIndex {
        statement += lines[index]
        index += 1
      }
      let (names, file) = try Self.parts(of: statement, in: name)
      if core?.modules.contains(file) == true {
        imports.formUnion(names)
      } else if names.contains(where: { $0.contains(" as ") }) {
        throw .unsupportedImport(String(decoding: statement, as: UTF8.self), module: name)
      } else {
        try visit(file, sources, core)
      }
    }
    text += own
    modules.append(name)
  }

  /// The start of an import; in a compact script, no other line begins with it.
  private static let importStart = Array("import ".utf8)

  /// The names and the module of an import.
  private static func parts(
    of statement: ArraySlice<UInt8>, in module: String
  ) throws(ClientScripts.BundleError) -> (names: [String], file: String) {
    let text = String(decoding: statement, as: UTF8.self)
    let (start, middle, end) = ("import {", "} from \"./", "\";")
    let tail = text.utf8.firstIndex(of: UInt8(ascii: "}")).map { text[$0...] } ?? ""
    let file = tail.dropping(middle.utf8.count).droppingLast(end.utf8.count)
    guard text.begins(withText: start), tail.begins(withText: middle), tail.ends(withText: end),
      !file.isEmpty,
      !file.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\"") })
    else { throw .unsupportedImport(text, module: module) }
    let names = text[..<tail.startIndex].dropping(start.utf8.count).parts(between: ",").map {
      name in
      name.parts(between: " ").joined(separator: " ")
    }
    return (names.filter { !$0.isEmpty }, String(file))
  }
}
