import ArgumentParser
import Logging
import Testing
import TrellisHTTP

@testable import TrellisServer

struct ServerOptionsTests {
  private func settings(
    _ arguments: [String] = [], _ environment: [String: String] = [:]
  ) throws -> ServerOptions.Settings {
    try ServerOptions.parse(arguments).settings(environment: environment)
  }

  @Test func withoutOptionsOnlyThisMachineIsServed() throws {
    let settings = try settings()
    #expect(settings.configuration.address == .tcp(host: "localhost", port: 8080))
    #expect(settings.configuration.limits.connections == 20_000)
    #expect(settings.configuration.limits.connectionsPerAddress == 4096)
    #expect(settings.configuration.trustedProxies.isEmpty)
    #expect(settings.origins.isEmpty)
    #expect(settings.logLevel == .info)
  }

  private static let environment = [
    "HOST": "::1", "PORT": "9000", "ORIGIN": "https://a.example, https://b.example:444",
    "TRUSTED_PROXY": "10.0.0.0/8,unix", "LOG_LEVEL": "debug",
  ]

  @Test func theEnvironmentIsRead() throws {
    let settings = try settings([], Self.environment)
    #expect(settings.configuration.address == .tcp(host: "::1", port: 9000))
    #expect(settings.configuration.trustedProxies == [AddressRange("10.0.0.0/8"), .unix])
    #expect(settings.origins == [Origin("https://a.example"), Origin("https://b.example:444")])
    #expect(settings.logLevel == .debug)
  }

  @Test func optionsComeBeforeTheEnvironment() throws {
    let arguments = [
      "--host", "127.0.0.1", "--port", "0", "--origin", "http://c.example", "--trusted-proxy",
      "fd00::/8", "--log-level", "error", "--max-connections", "50",
      "--max-connections-per-address", "5", "--max-requests-per-connection", "7",
    ]
    let settings = try settings(arguments, Self.environment)
    #expect(settings.configuration.address == .tcp(host: "127.0.0.1", port: 0))
    #expect(settings.configuration.trustedProxies == [AddressRange("fd00::/8")])
    #expect(settings.origins == [Origin("http://c.example")])
    #expect(settings.logLevel == .error)
    #expect(settings.configuration.limits.connections == 50)
    #expect(settings.configuration.limits.connectionsPerAddress == 5)
    #expect(settings.configuration.limits.requestsPerConnection == 7)
  }

  @Test func aSocketComesBeforeAPort() throws {
    let settings = try settings(["--socket", "/run/x", "--port", "80"], ["PORT": "9000"])
    #expect(settings.configuration.address == .unix(path: "/run/x"))
  }

  @Test func emptyVariablesCountAsMissing() throws {
    let settings = try settings([], ["HOST": "", "PORT": "", "ORIGIN": "", "LOG_LEVEL": ""])
    #expect(settings.configuration.address == .tcp(host: "localhost", port: 8080))
    #expect(settings.logLevel == .info)
  }

  @Test(arguments: [
    ["--origin", "example.org"], ["--origin", "https://example.org/path"],
    ["--trusted-proxy", "10.0.0.0/33"], ["--trusted-proxy", "proxy.example"],
    ["--log-level", "loud"], ["--max-connections", "0"], ["--max-requests-per-connection", "0"],
    ["--port", "65536"],
  ])
  func invalidOptionsAreRefused(_ arguments: [String]) {
    #expect(throws: (any Error).self) { try ServerOptions.parse(arguments) }
  }

  @Test(arguments: [
    ("PORT", "http", "which is no port"), ("PORT", "-1", "which is no port"),
    ("ORIGIN", "example.org", "is no origin"), ("TRUSTED_PROXY", "me", "range of addresses"),
    ("LOG_LEVEL", "loud", "is no log level"),
  ])
  func anInvalidEnvironmentIsReported(
    _ variable: String, _ value: String, _ message: String
  ) {
    let error = #expect(throws: ValidationError.self) { try settings([], [variable: value]) }
    #expect(error?.message.contains("\"\(value)\"") == true)
    #expect(error?.message.contains(message) == true)
  }

  @Test(arguments: [
    "--max-connections", "--max-connections-per-address", "--max-requests-per-connection",
  ])
  func aLimitIsAtLeastOne(option: String) {
    #expect(throws: (any Error).self) { try settings([option, "0"]) }
    #expect(throws: Never.self) { try settings([option, "1"]) }
  }

  @Test func theLimitsOfSessionsAreOptions() throws {
    let standard = SessionLimits()
    let plain = try ServerOptions.parse([]).sessionLimits(standard)
    #expect(plain.bytes == standard.bytes && plain.attached == standard.attached)
    let total = try ServerOptions.parse(["--session-memory", "100"]).sessionLimits(standard)
    #expect(total.bytes == 100 << 20 && total.bytesPerAddress == 50 << 20)
    #expect(total.provisionalBytes == 25 << 20)
    let large = try ServerOptions.parse(["--session-memory", "8192"]).sessionLimits(standard)
    #expect(large.bytes == 8 << 30 && large.bytesPerAddress == 4 << 30)
    let all = try ServerOptions.parse([
      "--session-memory-per-address", "7", "--max-sessions", "9", "--max-sessions-per-address", "3",
    ]).sessionLimits(standard)
    #expect(all.bytesPerAddress == 7 << 20 && all.bytes == standard.bytes)
    #expect(all.attached == 9 && all.attachedPerAddress == 3)
  }

  @Test func theServerDrainsForTheSecondsOfTheOption() throws {
    #expect(try ServerOptions.parse([]).drainTime == .zero)
    #expect(try ServerOptions.parse(["--drain", "20"]).drainTime == .seconds(20))
  }

  @Test(arguments: [
    ["--session-memory", "0"], ["--session-memory", "-1"], ["--max-sessions", "0"],
    ["--session-memory-per-address", "9000000000000"], ["--max-sessions-per-address", "0"],
    ["--drain", "-1"], ["--drain", "3601"], ["--drain", "soon"],
  ])
  func invalidLimitsOfSessionsAreRefused(_ arguments: [String]) {
    #expect(throws: (any Error).self) { try ServerOptions.parse(arguments) }
  }
}
