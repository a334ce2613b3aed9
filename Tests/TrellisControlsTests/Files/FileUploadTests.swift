import Foundation
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisTesting
import TrellisUI
import TrellisViews

@testable import TrellisControls

@MainActor struct FileUploadTests {
  private let desk = TestDesk()
  private let files = Box([UploadedFile]())
  private let handled = Box([String]())

  private func page(
    types: [String] = [], maximumSize: Int = 1_000, maximumCount: Int = 3, hasDesk: Bool = true
  ) -> TestPage {
    struct Screen: View {
      let files: Box<[UploadedFile]>
      let handled: Box<[String]>
      let types: [String]
      let size: Int
      let count: Int
      @State var shown: [UploadedFile] = []
      var body: some View {
        let binding = Binding<[UploadedFile]>(
          get: { shown },
          set: {
            shown = $0
            files.value = $0
          })
        FileUpload(
          "Files", files: binding, types: types, maximumSize: size, maximumCount: count
        ) { handled.value.append($0.name) }
      }
    }
    let screen = Screen(
      files: files, handled: handled, types: types, size: maximumSize, count: maximumCount)
    return controlPage {
      screen.environment(\.uploadService, hasDesk ? desk : nil)
    }
  }

  private func control(_ page: TestPage) throws -> Element {
    try #require(page.first("trellis-upload"))
  }

  @discardableResult
  private func announce(_ page: TestPage, _ data: String) throws -> Bool {
    page.host.document.announceAll()
    let isAccepted = page.host.handle(
      UIEvent(type: "upload", target: try control(page).id, data: data))
    page.settle()
    return isAccepted
  }

