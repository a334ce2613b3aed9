import Testing
import TrellisDOM
import TrellisLayout

@testable import TrellisComponents

struct InlineElementTests {
  private let stage = Stage()

  private func mount(_ elements: [InlineElement]) -> [Element] {
    stage.mount([Component.view("p", .inline(elements))])
    return stage.shown[0].children
  }

  /// Elements that look the same stay, and get the actions of the new ones.
  @Test func equalElementsStayWithTheirNewActions() {
    var heard: [String] = []
    func elements(_ name: String) -> [InlineElement] {
      let inner = InlineElement(
        "b", content: .text("B"), onClick: Action { _ in heard.append("\(name) b") })
      return [
        InlineElement(content: .text("A"), onClick: Action { _ in heard.append("\(name) a") }),
        InlineElement("i", content: .elements([inner])),
      ]
    }
    let first = mount(elements("first"))
    let second = mount(elements("second"))
    #expect(first == second)
    second[0].send("click")
    second[1].children[0].send("click")
    #expect(heard == ["second a", "second b"])
    #expect(mount([InlineElement(content: .text("C"))]).map(\.text) == ["C"])
  }

  @Test func aLinkWithAnActionIsNotFollowed() {
    let shown = mount([
      InlineElement("a", content: .text("A"), onClick: Action { _ in }),
      InlineElement(content: .text("B"), onClick: Action { _ in }),
    ])
    #expect(
      shown.map { $0.listener("click")?.options.flags } == [
        [.preventDefault, .stopPropagation], .stopPropagation,
      ])
  }

  @Test func aPressThatEndsElsewhereIsCancelled() {
    var heard: [String] = []
    let shown = mount(
      ["A", "B"].map { name in
        InlineElement(
          content: .text(name), onPress: Action { _ in heard.append("press \(name)") },
          onPressCancel: Action { _ in heard.append("cancel \(name)") })
      })
    shown[0].send("pointerdown")
    shown[1].send("pointerleave")
    shown[0].send("pointerup")
    shown[0].send("pointerleave")
    #expect(heard == ["press A"])
    for end in ["pointercancel", "pointerleave"] {
      heard = []
      shown[1].send("pointerdown")
      shown[1].send(end)
      shown[1].send(end)
      #expect(heard == ["press B", "cancel B"])
    }
  }

  @Test func aPressThatIsNoLongerWantedIsNotHeard() {
    let pressed = mount([InlineElement(content: .text("A"), onPress: Action { _ in })])
    #expect(pressed[0].listenedEvents == ["pointerdown"])
    let plain = mount([InlineElement(content: .text("A"))])
    #expect(plain[0].listenedEvents.isEmpty)
  }

  @Test func anActionByNameBeginsAtTheComponentOfTheLine() {
    final class Line: Holder {
      var performed = 0
      override func canPerform(_ action: ActionName, sender: Component?) -> Bool { true }
      override func perform(_ action: ActionName, event: ActionEvent) { performed += 1 }
    }
    let link = InlineElement(content: .text("A"), onClick: Action(named: "act"))
    let line = Line(view: ViewConfiguration("p", attributes: [.inline([link])]))
    stage.mount(line.layout)
    stage.shown[0].children[0].send("click")
    #expect(line.performed == 1)
  }

  @Test func theEndOfAPressIsHeardWithoutItsStart() {
    var cancelled = 0
    let element = mount([
      InlineElement(content: .text("A"), onPressCancel: Action { _ in cancelled += 1 })
    ])[0]
    element.send("pointercancel")
    #expect(cancelled == 0, "nothing was pressed")
    element.send("pointerdown")
    element.send("pointercancel")
    #expect(cancelled == 1)
  }

  /// Elements that differ in one of their properties are made again.
  @Test func elementsThatLookDifferentAreMadeAnew() {
    let action = Action<UIEvent> { _ in }
    let plain = InlineElement(content: .text("A"))
    var others = [InlineElement](repeating: plain, count: 7)
    others[0].tag = "b"
    others[1].attributes = ["lang": "de"]
    others[2].style = [.color: "red"]
    others[3].content = .text("B")
    others[4].onClick = action
    others[5].onPress = action
    others[6].onPressCancel = action
    for other in others {
      #expect(!plain.looks(like: other) && !other.looks(like: plain), "\(other)")
      #expect(other.looks(like: other))
      #expect(mount([plain]) != mount([other]), "\(other)")
    }
    let pair = InlineElement(content: .elements([plain, plain]))
    #expect(!pair.looks(like: InlineElement(content: .elements([plain]))))
    #expect(!pair.looks(like: plain))
  }

  @Test func elementsThatAreGoneAreRemoved() {
    _ = mount([InlineElement(content: .text("A"))])
    stage.mount([Component.view("p")])
    #expect(stage.shown[0].children.isEmpty)
  }
}
