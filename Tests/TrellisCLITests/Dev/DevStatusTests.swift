import Testing

@testable import TrellisCLI

struct DevStatusTests {
  @Test func theLastWordsOfAProgramBeginWithItsFatalError() {
    let text = """
      a line of the log
      Shop/Shop.swift:12: Fatal error: Index out of range

      Thread 0 crashed:
      0 Counter.body.getter in Shop at Sources/Shop/Shop.swift:12:9
      Registers:
      rax 0
      """
    #expect(
      DevStatus.lastWords(of: text) == [
        "Shop/Shop.swift:12: Fatal error: Index out of range", "Thread 0 crashed:",
        "0 Counter.body.getter in Shop at Sources/Shop/Shop.swift:12:9",
      ])
    #expect(DevStatus.lastWords(of: "one\n\ntwo\n") == ["one", "two"])
    #expect(DevStatus.lastWords(of: "") == [])
    #expect(DevStatus.lastWords(of: String(repeating: "x\n", count: 1000)).count == 30)
  }

  /// The names are those that public/development.js reads.
  @Test func theStatusIsJSON() {
    var status = DevStatus(phase: .ended, product: "Shop", reason: "signal 4", event: "click")
    status.output = ["a/b"]
    #expect(
      String(decoding: status.json, as: UTF8.self)
        == #"{"errors":[],"event":"click","output":["a/b"],"phase":"ended","product":"Shop","reason":"signal 4"}"#
    )
  }
}
