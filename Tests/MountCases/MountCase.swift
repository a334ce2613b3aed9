import Foundation
import TrellisComponents
import TrellisDOM
import TrellisHTML
import TrellisHosting

/// One random page and the patches of its changes, each with the resulting document.
struct MountCase: Encodable {
  struct Step: Encodable {
    /// The patch in its wire format.
    let patch: String
    /// The document, one element a line.
    let after: String
  }

  let seed: UInt64
  /// The first page, with the style sheet of its generated classes.
  let body: String
  let styleSheet: String
  /// The client's state after it has read the first page.
  let before: String
  let steps: [Step]

  init(seed: UInt64, steps count: Int) {
    self.seed = seed
    let page = RandomPage(seed: seed)
    let host = ComponentHost(environment: HostEnvironment()) { page.component() }
    host.renderIfNeeded()
    let html = HTMLWriter.page(host.document)
    body = html.body
    styleSheet = html.styleSheet
    host.document.announceAll()
    before = ReplicaDocument(of: host.document).root.description
    steps = (0..<count).map { _ in
      page.change(host)
      host.renderIfNeeded()
      return Step(
        patch: String(decoding: host.document.takePatch().wire, as: UTF8.self),
        after: ReplicaDocument(of: host.document).root.description)
    }
  }
}

/// Prints seeded pages with their patches as JSON Lines, for tests that apply them in a browser.
@main
enum MountCases {
  static func main() throws {
    if CommandLine.arguments.dropFirst().first == "nesting" {
      let data = try JSONEncoder().encode(NestingCase.all)
      return print(String(decoding: data, as: UTF8.self))
    }
    let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    guard arguments.count == 2 else {
      print("usage: MountCases SEEDS STEPS | nesting")
      exit(2)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    for seed in 1...max(1, arguments[0]) {
      let data = try encoder.encode(MountCase(seed: seed, steps: Int(arguments[1])))
      print(String(decoding: data, as: UTF8.self))
    }
  }
}
