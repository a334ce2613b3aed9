import Foundation

/// The application's custom elements in the HTML of pages.
struct ClientElements: Sendable {
  /// The declaration for the client script, as JSON; `nil` if there are no elements.
  var declaration: String?
  /// The addresses of the scripts.
  var scripts: [String] = []

  static let none = ClientElements()

  /// A reason that elements of an application cannot be used.
  enum DeclarationError: Error, Equatable, CustomStringConvertible {
    case missingScript(String, tag: String)
    case missingModule(String)
    case declaredTwice(String)

    var description: String {
      switch self {
      case .missingScript(let script, let tag):
        "Cannot find the script \(script) of <\(tag)> in the application's public folder"
      case .missingModule(let script):
        "Cannot find the script \(script) of clientModules in the application's public folder"
      case .declaredTwice(let tag): "The element <\(tag)> is declared twice"
      }
    }
  }

  private struct Declaration: Encodable {
    let properties: [String]
    let events: [String]
  }

  private init() {}

  /// - Parameter modules: the names of further scripts.
  /// - Throws: ``DeclarationError``.
  init(_ elements: [ClientElement], modules: [String] = [], in assets: AssetCatalog) throws {
    for module in modules {
      guard assets[module] != nil else { throw DeclarationError.missingModule(module) }
      scripts.append(assets.address(module))
    }
    guard !elements.isEmpty else { return }
    var declarations: [String: Declaration] = [:]
    for element in elements {
      guard assets[element.script] != nil else {
        throw DeclarationError.missingScript(element.script, tag: element.tag)
      }
      let script = assets.address(element.script)
      if !scripts.contains(script) { scripts.append(script) }
      let declaration = Declaration(properties: element.properties, events: element.events)
      guard declarations.updateValue(declaration, forKey: element.tag) == nil else {
        throw DeclarationError.declaredTwice(element.tag)
      }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    declaration = String(decoding: try encoder.encode(declarations), as: UTF8.self)
  }
}
