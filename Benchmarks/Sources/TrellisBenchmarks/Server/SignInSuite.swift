import Foundation
import TrellisPasswords

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The cost of sign-ins: of passwords, of requests with a cookie, and of JSON.
///
/// Goals: the times of passwords of known and unknown accounts differ by less than 5 %, a request of a signed-in user takes
/// at most 5 µs more than one without a user, and one loop sends 60,000 responses in JSON a second.
enum SignInSuite: Suite {
  static let name = "sign-in"

  static func run(report: (Measurement) -> Void) throws {
    try passwords(report)
    let files = try LoadFiles()
    let server = try LoadedServer(files: files.folder)
    defer { server.stop() }
    let cookie = try signIn(at: server.port)
    var rates: [Double] = []
    var plain: [Double] = []
    var signedIn: [Double] = []
    for round in 0..<10 {
      let without = try fetch("/user", server)
      let with = try fetch("/user", server, cookie: cookie)
      let json = try fetch("/json", server)
      // The first round fills caches.
      guard round > 0 else { continue }
      plain.append(without.processor)
      signedIn.append(with.processor)
      rates.append(json.rate)
    }
    report(Measurement("sign-in/request.none", in: "us", plain))
    report(Measurement("sign-in/request.user", in: "us", signedIn))
    report(Measurement("sign-in/request.added", in: "us", zip(signedIn, plain).map { $0 - $1 }))
    report(Measurement("sign-in/json", in: "1/s", rates))
  }

  // MARK: Passwords

  /// The difference of the means tells whether a client can find out by time which accounts exist.
  private static func passwords(_ report: (Measurement) -> Void) throws {
    TrellisBenchmarks.record("sign-in: passwords")
    let hash = try wait { try await PasswordHash.make("right horse") }
    func time(_ hash: PasswordHash?) throws -> Double {
      let start = ContinuousClock.now
      let isRight = try wait { await PasswordHash.verify("wrong horse", hash) }
      precondition(!isRight)
      return (ContinuousClock.now - start).milliseconds
    }
    _ = (try time(hash), try time(nil))
    var known: [Double] = []
    var unknown: [Double] = []
    // In turn, so that a change of the machine's speed concerns both.
    for _ in 0..<40 {
      known.append(try time(hash))
      unknown.append(try time(nil))
    }
    func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }
    report(Measurement("sign-in/verify.known", in: "ms", known))
    report(Measurement("sign-in/verify.unknown", in: "ms", unknown))
    report(
      Measurement(
        "sign-in/verify.difference", in: "%",
        [abs(mean(known) - mean(unknown)) / mean(known) * 100]))
  }

  // MARK: Requests

  /// The cookie of a sign-in, by the form of the page as a browser without scripts posts it.
  private static func signIn(at port: Int) throws -> String {
    let page = String(decoding: try load("/sign-in", port).data, as: UTF8.self)
    guard let button = page.range(of: "name=\"trellis-form\""),
      let value = page[button.upperBound...].range(of: "value=\"")
    else { throw LoadError.noServer("the sign-in page has no form") }
    let form = page[value.upperBound...].prefix { $0 != "\"" }
    let posted = try load("/sign-in", port, posting: "trellis-form=\(form)").response
    guard let ticket = posted.value(forHTTPHeaderField: "Location"),
      let field = try load(ticket, port).response.value(forHTTPHeaderField: "Set-Cookie")
    else { throw LoadError.noServer("the sign-in set no cookie") }
    return String(field.prefix { $0 != ";" })
  }

  /// Does not follow redirects.
  private final class Visitor: NSObject, URLSessionTaskDelegate {
    func urlSession(
      _ session: URLSession, task: URLSessionTask,
      willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
      completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) { completionHandler(nil) }
  }

  private static func load(
    _ target: String, _ port: Int, posting body: String? = nil
  ) throws -> (data: Data, response: HTTPURLResponse) {
    guard let url = URL(string: "http://127.0.0.1:\(port)\(target)") else {
      throw LoadError.noServer(target)
    }
    var request = URLRequest(url: url)
    if let body {
      request.httpMethod = "POST"
      request.setValue(
        "application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
      request.setValue("http://127.0.0.1:\(port)", forHTTPHeaderField: "Origin")
      request.httpBody = Data(body.utf8)
    }
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    let session = URLSession(configuration: configuration, delegate: Visitor(), delegateQueue: nil)
    defer { session.finishTasksAndInvalidate() }
    let loaded = try wait { [request] in try await session.data(for: request) }
    guard let response = loaded.1 as? HTTPURLResponse else { throw LoadError.noServer(target) }
    return (loaded.0, response)
  }

  /// Fetches an address over 64 connections for a second.
  ///
  /// - Returns: the responses a second, and the processor time of the server for each in microseconds.
  private static func fetch(
    _ target: String, _ server: LoadedServer, cookie: String? = nil
  ) throws -> (rate: Double, processor: Double) {
    let before = server.processorTime
    let rate = try ServerSuite.fetch(target, port: server.port, cookie: cookie)
    return (rate.perSecond, (server.processorTime - before) / Double(rate.count) * 1e6)
  }
}
