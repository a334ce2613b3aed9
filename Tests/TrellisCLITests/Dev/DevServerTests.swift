import Foundation
import TestSupport
import Testing
import TrellisHTTP

@testable import TrellisCLI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct DevServerTests {
  /// Has the loop look at the sources until `condition` is true.
  private func follow(_ server: DevServer, until condition: () -> Bool) async {
    while !Task.isCancelled, !condition() {
      _ = await server.step()
      await Task.yield()
    }
  }

  @Test(.timeLimit(.minutes(1))) func aChangedSourceIsBuiltAndStarted() async throws {
    let package = try FakePackage(FakePackage.program("first"))
    let server = package.server()
    try await server.start()
    await waitUntil { package.starts.count == 1 }
    #expect(server.shown.phase == .running)
    let old = try #require(server.runningProgram)
    try package.edit(FakePackage.program("second"))
    await follow(server) { server.runningProgram !== old }
    await waitUntil { package.starts.count == 2 }
    #expect(old.ending == .signal(SIGTERM))
    // The second program has the port, the sessions and the secret of the first one.
    let starts = package.starts
    #expect(starts.map { $0.first } == ["first", "second"])
    #expect(starts[0].dropFirst() == starts[1].dropFirst())
    let state = package.folder.path + "/.build/trellis-dev/Shop"
    #expect(Array(starts[0][1...3]) == ["\(server.boundPort)", "sqlite", state])
    #expect(starts[0][4].utf8.count >= 16)
    #expect(package.folder.text("status") == state + "/status.json\n")
    await server.stop()
    #expect(server.runningProgram == nil)
  }

  @Test(.timeLimit(.minutes(1))) func theProgramStaysWhileABuildFails() async throws {
    let package = try FakePackage(FakePackage.program("first"))
    let server = package.server()
    try await server.start()
    let old = try #require(server.runningProgram)
    try package.edit("error")
    await follow(server) { server.shown.phase == .failed }
    #expect(server.runningProgram === old)
    let text = try #require(package.folder.text(".build/trellis-dev/Shop/status.json"))
    let status = try JSONDecoder().decode(DevStatus.self, from: Data(text.utf8))
    #expect(status == server.shown)
    #expect(status.errors.map(\.title) == ["Sources/Shop/main.sh:1:1: error: this is no program"])
    try package.edit(FakePackage.program("second"))
    await follow(server) { server.shown.phase == .running }
    #expect(old.ending != nil)
    #expect(server.shown.errors.isEmpty)
    await server.stop()
  }

  @Test(.timeLimit(.minutes(1))) func aFirstBuildThatFailsIsShownOnThePort() async throws {
    let package = try FakePackage("error")
    let server = package.server()
    try await server.start()
    #expect(server.runningProgram == nil)
    let address = try #require(URL(string: "http://127.0.0.1:\(server.boundPort)/a"))
    let (page, _) = try await URLSession.shared.data(from: address)
    #expect(String(decoding: page, as: UTF8.self).contains("this is no program"))
    try package.edit(FakePackage.program("first"))
    await follow(server) { server.runningProgram != nil }
    await waitUntil { package.starts.first?[1] == "\(server.boundPort)" }
    await server.stop()
  }

  @Test(.timeLimit(.minutes(1))) func sourcesThatChangeDuringABuildAreBuiltBeforeTheStart()
    async throws
  {
    let package = try FakePackage(FakePackage.program("first"))
    try package.folder.write("during", FakePackage.program("second"))
    let server = package.server()
    try await server.start()
    #expect(server.runningProgram == nil)
    await follow(server) { server.runningProgram != nil }
    await waitUntil { package.starts.count == 1 }
    #expect(package.starts.first?.first == "second")
    await server.stop()
  }

  @Test(.timeLimit(.minutes(1))) func aProgramThatEndsIsReportedAndStartedAfterAChange()
    async throws
  {
    let package = try FakePackage(
      "#!/bin/sh\nprintf 'click on Counter' > $TRELLIS_DEV_STATUS.event\necho 'Fatal error: no' >&2\nkill -9 $$\n"
    )
    let server = package.server()
    try await server.start()
    await follow(server) { server.shown.phase == .ended }
    #expect(server.shown.reason == "signal 9")
    #expect(server.shown.output == ["Fatal error: no"])
    #expect(server.shown.event == "click on Counter")
    // It is not started again by itself: the open page would repeat the event.
    let calls = package.calls.count
    _ = await server.step()
    #expect(package.calls.count == calls)
    try package.edit(FakePackage.program("repaired"))
    await follow(server) { server.shown.phase == .running }
    await waitUntil { package.starts.count == 1 }
    await server.stop()
  }

  @Test(.timeLimit(.minutes(1))) func filesThatAProgramReadsAtItsStartNeedNoBuild() async throws {
    let package = try FakePackage(FakePackage.program("first"))
    let server = package.server()
    try await server.start()
    let calls = package.calls.count
    let old = try #require(server.runningProgram)
    try package.folder.write("public/own.css", "p {}")
    await follow(server) { server.runningProgram !== old }
    #expect(package.calls.count == calls)
    await server.stop()
  }

  /// The shell ignores SIGTERM, and its children inherit that.
  @Test(.timeLimit(.minutes(1))) func aProgramThatDoesNotEndIsKilled() async throws {
    let package = try FakePackage(
      "#!/bin/sh\ntrap '' TERM\necho \"stubborn $PORT\" >> started\nexec sleep 1000\n")
    let server = package.server(bound: .milliseconds(10))
    try await server.start()
    await waitUntil { package.starts.count == 1 }
    let old = try #require(server.runningProgram)
    await server.stop()
    #expect(old.ending == .signal(SIGKILL))
  }

  @Test(.timeLimit(.minutes(1))) func thePortOfAnotherProgramIsAnError() async throws {
    let other = HTTPServer(HTTPServer.Configuration(.tcp(host: "127.0.0.1", port: 0))) { _, reply in
      reply.send(.text("other"))
    }
    let port = try #require(try other.start().port)
    let package = try FakePackage("")
    let server = DevServer(
      DevServer.Configuration(
        product: "Shop", builder: package.builder, host: "127.0.0.1", port: port,
        report: { _ in }), watching: [])
    await #expect(throws: HTTPServerError.self) { try await server.start() }
    await other.shutdown(grace: .zero)
  }

  @Test(.timeLimit(.minutes(1))) func theProgramEndsWithTheTask() async throws {
    let package = try FakePackage(FakePackage.program("first"))
    let task = Task { try await package.server().run() }
    await waitUntil { package.starts.count == 1 }
    task.cancel()
    try await task.value
  }
}
