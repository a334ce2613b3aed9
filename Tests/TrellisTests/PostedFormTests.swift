import ArgumentParser
import Foundation
import SocketClient
import Synchronization
import Testing
import Trellis
import TrellisHTTP

@testable import TrellisServer

/// Forms that a browser without scripts posts.
struct PostedFormTests {
  struct FormApplication: Application {
    static let commandName = "forms"
    func routes() -> [Route] { [] }
  }

  /// The values that the actions of the forms received.
  final class Desk: Sendable {
    private let list = Mutex<[String]>([])
    var entries: [String] { list.withLock { $0 } }
    func add(_ entry: String) { list.withLock { $0.append(entry) } }
  }

  struct Signup: View {
    let desk: Desk
    @State private var name = ""
    @State private var notes = "old"
    @State private var size = "M"
    @State private var color = "red"
    @State private var news = true
    @State private var terms = false
    @State private var count: Double? = 1
    @State private var secret = "server"
    @State private var done = 0

    var body: some View {
      Form {
        TextField("Name", text: $name).required().validation(
          name.isEmpty ? "Enter a name." : nil)
        TextEditor("Notes", text: $notes)
        Picker("Size", selection: $size) {
          Text("Small").tag("S")
          Text("Medium").tag("M")
        }
        Picker("Color", selection: $color) {
          Text("Red").tag("red")
          Text("Blue").tag("blue")
        }
        .pickerStyle(.radioGroup)
        Toggle("News", isOn: $news)
        Toggle("Terms", isOn: $terms)
        NumberField("Count", value: $count, in: 0...9)
        TextField("Fixed", text: $secret).readOnly()
        TextField("Off", text: $secret).disabled(true)
        SubmitButton("Sign up")
      } onSubmit: {
        for _ in 0..<20 { await Task.yield() }
        let number = count.map { "\(Int($0))" } ?? "none"
        desk.add("\(name)|\(notes)|\(size)|\(color)|\(news)|\(terms)|\(number)|\(secret)")
        done = desk.entries.count
      }
      Text("Done: \(done)")
    }
  }

  struct Moving: View {
    let desk: Desk
    @State private var text = ""
    @Query(history: .push) private var step = 1
    var body: some View {
      Form {
        TextField("First", text: $text)
        SubmitButton("Next")
      } onSubmit: {
        desk.add("first \(text)")
        step = 2
      }
      Form {
        TextField("Second", text: $text)
        SubmitButton("Other")
      } onSubmit: {
        desk.add("second \(text)")
      }
    }
  }

  struct Choosing: View {
    let desk: Desk
    @State private var person: String?
    @State private var labels = ["old"]

    var body: some View {
      Form {
        ComboBox("Person", selection: $person, label: { $0 }) { await Self.found($0) }
        MultiSelect("Labels", selection: $labels, label: { $0 }) { await Self.found($0) }
        SubmitButton("Save")
      } onSubmit: {
        desk.add("\(person ?? "nobody")|\(labels.joined(separator: "+"))")
      }
    }

    static func found(_ text: String) async -> [String] {
      ["Ada", "Alan", "Grace"].filter { $0.lowercased().hasPrefix(text.lowercased()) }
    }
  }

  let desk = Desk()

  private var routes: [Route] {
    [
      Route("/") { [desk] _ in Signup(desk: desk) },
      Route("/moving") { [desk] _ in Moving(desk: desk) },
      Route("/choosing") { [desk] _ in Choosing(desk: desk) },
      Route("/plain") { _ in Text("no form") },
    ]
  }

  private func serving(_ use: (Served) async throws -> Void) async throws {
    try await Self.serve(routes, use)
  }

  /// Serves `routes` while `use` runs.
  static func serve(
    _ routes: [Route], of application: some Application = FormApplication(),
    _ use: (Served) async throws -> Void
  ) async throws {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
      .joined(separator: "/")
    // The time stands, and no limit of a post is reached: the speed of the machine must not matter.
    let now = ContinuousClock.now
    let site = try Site(
      routes: routes, application: application,
      folders: ResourceFolders(
        assets: root + "/public", templates: root + "/templates", environment: [:]),
      origins: [], loadShedding: .lenient, clock: { now },
      startTimer: { _ in { try await Task.sleep(for: .seconds(86_400)) } })
    var configuration = HTTPServer.Configuration(.tcp(host: "127.0.0.1", port: 0))
    configuration.deadlines = .patient
    let server = site.makeServer(configuration)
    let served = Served(address: try server.start(), site: site)
    do { try await use(served) } catch {
      await server.shutdown(grace: .zero) { await site.endpoints.live.stop() }
      throw error
    }
    await server.shutdown(grace: .zero) { await site.endpoints.live.stop() }
  }

  struct Served {
    let address: BoundAddress
    let site: Site

    var authority: String { "127.0.0.1:\(address.port ?? 0)" }

