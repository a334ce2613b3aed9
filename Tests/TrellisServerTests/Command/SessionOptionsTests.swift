import ArgumentParser
import Testing

@testable import TrellisServer

struct SessionOptionsTests {
  private func place(
    _ arguments: [String], _ own: SessionStorage = .memory, _ environment: [String: String] = [:]
  ) throws -> String {
    let options = try SessionOptions.parse(arguments)
    return "\(try options.storage(own, environment: environment).place)"
  }

  @Test func theOptionComesBeforeTheEnvironmentAndTheApplication() throws {
    let environment = ["TRELLIS_SESSIONS": "sqlite:/var/pages"]
    #expect(try place([]) == "memory")
    #expect(try place([], .memory, environment) == #"sqlite(path: Optional("/var/pages"))"#)
    #expect(try place(["--sessions", "none"], .memory, environment) == "none")
    #expect(try place(["--sessions", "sqlite"]) == "sqlite(path: nil)")
    #expect(try place([], .memory, ["TRELLIS_SESSIONS": ""]) == "memory")
  }

  @Test func thePolicyIsTheApplications() throws {
    var own = SessionStorage.none
    own.failure = .refuse
    own.retention = .seconds(120)
    own.timeLimit = .seconds(3)
    let storage = try SessionOptions.parse(["--sessions", "memory"]).storage(own, environment: [:])
    #expect(storage.failure == .refuse && storage.retention == .seconds(120))
    #expect(storage.timeLimit == .seconds(3))
  }

  @Test(arguments: ["redis", "sqlite:", "memory:1", "NONE"])
  func otherStoresAreRefused(_ text: String) {
    #expect(throws: (any Error).self) { try SessionOptions.parse(["--sessions", text]) }
    #expect(throws: (any Error).self) {
      try SessionOptions.parse([]).storage(.none, environment: ["TRELLIS_SESSIONS": text])
    }
  }

  @Test func anAddressChoosesAnEngineOfTheApplication() throws {
    struct Opened: Error, Equatable { let address: String }
    let engine = SessionEngine(schemes: ["postgres"]) { throw Opened(address: $0) }
    let address = "postgres://ada:secret@host/db"
    func storage(_ text: String, _ engines: [SessionEngine]) throws -> SessionStorage {
      try SessionOptions.parse(["--sessions", text]).storage(
        .none, engines: engines, environment: [:])
    }
    guard case .opened(let open) = try storage(address, [engine]).place else {
      Issue.record("the engine was not chosen")
      return
    }
    #expect(throws: Opened(address: address)) { try open() }
    for (text, engines) in [(address, []), ("redis://ada:secret@host", [engine])] {
      let error = #expect(throws: (any Error).self) { try storage(text, engines) }
      #expect(error.map { "\($0)".contains("secret") } == false)
    }
  }

  @Test func theStateFolderIsThatOfTheOptionOrTheEnvironment() {
    let environment = ["TRELLIS_STATE": "/a", "XDG_STATE_HOME": "/b", "HOME": "/c"]
    func folder(_ option: String?, without names: String...) -> String? {
      DurableSessions.folder(
        of: "app", option: option, environment.filter { !names.contains($0.key) })
    }
    #expect(folder("/o") == "/o")
    #expect(folder(nil) == "/a")
    #expect(folder(nil, without: "TRELLIS_STATE") == "/b/trellis/app")
    #expect(
      folder(nil, without: "TRELLIS_STATE", "XDG_STATE_HOME") == "/c/.local/state/trellis/app")
    #expect(folder(nil, without: "TRELLIS_STATE", "XDG_STATE_HOME", "HOME") == nil)
  }
}
