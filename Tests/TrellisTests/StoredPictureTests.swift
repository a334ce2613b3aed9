import Foundation
import SocketClient
import Synchronization
import Testing
import Trellis
import TrellisHTTP

@testable import TrellisServer

/// Pictures that a form without scripts has sent, shown by the page that follows.
struct StoredPictureTests {
  struct Album: View {
    let kept: @Sendable (StoredFile) -> Void
    @State private var files: [UploadedFile] = []
    @State private var photos: [StoredFile] = []
    @Environment(\.page) private var page

    var body: some View {
      Form {
        FileUpload("Photos", files: $files, types: ["image/*"])
        ForEach(photos) { AsyncImage(page.address(of: $0), label: $0.name, ratio: 1) }
        SubmitButton("Send")
      } onSubmit: {
        for file in files {
          photos.append(file.keep())
          kept(photos[photos.count - 1])
        }
        files = []
      }
    }
  }

  private static let picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2]

  @Test(arguments: ["image/png", "image/svg+xml"])
  func aPostedPictureIsShownByTheNextPage(claim: String) async throws {
    let kept = Recorder()
    let routes = [Route("/album") { _ in Album { kept.add($0) } }]
    try await PostedFormTests.serve(routes) { served in
      let head =
        "--7x\r\nContent-Disposition: form-data; name=\"Photos\"; filename=\"a “b”.png\"\r\n"
        + "Content-Type: \(claim)\r\n\r\n"
      let response = try await served.send(
        "/album", Array(head.utf8) + Self.picture + Array("\r\n--7x--\r\n".utf8), nil,
        "multipart/form-data; boundary=7x")
      let page = try await served.result(of: response)
      let file = try #require(kept.files.first)
      defer { served.site.endpoints.live.configuration.value.uploads.store.remove(file.id) }
      #expect(file.contentType == "image/png" && file.size == 10)
      let start = try #require(page.text.range(of: "src=\"\(FileAddress.prefix)"))
      let address = page.text[start.lowerBound...].dropFirst(5).prefix { $0 != "\"" }
      let picture = try await served.load(String(address))
      #expect(picture.status == 200 && picture.body == Self.picture)
      #expect(picture["content-type"] == "image/png")
      #expect(page["content-security-policy"]?.contains("img-src 'self' data: https:") == true)
    }
  }

  private final class Recorder: Sendable {
    private let list = Mutex<[StoredFile]>([])
    var files: [StoredFile] { list.withLock { $0 } }
    func add(_ file: StoredFile) { list.withLock { $0.append(file) } }
  }
}
