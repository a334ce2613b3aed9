import Testing

@testable import TrellisControls

struct ComboStateTests {
  private typealias State = ComboState<String>
  typealias Effect = ComboState<String>.Effect

  enum Event {
    case open, focus, clear
    case write(String)
    case press(String)
    case find([String], for: String)
    case pick(String)
    case leave(String?, isRefused: Bool = false)
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let events: [Event]
    var effect = Effect.nothing
    var typed: String?
    var isOpen = false
    var active = 0
    var testDescription: String { name }
  }

  private static let open = [Event.open, .find(["a", "b", "c"], for: "")]

  private static let cases = [
    Case(name: "a click opens", events: [.open], isOpen: true),
    Case(name: "an arrow opens", events: [.press("ArrowDown")], isOpen: true),
    Case(name: "another arrow opens", events: [.press("ArrowUp")], isOpen: true),
    Case(name: "Enter does not open", events: [.press("Enter")]),
    Case(name: "a focus changes nothing else", events: [.focus]),
    Case(
      name: "Enter waits for the values of an equivalent text",
      events: [
        .open, .write("\u{e9}"), .find(["a"], for: "\u{e9}"), .write("e\u{301}"),
        .press("Enter"),
      ], typed: "e\u{301}", isOpen: true),
    Case(name: "down", events: open + [.press("ArrowDown")], isOpen: true, active: 1),
    Case(name: "up to the last", events: open + [.press("ArrowUp")], isOpen: true, active: 2),
    Case(
      name: "down to the first", events: open + [.press("ArrowUp"), .press("ArrowDown")],
      isOpen: true),
    Case(
      name: "Enter chooses", events: open + [.press("ArrowDown"), .press("Enter")],
      effect: .choice("b"), active: 1),
    Case(
      name: "Enter without values", events: [.open, .find([], for: ""), .press("Enter")],
      isOpen: true),
    Case(
      name: "an arrow without values", events: [.open, .find([], for: ""), .press("ArrowUp")],
      isOpen: true),
    Case(name: "Escape closes", events: open + [.press("Escape")], effect: .change),
    Case(
      name: "Escape discards the text", events: [.write("x"), .press("Escape")], effect: .change),
    Case(name: "writing opens", events: [.write("x")], effect: .change, typed: "x", isOpen: true),
    Case(
      name: "an emptied text chooses nothing", events: [.write("x"), .write("")],
      effect: .choice(nil), typed: "", isOpen: true),
    Case(
      name: "early keys step",
      events: [.write("x"), .press("ArrowUp"), .find(["a", "b"], for: "x")],
      typed: "x", isOpen: true, active: 1),
    Case(
      name: "an early Enter chooses",
      events: [.write("x"), .press("ArrowDown"), .press("Enter"), .find(["a", "b"], for: "x")],
      effect: .choice("b"), active: 1),
    Case(
      name: "an early Enter without values",
      events: [.write("x"), .press("Enter"), .find([], for: "x")], typed: "x", isOpen: true),
    Case(
      name: "another text forgets early keys",
      events: [.write("x"), .press("Enter"), .write("y"), .find(["a"], for: "y")], typed: "y",
      isOpen: true),
    Case(
      name: "keys after the values of another text are early",
      events: [.write("x"), .find(["a"], for: "x"), .write("y"), .press("Enter")], typed: "y",
      isOpen: true),
    Case(name: "clearing", events: [.write("x"), .clear], effect: .choice(nil)),
    Case(name: "picking", events: [.write("x"), .pick("b")], effect: .choice("b")),
    Case(name: "leaving with a value", events: [.write("b"), .leave("b")], effect: .choice("b")),
    Case(name: "leaving discards the text", events: [.write("x"), .leave(nil)]),
    Case(
      name: "a refused text stays", events: [.write("x"), .leave(nil, isRefused: true)],
      typed: "x"),
  ]

  private func apply(_ event: Event, to state: inout State) -> Effect {
    switch event {
    case .open: state.open()
    case .focus: state.focus()
    case .clear: return state.clear()
    case .write(let text): return state.write(text, opens: true)
    case .press(let key): return state.press(key, without: [], opens: true)
    case .find(let values, let query): return state.find(values, for: query, without: [])
    case .pick(let value): return state.pick(value)
    case .leave(let value, let isRefused):
      return state.leave(choosing: value, isRefused: isRefused)
    }
    return .nothing
  }

  private func state(after events: [Event]) -> State {
    events.reduce(into: State()) { _ = apply($1, to: &$0) }
  }

  @Test(arguments: cases)
  func anEventChangesTheStateAndHasAnEffect(_ one: Case) {
    var state = State()
    var effect = Effect.nothing
    for event in one.events { effect = apply(event, to: &state) }
    #expect(effect == one.effect)
    #expect(state.typed == one.typed)
    #expect(state.isOpen == one.isOpen)
    #expect(state.active == one.active)
  }

  @Test func aFieldThatCannotBeChangedDoesNotOpen() {
    var state = State()
    _ = state.press("ArrowDown", without: [], opens: false)
    _ = state.write("x", opens: false)
    #expect(!state.isOpen && state.typed == "x")
  }

  @Test func theListHasEightValuesWithoutTheExcludedOnes() {
    let all = (0..<10).map { "\($0)" }
    let state = state(after: [.open, .find(all, for: "")])
    #expect(state.values(without: ["1"]) == ["0", "2", "3", "4", "5", "6", "7", "8"])
  }

  @Test func aListThatOpensAgainIsSearchedAgain() {
    var state = state(after: Self.open)
    state.open()
    #expect(state.found != nil, "the list is open")
    _ = state.press("Escape", without: [], opens: true)
    state.open()
    #expect(state.found == nil)
  }

  @Test func onlyValuesOfTheTypedTextAreKnown() {
    #expect(state(after: []).valuesOfTypedText == nil)
    let state = state(after: [.write("x"), .find(["a"], for: "x")])
    #expect(state.valuesOfTypedText == ["a"])
    var next = state
    _ = next.write("y", opens: true)
    #expect(next.valuesOfTypedText == nil)
  }

  @Test(arguments: [("", nil), ("  ", nil), (" x y ", "x y")])
  func theWrittenTextHasNoSurroundingSpaces(typed: String, expected: String?) {
    #expect(state(after: [.write(typed)]).written == expected)
  }

  @Test func focusesAndChoicesAreVisits() {
    #expect(state(after: [.focus, .open, .pick("a"), .write("x"), .clear]).visits == 2)
  }
}
