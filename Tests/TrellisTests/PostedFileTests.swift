import Foundation
import SocketClient
import Synchronization
import Testing
import Trellis
import TrellisHTTP

@testable import TrellisServer

/// Forms with files and dates that a browser without scripts posts.
struct PostedFileTests {
  typealias Desk = PostedFormTests.Desk
  typealias Served = PostedFormTests.Served

  struct Sending: View {
    let desk: Desk
    @State private var title = ""
    @State private var files: [UploadedFile] = []

    var body: some View {
      Form {
        TextField("Title", text: $title)
        FileUpload(
          "Files", files: $files, types: ["text/plain", ".pdf"], maximumSize: 2_000_000,
          maximumCount: 2
        ) { file in desk.add("took \(file.name)") }
        SubmitButton("Send")
      } onSubmit: {
        for file in files {
          let size = file.url.flatMap { try? Data(contentsOf: $0) }
          let sum = size?.reduce(0) { ($0 &* 31 &+ Int($1)) % 65_521 }
          desk.add("\(title): \(file.name) \(file.type) \(size?.count ?? -1) \(sum ?? -1)")
        }
        desk.add("\(title): \(files.count) files")
      }
    }
  }

  struct Planning: View {
    let desk: Desk
    @State private var day: Date?
    @State private var hour: Date?
    @State private var both: Date?

    var body: some View {
      Form {
        DatePicker("Day", selection: $day)
        DatePicker("Hour", selection: $hour, displayedComponents: .hourAndMinute)
        DatePicker("Both", selection: $both, displayedComponents: [.date, .hourAndMinute])
        SubmitButton("Plan")
      } onSubmit: {
        let text = [day, both].map { $0.map { "\(Int($0.timeIntervalSince1970))" } ?? "none" }
        desk.add(text.joined(separator: "|") + "|\(hour == nil ? "none" : "time")")
      }
      .environment(\.timeZone, .gmt)
    }
  }

  let desk = Desk()

  private func serving(_ use: (Served) async throws -> Void) async throws {
    try await PostedFormTests.serve(
      [
        Route("/files") { [desk] _ in Sending(desk: desk) },
        Route("/dates") { [desk] _ in Planning(desk: desk) },
      ], use)
  }

  private struct Part {
    let name: String
    var file: String?
    var type = "text/plain"
    let content: [UInt8]
  }

  private static let type = "multipart/form-data; boundary=----Form7x"

  private func body(_ parts: [Part]) -> [UInt8] {
    var bytes: [UInt8] = []
    for part in parts {
      bytes += Array("------Form7x\r\nContent-Disposition: form-data; name=\"\(part.name)\"".utf8)
      if let file = part.file {
        bytes += Array("; filename=\"\(file)\"\r\nContent-Type: \(part.type)".utf8)
      }
      bytes += Array("\r\n\r\n".utf8) + part.content + Array("\r\n".utf8)
    }
    return bytes + Array("------Form7x--\r\n".utf8)
  }

  private func post(
    _ parts: [Part], to target: String = "/files", of served: Served
  ) async throws -> SocketResponse {
    try await served.send(target, body(parts), nil, Self.type)
  }

  private func title(_ text: String) -> Part { Part(name: "Title", content: Array(text.utf8)) }

