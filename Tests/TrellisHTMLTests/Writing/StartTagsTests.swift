import DocumentSupport
import TestSupport
import Testing

@testable import TrellisDOM
@testable import TrellisHTML

/// Start tags that are copied from equal ones.
struct StartTagsTests {
  let document = Document()

  @discardableResult
  private func child(_ tag: String = "p", _ change: (Element) -> Void = { _ in }) -> Element {
    let element = document.makeElement(tag)
    change(element)
    document.root.insert(element)
    return element
  }

  private var lines: [String] {
    document.announceAll()
    return HTMLWriter.page(document).body.split(separator: "<").map(String.init).filter {
      !$0.hasPrefix("/")
    }
  }

  @Test func equalTagsDifferInTheNumbersOfTheirFrames() {
    for index in 0..<120 {
      child {
        $0.frame = Frame(left: 0, top: Double(index), width: 5, height: 6)
        $0.setAttribute("class", "row")
        $0.setAttribute("title", "a \"title\" that is longer than sixteen bytes & escaped")
        $0.setStyle("color", "red")
        $0.forward("click", options: ListenerOptions())
      }
    }
    #expect(
      lines.dropFirst()
        == (0..<120).map {
          "p class=\"row f\($0) s0\" data-on=\"click\""
            + " title=\"a &quot;title&quot; that is longer than sixteen bytes &amp; escaped\">"
        }[...])
  }

  /// Each element differs from the first one in one value.
  @Test func eachValueDecidesAboutTheTag() {
    for difference in 0..<9 {
      child(difference == 1 ? "i" : "p") {
        if difference != 2 { $0.frame = .zero }
        if difference != 3 { $0.setAttribute("class", difference == 4 ? "b" : "a") }
        if difference != 5 { $0.setStyle("color", difference == 6 ? "red" : "blue") }
        if difference != 7 { $0.forward(difference == 8 ? "input" : "click", options: .init()) }
      }
    }
    #expect(
      lines.dropFirst() == [
        "p class=\"a f0 s0\" data-on=\"click\">",
        "i class=\"a f0 s0\" data-on=\"click\">",
        "p class=\"a s1\" data-on=\"click\">",
        "p class=\"f0 s0\" data-on=\"click\">",
        "p class=\"b f0 s0\" data-on=\"click\">",
        "p class=\"a f0\" data-on=\"click\">",
        "p class=\"a f0 s2\" data-on=\"click\">",
        "p class=\"a f0 s0\">",
        "p class=\"a f0 s0\" data-on=\"input\">",
      ])
  }

  @Test func elementsWithLivePropertiesHaveTheirOwnTags() {
    for value in ["a", "b"] { child("input") { $0.setProperty("value", .string(value)) } }
    for value in ["c", "d"] {
      child("input") {
        $0.setListener("input") { _ in }
        $0.setProperty("value", .string(value))
      }
    }
    #expect(
      lines.dropFirst() == [
        "input class=\"s0\" value=\"a\">", "input class=\"s0\" value=\"b\">",
        "input class=\"s0\" data-on=\"input\" value=\"c\">",
        "input class=\"s0\" data-on=\"input\" value=\"d\">",
      ])
  }

  @Test func elementsWithTwoListenersHaveBoth() {
    for events in [["click"], ["click", "input"], ["click", "keydown"], ["click"]] {
      child { element in
        for event in events { element.setListener(event) { _ in } }
      }
    }
    #expect(
      lines.dropFirst() == [
        "p class=\"s0\" data-on=\"click\">", "p class=\"s0\" data-on=\"click input\">",
        "p class=\"s0\" data-on=\"click keydown\">", "p class=\"s0\" data-on=\"click\">",
      ])
  }

  /// Before the elements are announced each has a set of its own, so that few tags are copied.
  @Test func copiedTagsAreTheTagsOfTheElements() {
    for seed in 0..<200 {
      var source = RandomDocument(seed: UInt64(seed))
      source.change(most: 150)
      let own = HTMLWriter.page(source.document)
      source.document.announceAll()
      #expect(HTMLWriter.page(source.document) == own, "seed \(seed)")
    }
  }
}
