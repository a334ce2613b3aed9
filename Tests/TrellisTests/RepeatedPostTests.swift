import Foundation
import SocketClient
import Testing
import Trellis
import TrellisHTTP

@testable import TrellisServer

/// Files of posts that come back with problems: the next post names them, and does not send them again.
struct RepeatedPostTests {
  typealias Desk = PostedFormTests.Desk
  typealias Served = PostedFormTests.Served

  struct Sending: View {
    let desk: Desk
    var count = 2
    @State private var title = ""
    @State private var files: [UploadedFile] = []

    var body: some View {
      Form {
        TextField("Title", text: $title).validation(title.isEmpty ? "Enter a title." : nil)
        FileUpload("Files", files: $files, maximumSize: 2_000_000, maximumCount: count)
        SubmitButton("Send")
      } onSubmit: {
        for file in files {
          let text = file.url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
          desk.add("\(file.name): \(text ?? "no content")")
          file.keep()
        }
        desk.add("\(title): \(files.count) files")
      }
    }
  }

  let desk = Desk()

  private func serving(_ use: (Served) async throws -> Void) async throws {
    try await PostedFormTests.serve(
      [
        Route("/files") { [desk] _ in Sending(desk: desk) },
        Route("/one") { [desk] _ in Sending(desk: desk, count: 1) },
      ], use)
  }

  /// Posts a title, values of the checkboxes of files, and new files with their names as content.
  private func post(
    _ title: String, again: [String] = [], files: [String] = [], to target: String = "/files",
    of served: Served
  ) async throws -> String {
    var text = ""
    func add(_ name: String, _ more: String, _ content: String) {
      text += "--B7\r\nContent-Disposition: form-data; name=\"\(name)\"\(more)\r\n\r\n"
      text += content + "\r\n"
    }
    add("Title", "", title)
    for value in again { add("Files", "", value) }
    for file in files {
      add("Files", "; filename=\"\(file)\"\r\nContent-Type: text/plain", "of \(file)")
    }
    let response = try await served.send(
      target, Array((text + "--B7--\r\n").utf8), nil, "multipart/form-data; boundary=B7")
    let page = try await served.result(of: response)
    #expect(page.status == 200)
    return page.text
  }

  /// The values of the checkboxes of files.
  private func boxes(_ html: String) -> [String] {
    html.split(separator: "value=\"file:").dropFirst().map { "file:" + $0.prefix { $0 != "\"" } }
  }

  @Test func theFilesOfAPostWithProblemsAreTakenByTheNextPost() async throws {
    try await serving { served in
      let first = try await post("", files: ["a.txt", "b.txt"], of: served)
      #expect(first.contains("There is 1 problem") && desk.entries.isEmpty)
      let shown = boxes(first)
      try #require(shown.count == 2)
      #expect(first.contains("aria-label=\"a.txt\""))
      // Another problem: the files are still there.
      let second = try await post("", again: shown, of: served)
      #expect(boxes(second) == shown)
      _ = try await post("x", again: shown, of: served)
      #expect(desk.entries == ["a.txt: of a.txt", "b.txt: of b.txt", "x: 2 files"])
    }
  }

  @Test func aFileThatIsNotCheckedIsLeftOut() async throws {
    try await serving { served in
      let shown = boxes(try await post("", files: ["a.txt", "b.txt"], of: served))
      try #require(shown.count == 2)
      _ = try await post("x", again: [shown[1]], files: ["c.txt"], of: served)
      #expect(desk.entries == ["b.txt: of b.txt", "c.txt: of c.txt", "x: 2 files"])
    }
  }

  @Test func anotherFileReplacesTheFileOfAFieldForOne() async throws {
    try await serving { served in
      let shown = boxes(try await post("", files: ["a.txt"], to: "/one", of: served))
      _ = try await post("x", again: shown, files: ["b.txt"], to: "/one", of: served)
      #expect(desk.entries == ["b.txt: of b.txt", "x: 1 files"])
    }
  }

  /// A file that was shown as chosen is not left out without a message.
  @Test func aFileThatTheServerHasLostIsAProblem() async throws {
    try await serving { served in
      let lost = try await post("x", again: ["file:0123456789abcdef/lost.txt"], of: served)
      #expect(lost.contains("There is 1 problem") && lost.contains("lost.txt"))
      #expect(desk.entries.isEmpty)
      let other = try await post("x", again: ["something else"], of: served)
      #expect(!other.contains("There is 1 problem") && desk.entries == ["x: 0 files"])
    }
  }

  /// A step back and another press of the button repeat the post.
  @Test func aFileThatTheApplicationHasKeptIsNoProblem() async throws {
    try await serving { served in
      let shown = boxes(try await post("", files: ["a.txt"], of: served))
      for count in [1, 0] {
        let response = try await post("x", again: shown, of: served)
        #expect(!response.contains("There is 1 problem"))
        #expect(desk.entries.last == "x: \(count) files")
      }
    }
  }
}
