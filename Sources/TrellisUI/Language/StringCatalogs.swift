import Foundation
import Synchronization
import TrellisBase
public import TrellisComponents
import TrellisText

/// The texts of an application by language, from string catalogs (`Localizable.xcstrings`).
///
/// Two values are equal if they are copies of one value.
///
/// Source: Apple's string catalogs. A variation by device uses the entry `other`, else `mac`.
public struct StringCatalogs: Equatable, Sendable {
  let storage: Storage?

  /// No catalogs: each key is its own text.
  public init() { storage = nil }

  /// Reads catalogs. If several have an entry for one key, the first one is used.
  ///
  /// - Parameter paths: of files, and of folders of which all files `*.xcstrings` are read, in the order of their names.
  /// - Throws: an error that names the file, the key and the remedy.
  /// - Complexity: O(*n*) in the bytes.
  public init(contentsOf paths: [String]) throws(StringCatalogError) {
    var files: [String] = []
    for path in paths {
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
        files.append(path)
        continue
      }
      let found = names.filter { $0.ends(with: ".xcstrings") }.sorted()
      if found.isEmpty {
        throw StringCatalogError(
          description:
            "The folder \(path) has no string catalog; add Localizable.xcstrings to the resources of the target"
        )
      }
      files += found.map { path + "/" + $0 }
    }
    storage = files.isEmpty ? nil : try Storage(files)
    if storage != nil { Self.anyLoaded.store(true, ordering: .relaxed) }
  }

  /// Whether there are no catalogs.
  public var isEmpty: Bool { storage == nil }
  /// The languages of the catalogs as BCP 47 tags, the source language first; empty without catalogs.
  public var languages: [String] { storage?.languages ?? [] }
  /// The language of the keys; `nil` without catalogs.
  public var sourceLanguage: String? { storage?.languages.first }

  /// Whether this process has read a catalog: a text needs no look-up before.
  package static var areUsed: Bool { anyLoaded.load(ordering: .relaxed) }
  private static let anyLoaded = Atomic(false)

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.storage === rhs.storage }

  // MARK: Languages

  /// The language of the catalogs that is best for a tag: the same one, else one that differs by its region only.
  package func language(for tag: String) -> String? { storage?.language(for: tag) }

  // MARK: Texts

  /// Whether there is an entry for a key. This is no look-up.
  package func hasEntry(_ key: String) -> Bool { storage?.entries[key] != nil }

  /// The text for a key without arguments; the key if there is none.
  package func text(_ key: String, in language: String) -> String {
    guard let storage, !key.isEmpty, let translation = storage.translation(of: key, in: language),
      case .text(let text, _) = translation.found.form(of: nil, in: translation.language)
    else { return key }
    return text
  }

  /// The parts of the text for a key with arguments.
  ///
  /// A missing translation is the text of the source language, and a missing text of that the key.
  ///
  /// - Parameters:
  ///   - count: the number of the arguments.
  ///   - number: the argument with an index as a number; `nil` for one that is no number.
  /// - Returns: `nil` if there is no entry for the key. There are no substitutions among the parts.
  package func pieces(
    _ key: String, in language: String, arguments count: Int, number: (Int) -> Double?
  ) -> [StringPiece]? {
    guard let storage, let (translation, language) = storage.translation(of: key, in: language)
    else { return nil }
    let first = (0..<count).lazy.compactMap(number).first
    guard case .text(_, let pieces) = translation.form(of: first, in: language) else { return nil }
    return translation.flat(pieces, nil, in: language, number: number, depth: 0)
  }
}

extension StringTranslation {
  /// The text for a number; the form `other` without one.
  fileprivate func form(of number: Double?, in language: String) -> Form {
    Self.form(form, of: number, in: language)
  }

  private static func form(_ form: Form, of number: Double?, in language: String) -> Form {
    var form = form
    while case .plural(let forms) = form {
      let category = number.map { PluralCategory(of: $0, in: language) } ?? .other
      guard let next = forms[category] ?? forms[.other] else { return .text("", []) }
      form = next
    }
    return form
  }

  /// `pieces` with the substitutions in their forms.
  fileprivate func flat(
    _ pieces: [StringPiece], _ own: Substitution?, in language: String, number: (Int) -> Double?,
    depth: Int
  ) -> [StringPiece] {
    pieces.flatMap { piece -> [StringPiece] in
      switch piece {
      case .text, .argument: return [piece]
      case .ownArgument: return own.map { [.argument($0.argument, $0.format)] } ?? []
      case .substitution(let name):
        // A substitution that contains itself must not be followed without end.
        guard depth < 4, let inner = substitutions[name],
          case .text(_, let pieces) = Self.form(
            inner.form, of: number(inner.argument), in: language)
        else { return [.text("%#@\(name)@")] }
        return flat(pieces, inner, in: language, number: number, depth: depth + 1)
      }
    }
  }
}

private enum StringCatalogsKey: EnvironmentKey {
  static var defaultValue: StringCatalogs { StringCatalogs() }
}

extension HostEnvironment {
  /// The texts of the application by language; `Application.stringCatalogs` sets it at the start.
  public var stringCatalogs: StringCatalogs {
    get { self[StringCatalogsKey.self] }
    set { self[StringCatalogsKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// The texts of the application by language.
  public var stringCatalogs: StringCatalogs {
    get { self[StringCatalogsKey.self] }
    set { self[StringCatalogsKey.self] = newValue }
  }
}