  private func announce(_ page: TestPage, _ files: (key: Int, name: String, size: Int)...) throws {
    let all = files.map {
      #"{"key":\#($0.key),"name":"\#($0.name)","type":"text/plain","size":\#($0.size)}"#
    }
    try announce(page, #"{"files":[\#(all.joined(separator: ","))]}"#)
  }

  @Test func admittedFilesGetNumbersAndProgress() async throws {
    let page = page()
    try announce(page, (1, "a.txt", 10), (2, "../b.txt", 20))
    #expect(try control(page).attribute("data-upload") == "2 1:1 2:2")
    #expect(desk.admitted.map(\.name) == ["a.txt", "b.txt"])
    desk.report(.received(5), of: 1)
    page.settle()
    let bar = try #require(page.first("div", "role", "progressbar"))
    #expect(bar.attribute("aria-valuenow") == "50")
    desk.finish(1)
    page.settle()
    #expect(try control(page).attribute("data-upload") == "2 1 2:2")
    #expect(files.value.map(\.name) == ["a.txt"])
    await page.finishTasks()
    #expect(handled.value == ["a.txt"])
  }

  /// Only the server announces files of posted forms.
  @Test func aClientCannotClaimThatFilesArePostedOrLost() throws {
    let page = page()
    let file = #"{"key":1,"name":"a.txt","type":"text/plain","size":10,"isLost":true}"#
    try announce(page, #"{"isPosted":true,"files":[\#(file)]}"#)
    #expect(try control(page).attribute("data-upload") == "1 1:1")
    #expect(desk.admitted.map(\.name) == ["a.txt"])
    #expect(try control(page).attribute("aria-invalid") != "true")
  }

  @Test(arguments: ["9223372036854775807", "-1", "9007199254740993"])
  func keysBeyondTheClientsNumbersAreRefused(key: String) throws {
    let page = page()
    try announce(page, #"{"files":[{"key":\#(key),"name":"a","type":"","size":1}]}"#)
    #expect(try control(page).attribute("data-upload") == "0")
    #expect(desk.admitted.isEmpty)
  }

  @Test(arguments: [(0, "100"), (1, "0")])
  func onlyTheBarOfAnEmptyFileIsFullAtFirst(size: Int, percent: String) throws {
    let page = page()
    try announce(page, (1, "small.txt", size))
    let bar = page.elements.first { $0.attribute("role") == "progressbar" }
    #expect(bar?.attribute("aria-valuenow") == percent)
  }

  @Test func filesBeyondALimitAreRefusedAtTheField() throws {
    let page = page(types: [".txt", "image/*"], maximumCount: 2)
    try announce(page, (1, "large.txt", 1_001), (2, "program.exe", 1), (3, "a.txt", 1))
    #expect(desk.admitted.map(\.name) == ["a.txt"], "the server takes no byte of the others")
    let message = try #require(page.texts.first { $0.contains("large.txt") })
    #expect(message.contains("1 kB") && message.contains("program.exe has none of the types"))
    #expect(try control(page).attribute("aria-invalid") == "true")
    try announce(page, (4, "b.txt", 1), (5, "c.txt", 1))
    #expect(desk.admitted.map(\.name) == ["a.txt", "b.txt"])
    #expect(page.texts.contains("Choose at most 2 files."))
    desk.room = 2
    try page.click("Cancel the upload of b.txt")
    #expect(!page.texts.contains("Choose at most 2 files."))
    try announce(page, (6, "d.txt", 1))
    #expect(page.texts.contains("There is no room for d.txt at present."))
  }

  @Test func aFileOfTheLargestSizeIsAdmitted() throws {
    let page = page(maximumSize: 1_000)
    try announce(page, (1, "exact.txt", 1_000), (2, "larger.txt", 1_001))
    #expect(desk.admitted.map(\.name) == ["exact.txt"])
  }

  @Test(arguments: [(1, "or drop or paste it here"), (3, "or drop or paste them here")])
  func theHintNamesOneFileOrSeveral(count: Int, hint: String) {
    #expect(page(maximumCount: count).texts.contains(hint))
  }

  @Test func aCancelledUploadIsRemoved() throws {
    let page = page()
    try announce(page, (1, "a.txt", 10))
    try page.click("Cancel the upload of a.txt")
    #expect(desk.cancelled == [1])
    #expect(try control(page).attribute("data-upload") == "1")
    desk.report(.received(10), of: 1)
    desk.finish(1)
    page.settle()
    #expect(files.value.isEmpty, "a late report of a cancelled upload has no effect")
  }

  @Test func aRemovedFileIsRemovedFromTheServer() throws {
    let page = page()
    try announce(page, (1, "a.txt", 10))
    desk.finish(1)
    page.settle()
    try page.click("Remove a.txt")
    #expect(files.value.isEmpty && desk.cancelled == [1])
  }

  /// It sends them again to a session that replaces this one.
  @Test func theBrowserKeepsTheFilesOfTheField() throws {
    let page = page()
    try announce(page, (1, "a.txt", 10), (2, "b.txt", 10))
    desk.finish(2)
    page.settle()
    #expect(try control(page).attribute("data-upload") == "2 2 1:1")
    desk.finish(1)
    page.settle()
    #expect(try control(page).attribute("data-upload") == "2 2 1")
    try page.click("Remove b.txt")
    #expect(try control(page).attribute("data-upload") == "2 1")
    try page.click("Remove a.txt")
    #expect(try control(page).attribute("data-upload") == "2")
  }

  @Test func aFieldWithATextAsTitleHasItsLimitAndItsHandler() async throws {
    let handled = handled
    let title = String("Files")
    let page = controlPage {
      FileUpload(title, files: .constant([]), maximumCount: 1) { handled.value.append($0.name) }
        .environment(\.uploadService, desk)
    }
    try announce(page, (1, "a.txt", 10), (2, "b.txt", 10))
    #expect(desk.admitted.map(\.name) == ["a.txt"])
    desk.finish(1)
    page.settle()
    await page.finishTasks()
    #expect(handled.value == ["a.txt"])
  }

  @Test func anotherFileReplacesTheOnlyOne() throws {
    let page = page(maximumCount: 1)
    try announce(page, (1, "a.txt", 10))
    desk.finish(1)
    page.settle()
    try announce(page, (2, "b.txt", 10))
    #expect(desk.cancelled == [1] && files.value.isEmpty)
    desk.finish(2)
    page.settle()
    #expect(files.value.map(\.name) == ["b.txt"])
  }

  @Test func aFileThatTheBrowserCannotSendHasFailed() throws {
    let page = page()
    try announce(page, (1, "a.txt", 10))
    try announce(page, #"{"failed":[1,7,-1]}"#)
    #expect(page.texts.contains("a.txt could not be uploaded. Choose it again."))
    #expect(desk.cancelled == [1])
    try announce(page, (2, "a.txt", 10))
    #expect(!page.texts.contains("a.txt could not be uploaded. Choose it again."))
  }

  @Test func hostileAnnouncementsHaveNoEffect() throws {
    let page = page()
    for data in [
      "", "null", "[]", "{}", #"{"files":7}"#, #"{"files":[{"key":1}]}"#,
      #"{"files":[{"key":1,"name":"a","type":"","size":1e99}]}"#,
      #"{"files":[{"key":1,"name":"a","type":"","size":1.5}]}"#,
      #"{"files":[{"key":99999999999999999999,"name":"a","type":"","size":1}]}"#,
      #"{"files":[\#(Array(repeating: #"{"key":1,"name":"a","type":"","size":1}"#, count: 101).joined(separator: ","))]}"#,
    ] {
      try announce(page, data)
      #expect(desk.admitted.isEmpty, "\(data.prefix(80))")
    }
    try announce(page, (0, "zero", 1), (-5, "negative", 1), (1, "minus", -1))
    #expect(desk.admitted.isEmpty)
    try announce(page, (2, "a.txt", 1), (2, "again.txt", 1), (1, "older.txt", 1))
    #expect(desk.admitted.map(\.name) == ["a.txt"], "each key counts once")
    #expect(throws: TestPageError.self) { try page.click("Remove again.txt") }
  }

  @Test func withoutAServerNoFileCanBeChosen() throws {
    let page = page(hasDesk: false)
    #expect(page.first("input", "type", "file")?.attribute("disabled") != nil)
    #expect(try !announce(page, #"{"files":[{"key":1,"name":"a","type":"","size":1}]}"#))
  }

  private func form(_ submitted: Box<Int>) -> TestPage {
    struct Screen: View {
      let submitted: Box<Int>
      @State var shown: [UploadedFile] = []
      var body: some View {
        Form {
          FileUpload("Files", files: $shown)
          SubmitButton("Send")
        } onSubmit: {
          submitted.value += 1
        }
      }
    }
    return controlPage {
      Screen(submitted: submitted).environment(\.uploadService, desk)
    }
  }

  @Test func aFormWaitsForItsFiles() async throws {
    let submitted = Box(0)
    let page = form(submitted)
    try announce(page, (1, "a.txt", 10))
    let form = try #require(page.first("form"))
    page.report("submit", form)
    await page.finishTasks()
    #expect(submitted.value == 0 && page.texts.contains("Wait until the files are uploaded."))
    desk.finish(1)
    page.settle()
    page.report("submit", form)
    await page.finishTasks()
    #expect(submitted.value == 1)
  }

  @Test func aFormDoesNotWaitForAFileThatCouldNotBeSent() async throws {
    let submitted = Box(0)
    let page = form(submitted)
    try announce(page, (1, "a.txt", 10))
    try announce(page, #"{"failed":[1]}"#)
    page.report("submit", try #require(page.first("form")))
    await page.finishTasks()
    #expect(submitted.value == 1)
  }

  @Test func aFinishedFileIsAnnouncedAndItsRemovalEndsTheRefusals() throws {
    let (log, files, desk) = (Box<[String]>([]), files, desk)
    let page = controlPage {
      FileUpload("Files", files: files.binding, maximumSize: 1_000)
        .environment(\.uploadService, desk).announcing(in: log)
    }
    try announce(page, (1, "a.txt", 10), (2, "large.txt", 1_001))
    #expect(log.value.count == 1, "the refusal")
    desk.finish(1)
    page.host.setNeedsUpdate()
    page.settle()
    #expect(log.value.last == "a.txt: Uploaded" && page.texts.contains { $0.contains("large") })
    try page.click("Remove a.txt")
    #expect(files.value.isEmpty && !page.texts.contains { $0.contains("large") })
  }

  @Test func theProgressEndsAtTheSizeOfTheFile() throws {
    let page = page()
    try announce(page, (1, "a.txt", 10))
    desk.report(.received(20), of: 1)
    page.settle()
    let bar = try #require(page.first("div", "role", "progressbar"))
    #expect(bar.attribute("aria-valuenow") == "100")
  }
}
