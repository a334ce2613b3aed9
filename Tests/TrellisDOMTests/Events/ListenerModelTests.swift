import TestSupport
import Testing

@testable import TrellisDOM

/// Random changes of listeners, compared with a dictionary.
struct ListenerModelTests {
  @Test(arguments: 1...6)
  func theListenersAreThoseThatWereSet(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let document = Document()
    let elements = (0..<3).map { _ in document.makeElement("div") }
    document.root.setChildren(elements)
    var model: [[String: ListenerOptions]] = [[:], [:], [:]]
    var called: [String] = []
    let events = ["click", "input", "keydown", "abort", "zoom", "pointermove"]
    for step in 0..<120 {
      let index = random.below(3)
      let event = events[random.below(events.count)]
      if random.chance(35) {
        elements[index].removeListener(event)
        model[index][event] = nil
      } else {
        let options = ListenerOptions(
          flags: random.chance(50) ? .value : [], keys: random.chance(30) ? ["Enter"] : [])
        elements[index].setListener(event, options: options) { _ in called.append("\(step)") }
        model[index][event] = options
        called = []
        elements[index].listener(event)?.handler(UIEvent(type: event, target: elements[index].id))
        #expect(called == ["\(step)"])
      }
      for (element, expected) in zip(elements, model) {
        #expect(element.listenedEvents == expected.keys.sorted())
        for event in events {
          #expect(element.listener(event)?.options == expected[event])
          #expect(element.listens { $0 == event } == (expected[event] != nil))
        }
      }
      #expect(document.checkInvariants() == [])
    }
  }

  @Test(arguments: [
    ("text", true, true), ("checkbox", false, false), ("radio", false, false),
    ("range", true, false), ("color", true, false), ("file", false, false),
    ("hidden", false, false), ("submit", false, false), ("reset", false, false),
    ("button", false, false), ("image", false, false), ("search", true, true),
    ("number", true, true), ("date", true, true), ("unknown", true, true), ("", true, true),
  ])
  func aControlHasTheKindOfItsType(type: String, hasValue: Bool, isText: Bool) {
    let document = Document()
    for type in [type, type.uppercased(), type.prefix(1).uppercased() + type.dropFirst()] {
      let input = document.makeElement("input")
      input.setAttribute("type", type)
      let control = FormControl(input)
      #expect(control?.hasOwnValue == hasValue)
      #expect((control == .text) == isText)
    }
  }

  @Test func otherElementsHaveTheKindOfTheirName() {
    let document = Document()
    func kind(_ tag: String) -> FormControl? { FormControl(document.makeElement(tag)) }
    #expect(kind("input") == .text)
    #expect(kind("textarea") == .text)
    #expect(kind("select") == .list)
    for tag in ["button", "option", "output", "data"] { #expect(kind(tag) == .fixed) }
    for tag in ["x-field", "my-own-list"] { #expect(kind(tag) == .custom) }
    for tag in [
      "div", "form", "fieldset", "legend", "label", "optgroup", "datalist", "meter", "progress",
    ] {
      #expect(kind(tag) == nil)
    }
  }
}