  @Test func postedFilesReachTheStoreAndTheAction() async throws {
    try await serving { served in
      // Longer than a part of the store, with line ends and boundaries that are none.
      let noise = Array("\r\n--\r\n------Form7\r\n\u{0}".utf8)
      let content = Array(repeatElement(noise, count: 40_000).joined())
      let sum = content.reduce(0) { ($0 &* 31 &+ Int($1)) % 65_521 }
      let response = try await post(
        [
          title("Ä“"), Part(name: "Files", file: "a%22b.txt", content: content),
          Part(name: "Files", file: "../../c.PDF", type: "application/pdf", content: []),
        ], of: served)
      #expect(response.status == 303)
      let entries = desk.entries
      #expect(
        entries.contains {
          $0.hasPrefix("Ä“: a") && $0.hasSuffix("text/plain \(content.count) \(sum)")
        })
      #expect(entries.contains { $0.hasPrefix("Ä“: ") && $0.hasSuffix("application/pdf 0 0") })
      #expect(!entries.joined().contains("/c.PDF"), "a name is no path")
      #expect(entries.contains("Ä“: 2 files"))
      #expect(entries.count { $0.hasPrefix("took ") } == 2)
    }
  }

  @Test func aFormWithoutAFileIsSubmitted() async throws {
    try await serving { served in
      let none = Part(name: "Files", file: "", type: "application/octet-stream", content: [])
      let response = try await post([title("x"), none], of: served)
      #expect(response.status == 303)
      #expect(desk.entries == ["x: 0 files"])
    }
  }

  @Test func aRefusedFileKeepsTheFormAndStoresNothing() async throws {
    try await serving { served in
      let large = Part(name: "Files", file: "l.txt", content: Array(repeating: 7, count: 2_000_001))
      let foreign = Part(name: "Files", file: "i.png", type: "image/png", content: [1])
      let small = Part(name: "Files", file: "s.txt", content: [1])
      for (parts, reason) in [
        ([large], "l.txt"), ([foreign], "i.png"), ([small, small, small], "2"),
      ] {
        let response = try await post([title("kept text")] + parts, of: served)
        let page = try await served.result(of: response).text
        #expect(page.contains("There is 1 problem"), "\(reason)")
        #expect(page.contains(reason) && page.contains("kept text"))
      }
      #expect(!desk.entries.contains { $0.hasPrefix("kept text") }, "no action has run")
    }
  }

  @Test func filesOfOtherFieldsAndSitesHaveNoEffect() async throws {
    try await serving { served in
      let file = Part(name: "Title", file: "a.txt", content: [65])
      let own = try await post([file, title("x")], of: served)
      #expect(own.status == 303)
      #expect(desk.entries == ["x: 0 files"])
      let foreign = try await served.send(
        "/files", body([title("y")]), "Origin: https://evil.example\r\n", Self.type)
      #expect(foreign.status == 403 && desk.entries.count == 1)
    }
  }

  @Test func postsBeyondTheLimitsAreRefusedBeforeTheirBodiesAreKept() async throws {
    try await serving { served in
      let many = (0..<201).map { Part(name: "n\($0)", content: []) }
      let first = try await post(many, of: served)
      #expect(first.status == 413)
      let long = Part(name: "Title", content: Array(repeating: 65, count: 65_537))
      let second = try await post([long], of: served)
      #expect(second.status == 413)
      for broken in ["", "------Form7x", "------Form7x\r\n\r\nx", "x\r\n------Form7x--"] {
        let response = try await served.send("/files", Array(broken.utf8), nil, Self.type)
        #expect(response.status == 415, "\(broken)")
      }
      #expect(desk.entries.isEmpty)
    }
    let type = Self.type
    #expect(Endpoints.bodyLimit(for: "/files", type: type) == 8 << 20)
    #expect(Endpoints.bodyLimit(for: "/files", type: type, post: 99) == 99)
    #expect(Endpoints.bodyLimit(for: "/files", type: "text/plain") == 128 << 10)
    #expect(Endpoints.bodyLimit(for: "/_trellis/event", type: type) == 128 << 10)
  }

  @Test func datesAreTypedWithoutAScript() async throws {
    try await serving { served in
      let html = try await served.get("/dates")
      for type in ["date", "time", "datetime-local"] { #expect(html.contains("type=\"\(type)\"")) }
      let good: KeyValuePairs = [
        "Day": "2026-02-28", "Hour": "13:45", "Both": "2026-02-28T13:45",
      ]
      let saved = try await served.post("/dates", good)
      #expect(saved.status == 303)
      #expect(desk.entries == ["1772236800|1772286300|time"])
      let bad = try await served.post("/dates", ["Day": "2026-02-31", "Hour": "", "Both": ""])
      #expect(desk.entries.count == 1)
      #expect(try await served.result(of: bad).text.contains("There is 1 problem"))
      let empty = try await served.post("/dates", ["Day": "", "Hour": "", "Both": ""])
      #expect(empty.status == 303)
      #expect(desk.entries.last == "none|none|none")
    }
  }
}
