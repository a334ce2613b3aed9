import ComponentSupport
import Testing
import TrellisBase
import TrellisDOM

@testable import TrellisComponents

struct ClientCommandTests {
  private func words(_ commands: [ClientCommand], on event: String = "click", keys: [String] = [])
    -> String?
  {
    let attributes = ViewAttributes(ViewAttribute.commands(on: event, keys: keys, commands))
    return attributes.attribute("data-do")
  }

  @Test func commandsAreWordsOfOneAttribute() {
    #expect(words([.show("menu-3")]) == "click:show=menu-3")
    #expect(words([.hide(), .focus("a.b")]) == "click:hide click:focus=a%2Eb")
    #expect(words([.toggle("a")], on: "focusin") == "focusin:toggle=a")
    #expect(words([.toggleFullScreen("a")]) == "click:fullscreen=a")
    #expect(words([]) == nil)
  }

  @Test func textsContainNoSeparators() {
    #expect(words([.copy("a b|c=d:é")]) == "click:copy=a%20b%7Cc%3Dd%3A%C3%A9")
    #expect(words([.download("/f?a=1")]) == "click:download=%2Ff%3Fa%3D1")
    #expect(words([.download("/f", as: "n.txt")]) == "click:download=%2Ff|n%2Etxt")
    #expect(
      words([.dispatch("turn", to: "x", detail: "{}")]) == "click:dispatch=turn|x|%7B%7D")
  }

  @Test func keysAreNamed() {
    #expect(
      words([.hide("a")], on: "keydown", keys: ["Escape", "."])
        == "keydown.Escape:hide=a keydown.%2E:hide=a")
  }

  @Test func anExpectedAttributeMayBeAbsent() {
    #expect(words([.expect("aria-pressed", "true")]) == "click:set=aria-pressed|true")
    #expect(words([.expect("class", nil, on: "a")]) == "click:unset=class||a")
  }

  @Test func commandsOfOneElementAreCombined() {
    let all = ViewAttributes(
      ViewAttribute.commands(on: "click", [.show("a")])
        + ViewAttribute.commands(on: "click", [.focus("b")]))
    #expect(all.attribute("data-do") == "click:show=a click:focus=b")
  }

  @Test func onlyClassesAndStatesAreExpected() {
    let recorder = ProgrammerErrorRecorder()
    recorder.record {
      _ = ClientCommand.expect("class", "a")
      _ = ClientCommand.expect("aria-busy", nil)
    }
    #expect(recorder.consume().isEmpty)
    recorder.record { _ = ClientCommand.expect("href", "a") }
    #expect(recorder.consume().count == 1)
  }
}
