import Testing

@testable import TrellisHTTP

struct ListeningSocketTests {
  private func error(_ address: HTTPServer.Configuration.Address) async -> HTTPServerError? {
    let server = HTTPServer(HTTPServer.Configuration(address)) { $1.send(.text("")) }
    do throws(HTTPServerError) {
      _ = try server.start()
      await server.shutdown(grace: .zero)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [-1, 65_536, .max]) func aPortOutOfRangeIsRefused(port: Int) async {
    #expect(
      await error(.tcp(host: "127.0.0.1", port: port))
        == .unknownHost("127.0.0.1:\(port)", reason: "a port lies between 0 and 65535"))
  }

  @Test func theGreatestPortIsAPort() async {
    // Another program may use it.
    switch await error(.tcp(host: "127.0.0.1", port: 65_535)) {
    case nil, .addressInUse: break
    case let error?: Issue.record("\(error)")
    }
  }

  @Test func aPathOfASocketIsNeitherEmptyNorLong() async {
    for path in ["", "/" + String(repeating: "x", count: 200)] {
      guard case .pathTooLong(path, _)? = await error(.unix(path: path)) else {
        Issue.record("\(path)")
        return
      }
    }
  }
}
