import Testing
import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisTesting

@testable import TrellisViews

struct TransferTests {
  struct Card: Codable, Equatable {
    var id: Int
  }

  private let log = Log()

  @Test func aTextIsDraggedAsText() throws {
    let page = viewPage { Text("x").draggable("a,b") }
    let element = try #require(page.withRecognizers("drag:text,a%2Cb,a%2Cb"))
    #expect(element.attribute("draggable") == "true")
  }

  @Test func aValueIsDraggedAsJSONWithATextForOthers() {
    let page = viewPage { Text("x").draggable(Card(id: 3), text: "Card 3") }
    #expect(page.withRecognizers("drag:v-card,%7B%22id%22%3A3%7D,Card%203") != nil)
  }

  @Test func aValueThatIsTooLongIsAProgrammerError() {
    let recorder = ProgrammerErrorRecorder()
    recorder.record {
      let page = viewPage { Text("x").draggable(String(repeating: "a", count: 20_001)) }
      #expect(page.elements.allSatisfy { $0.attribute("draggable") == nil })
    }
    #expect(!recorder.consume().isEmpty)
  }

  @Test func aDropHasItsValueAndItsPosition() throws {
    let page = viewPage { [log] in
      Text("x").dropDestination(for: Card.self) { cards, place in
        log("\(cards.map(\.id)) \(place.x)")
        return true
      } isTargeted: {
        log("\($0)")
      }
    }
    let element = try #require(page.withRecognizers("drop:v-card"))
    page.tell("dragtarget", #"{"isTargeted":true}"#, to: element)
    page.tell("dropvalue", #"{"text":"{\"id\":3}","localX":4,"localY":5}"#, to: element)
    #expect(log.take() == ["true", "[3] 4.0"])
  }

  @Test(arguments: [
    nil, "{}", #"{"text":"{}","localX":4,"localY":5}"#,
    #"{"text":"{\"id\":\"3\"}","localX":4,"localY":5}"#,
    #"{"text":"{\"id\":3","localX":4,"localY":5}"#, #"{"text":"{\"id\":3}","localX":4}"#,
    #"{"text":"{\"id\":1e400}","localX":4,"localY":5}"#, #"{"text":3,"localX":4,"localY":5}"#,
  ])
  func invalidValuesAreNotDropped(_ data: String?) {
    let page = viewPage { [log] in
      Text("x").dropDestination(for: Card.self) { _, _ in
        log("dropped")
        return true
      }
    }
    page.tell("dropvalue", data, to: page.withRecognizers("drop:v-card"))
    #expect(log.take() == [])
  }

  @Test func aDropOfDeepJSONIsNoValue() throws {
    let page = viewPage { [log] in
      Text("x").dropDestination(for: [[Int]].self) { _, _ in
        log("dropped")
        return true
      }
    }
    let element = try #require(page.elements.first { $0.listenedEvents == ["dropvalue"] })
    let deep = String(repeating: "[", count: 50_000)
    page.tell("dropvalue", #"{"text":"\#(deep)","localX":4,"localY":5}"#, to: element)
    #expect(log.take() == [])
  }

  @Test func anyTextIsDroppedIfTextsAreAccepted() throws {
    let page = viewPage { [log] in
      Text("x").dropDestination(for: String.self) { texts, _ in
        log(texts.joined())
        return false
      }
    }
    page.tell(
      "dropvalue", #"{"text":"{\"id\":3}","localX":4,"localY":5}"#,
      to: page.withRecognizers("drop:text"))
    #expect(log.take() == [#"{"id":3}"#])
  }

  @Test func textsAreCopiedAndPasted() throws {
    let page = viewPage { [log] in
      Button("x") {}.copyable("a b").onPasteCommand { log($0) }
    }
    let button = try page.element(named: "x")
    #expect(button.attribute("data-recognizers") == "copytext:a%20b pastetext")
    page.tell("pastetext", #"{"text":"new"}"#, to: button)
    page.tell("pastetext", #"{"text":7}"#, to: button)
    #expect(log.take() == ["new"])
  }

  @Test func aDisabledViewIsNotDraggedAndTakesNoDrops() {
    let page = viewPage {
      VStack {
        Text("x").draggable("a")
        Text("y").dropDestination(for: String.self) { _, _ in true }
      }.disabled(true)
    }
    #expect(page.elements.allSatisfy { $0.attribute("data-recognizers") == nil })
    #expect(page.elements.allSatisfy { $0.listenedEvents.isEmpty })
  }

  @Test func aDraggedTextHasALimit() {
    let recorder = ProgrammerErrorRecorder()
    func word(_ length: Int) -> String? {
      recorder.record { DraggedKind.word(String(repeating: "a", count: length), text: nil) }
    }
    #expect(word(DraggedKind.limit) != nil && !recorder.hasProgrammerErrors)
    #expect(word(DraggedKind.limit + 1) == nil && recorder.hasProgrammerErrors)
  }

  @Test func theJSONOfAValueIsTheSameEachTime() {
    struct Page: Codable {
      var path = "a/b"
      var id = 1
    }
    let json = "{\"id\":1,\"path\":\"a/b\"}".uriComponent
    #expect(DraggedKind.word(Page(), text: "t") == "drag:v-page,\(json),t")
  }
}
