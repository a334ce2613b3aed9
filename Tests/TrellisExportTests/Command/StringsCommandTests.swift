import ArgumentParser
import Foundation
import Testing
import TrellisUI

@testable import TrellisExport
@testable import TrellisServer

struct StringsCommandTests {
  struct Shop: Application {
    static let commandName = "shop"
    static let catalog: String = {
      let path = FileManager.default.temporaryDirectory.path + "/strings-\(UUID()).xcstrings"
      let german = #"{"localizations":{"de":{"stringUnit":{"state":"translated","value":"x"}}}}"#
      let content =
        #"{"sourceLanguage":"en","version":"1.0","strings":{"Home":\#(german),"Never":{}}}"#
      try? content.write(toFile: path, atomically: true, encoding: .utf8)
      return path
    }()

    @Flag var isPlain = false
    @Flag var hasErrorPage = false

    var stringCatalogs: [String] { isPlain ? [] : [Self.catalog] }

    func routes() -> [Route] {
      [
        Route("/", title: "Home", body: { _ in { nil } }),
        Route("/a", title: "About", body: { _ in { nil } }),
        Route("/b/:name", title: "Book", body: { _ in { nil } }),
      ]
        // Its default title needs no entry.
        + (hasErrorPage ? [.notFound { _ in { nil } }] : [])
    }
  }

  private func command(_ arguments: [String]) throws -> StringsCommand<Shop> {
    try StringsCommand.parse(["--fonts", "none"] + arguments)
  }

  private func report(_ arguments: [String]) async throws -> String {
    let command = try command(arguments)
    return try await StringsCommand<Shop>.report(
      command.application, resources: command.resources,
      routes: command.route.isEmpty ? nil : command.route
    ).description
  }

  @Test(arguments: [[], ["--has-error-page"]])
  func thePagesOfTheRoutesAreOpened(arguments: [String]) async throws {
    #expect(
      try await report(arguments)
        == "no entry: About\nno translation (de): Never\nnever looked up: Never")
  }

  @Test func otherAddressesAreGiven() async throws {
    let report = try await report(["--route", "/b/1"])
    #expect(
      report.hasPrefix("no entry: Book\n")
        && report.hasSuffix("never looked up: Home\nnever looked up: Never"))
  }

  @Test func anAddressWithoutAPageIsAnError() async throws {
    await #expect(throws: SnapshotError.self) { try await report(["--route", "/none"]) }
  }

  @Test func anApplicationWithoutCatalogsIsAnError() async throws {
    let error = await #expect(throws: SnapshotError.self) { try await report(["--is-plain"]) }
    #expect(error?.description.contains("Application.stringCatalogs") == true)
    let code = await #expect(throws: ExitCode.self) { try await command(["--is-plain"]).run() }
    #expect(code?.rawValue == 2)
  }

  @Test func aMissingKeyIsAFailure() async throws {
    let code = await #expect(throws: ExitCode.self) { try await command(["--hide-unused"]).run() }
    #expect(code?.rawValue == 1)
  }
}
