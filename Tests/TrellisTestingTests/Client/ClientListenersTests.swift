import Testing

@testable import TrellisTesting

struct ClientListenersTests {
  @Test func listenersHaveFlagsKeysAndFields() throws {
    let listeners = ClientListeners("click keydown:p,s,k=Enter|%20|%2C wheel:e=deltaX|deltaY,x")
    let click = try #require(listeners["click"])
    #expect(click.flags.isEmpty && click.keys.isEmpty && click.fields.isEmpty)
    let key = try #require(listeners["keydown"])
    #expect(key.flags == ["p", "s"])
    #expect(key.keys == ["Enter", " ", ","])
    let wheel = try #require(listeners["wheel"])
    #expect(wheel.flags == ["x"])
    #expect(wheel.fields == ["deltaX", "deltaY"])
    #expect(listeners["input"] == nil)
    #expect(ClientListeners(nil)["click"] == nil)
  }

  @Test func unknownOptionsOfSeveralLettersAreIgnored() throws {
    #expect(try #require(ClientListeners("input:d200,v")["input"]).flags == ["v"])
  }

  @Test func commandsHaveKeysAndTexts() {
    let all = ClientCommandWord.all(in: "click:show=m keydown.%3A:hide wrong focus:do=a%7C||b")
    #expect(all.map(\.event) == ["click", "keydown", "focus"])
    #expect(all.map(\.key) == [nil, ":", nil])
    #expect(all.map(\.verb) == ["show", "hide", "do"])
    #expect(all.map(\.texts) == [["m"], [], ["a|", "", "b"]])
    #expect(ClientCommandWord.all(in: nil).isEmpty)
  }

  @Test(arguments: [
    ("a", "a"), ("%41%42", "AB"), ("%C3%A9", "é"), ("100%", "100%"), ("%4", "%4"), ("%zz", "%zz"),
    ("%2", "%2"), ("a%20b", "a b"), ("%25", "%"),
  ])
  func percentEncodingIsDecoded(text: String, decoded: String) {
    #expect(text.percentDecoded == decoded)
  }
}
