import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisTesting
import TrellisUI
import TrellisViews

@testable import TrellisControls

@MainActor struct FileDropTests {
  private let desk = TestDesk()
  private let handled = Box([String]())
  private let refused = Box([String]())
  private let announced = Box([String]())

  private func page(
    types: [String] = [], maximumCount: Int = 2, hasDesk: Bool = true, isDisabled: Bool = false
  ) -> TestPage {
    let (desk, handled, refused, announced) = (desk, handled, refused, announced)
    return controlPage {
      Text("Messages")
        .fileDropDestination(
          types: types, maximumSize: 1000, maximumCount: maximumCount,
          onRefusal: { refused.value += $0 }
        ) { file in
          handled.value.append("begin \(file.name)")
          await Task.yield()
          handled.value.append("end \(file.name)")
        }
        .disabled(isDisabled)
        .environment(\.uploadService, hasDesk ? desk : nil)
        .announcing(in: announced)
    }
  }

  private func target(_ page: TestPage) throws -> Element {
    try #require(page.first("trellis-upload"))
  }

  @discardableResult
  private func announce(_ page: TestPage, _ data: String) throws -> Bool {
    page.host.document.announceAll()
    let isAccepted = page.host.handle(
      UIEvent(type: "upload", target: try target(page).id, data: data))
    page.settle()
    return isAccepted
  }

  private func drop(_ page: TestPage, _ names: String...) throws {
    let last =
      try Int(#require(target(page).attribute("data-upload")?.split(separator: " ").first)) ?? 0
    let files = names.enumerated().map {
      #"{"key":\#(last + $0.offset + 1),"name":"\#($0.element)","type":"text/plain","size":10}"#
    }
    try announce(page, #"{"files":[\#(files.joined(separator: ","))]}"#)
  }

  @Test func droppedFilesAreHandledOneAfterTheOtherAndRemoved() async throws {
    let page = page()
    #expect(try target(page).attribute("data-upload") == "0")
    try drop(page, "a.txt", "../b.txt")
    #expect(try target(page).attribute("data-upload") == "2 1:1 2:2")
    desk.finish(2)
    desk.finish(1)
    page.settle()
    // The browser keeps the files whose action has not begun.
    #expect(try target(page).attribute("data-upload") == "2 2 1")
    await page.finishTasks()
    #expect(try target(page).attribute("data-upload") == "2")
    #expect(handled.value == ["begin b.txt", "end b.txt", "begin a.txt", "end a.txt"])
    #expect(desk.cancelled == [2, 1], "the server removes the files")
    #expect(announced.value == ["b.txt: Uploaded", "a.txt: Uploaded"])
    try drop(page, "c.txt")
    desk.finish(3)
    page.settle()
    await page.finishTasks()
    #expect(handled.value.suffix(2) == ["begin c.txt", "end c.txt"])
  }

  @Test func filesThatBreakALimitAreRefused() throws {
    let page = page(types: [".txt"])
    try drop(page, "a.txt", "program.exe", "b.txt", "c.txt")
    #expect(desk.admitted.map(\.name) == ["a.txt", "b.txt"])
    let reasons = ["program.exe has none of the types .txt.", "Choose at most 2 files."]
    #expect(refused.value == reasons && announced.value == reasons)
    desk.room = 2
    desk.finish(1)
    page.settle()
    try drop(page, "d.txt")
    #expect(refused.value.last == "There is no room for d.txt at present.")
  }

  @Test func aFileThatCannotBeSentIsRefused() throws {
    let page = page()
    try drop(page, "a.txt", "b.txt")
    try announce(page, #"{"failed":[1,7]}"#)
    #expect(refused.value == ["a.txt could not be uploaded. Choose it again."])
    #expect(desk.cancelled == [1])
    desk.report(.failed, of: 2)
    page.settle()
    #expect(refused.value.count == 2)
    #expect(try target(page).attribute("data-upload") == "2")
  }

  @Test func aDisabledViewAndAPageWithoutAServerTakeNoFiles() throws {
    for page in [page(hasDesk: false), page(isDisabled: true)] {
      #expect(try target(page).attribute("data-upload") == nil)
      #expect(try !announce(page, #"{"files":[{"key":1,"name":"a","type":"","size":1}]}"#))
    }
    #expect(desk.admitted.isEmpty)
  }

  @Test func aViewThatGoesCancelsItsFiles() throws {
    let isShown = Box(true)
    struct Screen: View {
      let isShown: Box<Bool>
      @State var count = 0
      var body: some View {
        Button("Next") { count += 1 }
        if isShown.value { Text("Messages").fileDropDestination { _ in } }
      }
    }
    let desk = desk
    let page = controlPage { Screen(isShown: isShown).environment(\.uploadService, desk) }
    try drop(page, "a.txt")
    isShown.value = false
    try page.click("Next")
    #expect(desk.cancelled == [1])
  }

  @Test func theViewHasTheSizeOfItsContent() throws {
    let desk = desk
    let page = controlPage {
      VStack(alignment: .leading) { Text("Messages").fileDropDestination { _ in } }
        .environment(\.uploadService, desk)
    }
    let text = try #require(page.elements.first { $0.text == "Messages" })
    let frame = try #require(target(page).frame)
    #expect(frame.width == text.frame?.width && frame.height == text.frame?.height)
  }

  @Test func threeReasonsAreReportedAtMost() throws {
    let page = page(types: [".txt"])
    try drop(page, "a.exe", "b.exe", "c.exe", "d.exe")
    #expect(refused.value.count == 3 && announced.value.count == 3)
  }
}