    func get(_ target: String) async throws -> String { try await load(target).text }

    /// - Parameter more: further fields of the head, each with a line break.
    func load(
      _ target: String, method: String = "GET", more: String = ""
    ) async throws -> SocketResponse {
      let client = try SocketClient(address)
      client.send("\(method) \(target) HTTP/1.1\r\nHost: \(authority)\r\n\(more)\r\n")
      return try await client.response(omitsBody: method == "HEAD")
    }

    /// The page to which the response to a submitted form leads.
    func result(of response: SocketResponse) async throws -> SocketResponse {
      #expect(response.status == 303 && response["cache-control"] == "no-store")
      let page = try await load(try #require(response["location"]))
      #expect(page.status == 200)
      return page
    }

    /// Posts fields like a form of this site; `more` replaces the fields of the head.
    func post(
      _ target: String, _ fields: KeyValuePairs<String, String>, more: String? = nil,
      type: String = "application/x-www-form-urlencoded"
    ) async throws -> SocketResponse {
      let body = fields.map { "\(Self.escaped($0.key))=\(Self.escaped($0.value))" }
        .joined(separator: "&")
      return try await send(target, Array(body.utf8), more, type)
    }

    func send(
      _ target: String, _ body: [UInt8], _ more: String? = nil,
      _ type: String = "application/x-www-form-urlencoded"
    ) async throws -> SocketResponse {
      let client = try SocketClient(address)
      let head =
        "POST \(target) HTTP/1.1\r\nHost: \(authority)\r\n"
        + (more ?? "Origin: http://\(authority)\r\nSec-Fetch-Site: same-origin\r\n")
        + "Content-Type: \(type)\r\nContent-Length: \(body.count)\r\n\r\n"
      client.send(Array(head.utf8) + body)
      return try await client.response()
    }

    private static func escaped(_ text: String) -> String {
      text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    }
  }

  /// The value of the attribute `name` of the first element that begins with `start`.
  static func attribute(_ name: String, after start: String, in html: String) throws -> String {
    let place = try #require(html.range(of: start))
    let rest = html[place.lowerBound...]
    let tag = rest.prefix { $0 != ">" }
    let value = try #require(tag.range(of: " \(name)=\""), "\(tag)")
    return String(tag[value.upperBound...].prefix { $0 != "\"" })
  }

  /// The names that a browser sends for the form: the name of the form and the name of the radio buttons.
  private func names(_ html: String) throws -> (form: String, radio: String) {
    let form = try Self.formName(html)
    let radio = try #require(html.range(of: "type=\"radio\""))
    let start = html[..<radio.lowerBound].lastIndex(of: "<").map { html[$0...] } ?? ""
    return (form, try Self.attribute("name", after: String(start.prefix(200)), in: html))
  }

  /// The name that a browser sends for the first form.
  static func formName(_ html: String) throws -> String {
    let button = try #require(html.range(of: "name=\"trellis-form\""))
    let tag = html[..<button.lowerBound].lastIndex(of: "<").map { html[$0...] } ?? ""
    return try attribute("value", after: String(tag.prefix(200)), in: html)
  }

  @Test func aFormCarriesItsMethodAndNames() async throws {
    try await serving { served in
      let html = try await served.get("/")
      #expect(html.contains("method=\"post\""))
      #expect(html.contains("enctype=\"multipart/form-data\""))
      for name in ["Name", "Notes", "Size", "News", "Terms", "Count"] {
        #expect(html.contains("name=\"\(name)\""), "\(name)")
      }
    }
  }

  @Test func postedFieldsReachTheirBindingsAndTheActionRunsOnce() async throws {
    try await serving { served in
      let names = try names(try await served.get("/"))
      let response = try await served.post(
        "/",
        [
          "Name": "Ada", "Notes": "two\r\nlines", "Size": "1", names.radio: "0", "Terms": "on",
          "Count": "7", "Fixed": "hacked", "Off": "hacked", "trellis-form": names.form,
        ])
      let page = try await served.result(of: response)
      #expect(desk.entries.count == 1)
      let parts = desk.entries.first?.split(separator: "|").map(String.init) ?? []
      #expect(parts.first == "Ada" && parts.last == "server")
      #expect(parts.contains("7"))
      #expect(parts.suffix(4).prefix(2) == ["false", "true"], "an unchecked box sends no field")
      #expect(page.text.contains("Done: 1"))
      #expect(page["cache-control"] == "private, no-cache")
      #expect(page["content-security-policy"] != nil)
    }
  }

  @Test func theTextOfAComboBoxChoosesItsValue() async throws {
    try await serving { served in
      _ = try await served.post(
        "/choosing", ["Person": "grace", "Labels": "old", "Labels": "Alan"])
      #expect(desk.entries == ["Grace|old+Alan"])
    }
  }

  @Test func aTextOfAComboBoxWithoutAValueIsRefused() async throws {
    try await serving { served in
      for fields: KeyValuePairs in [
        ["Person": " Nobody ", "Labels": "old", "Labels": ""],
        ["Person": "", "Labels": "old", "Labels": "Nobody"],
      ] {
        let page = try await served.result(of: try await served.post("/choosing", fields)).text
        #expect(page.contains("There is 1 problem") && page.contains("“Nobody” cannot be chosen."))
        #expect(page.contains("value=\"Nobody\"") || page.contains("value=\" Nobody \""))
      }
      #expect(desk.entries.isEmpty)
    }
  }

  @Test func aChipThatIsNotCheckedIsRemoved() async throws {
    try await serving { served in
      let html = try await served.get("/choosing")
      let box = try #require(html.range(of: "l-chip-box"))
      let start = try #require(html[..<box.lowerBound].lastIndex(of: "<"))
      let tag = html[start...].prefix { $0 != ">" }
      for part in ["type=\"checkbox\"", "name=\"Labels\"", "value=\"old\"", " checked"] {
        #expect(tag.contains(part), "\(part) in \(tag)")
      }
      _ = try await served.post("/choosing", ["Person": "", "Labels": "Ada"])
      _ = try await served.post("/choosing", ["Person": "", "Labels": ""])
      #expect(desk.entries == ["nobody|Ada", "nobody|"])
    }
  }

  @Test func aRefusedFormShowsItsErrorsAndEntries() async throws {
    try await serving { served in
      let names = try names(try await served.get("/"))
      let response = try await served.post(
        "/", ["Name": "", "Notes": "kept", "trellis-form": names.form])
      let page = try await served.result(of: response).text
      #expect(desk.entries.isEmpty)
      #expect(page.contains("Enter a name.") && page.contains("There is 1 problem"))
      #expect(page.contains("kept"))
    }
  }

  @Test func anActionThatOpensAnotherPageRedirects() async throws {
    try await serving { served in
      let html = try await served.get("/moving")
      let forms = html.components(separatedBy: "name=\"trellis-form\"").dropLast()
      #expect(forms.count == 2)
      let values = try ["First", "Second"].map { name in
        let start = try #require(html.range(of: "name=\"\(name)\""))
        let rest = String(html[start.upperBound...])
        let button = try #require(rest.range(of: "name=\"trellis-form\""))
        let open = try #require(rest[..<button.lowerBound].lastIndex(of: "<"))
        return try Self.attribute("value", after: "<", in: String(rest[open...]))
      }
      let second = try await served.post(
        "/moving", ["Second": "b", "First": "x", "trellis-form": values[1]])
      _ = try await served.result(of: second)
      #expect(desk.entries == ["second b"])
      let first = try await served.post("/moving", ["First": "a", "trellis-form": values[0]])
      #expect(first.status == 303 && first["location"] == "/moving?step=2")
      #expect(desk.entries == ["second b", "first a"])
      let unnamed = try await served.post("/moving", ["First": "a"])
      #expect(unnamed.status == 409, "one of two forms has to be named")
      let unknown = try await served.post("/moving", ["First": "a", "trellis-form": "f999"])
      #expect(unknown.status == 409 && desk.entries.count == 2)
    }
  }

  @Test func requestsOfOtherSitesAreRefused() async throws {
    try await serving { served in
      for more in [
        "", "Origin: https://evil.example\r\n", "Origin: null\r\n",
        "Origin: http://\(served.authority)\r\nSec-Fetch-Site: cross-site\r\n",
        "Sec-Fetch-Site: same-site\r\n", "Sec-Fetch-Site: none\r\n",
      ] {
        let response = try await served.post("/", ["Name": "Eve"], more: more)
        #expect(response.status == 403, "\(more)")
      }
      #expect(desk.entries.isEmpty)
      #expect(try await served.post("/", ["Name": "Ada"]).status == 303)
      #expect(desk.entries.count == 1, "the only form of a page needs no name")
    }
  }

  @Test func hostileBodiesAreRefused() async throws {
    try await serving { served in
      let many = Array(String(repeating: "a=b&", count: 5_000).utf8)
      #expect(try await served.send("/", many).status == 413)
      #expect(try await served.send("/", Array(repeating: 97, count: 200_000)).status == 413)
      let file = try await served.post("/", [:], type: "multipart/form-data; boundary=x")
      #expect(file.status == 415 && file.text.contains("scripts"))
      #expect(try await served.post("/nowhere", ["a": "b"]).status == 405)
      #expect(try await served.post("/plain", ["a": "b"]).status == 409)
      let odd = try await served.send("/", Array("%zz=%&=&Name=%FF%00&__proto__=1".utf8))
      #expect(odd.status == 303)
      #expect(desk.entries.count == 1, "a field without a control has no effect")
    }
  }
}
