import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisTesting
import TrellisText
import TrellisUI

@testable import TrellisViews

struct StoredStateTests {
  private struct Page: View {
    @State var names = ["a", "b"]
    @State var note: Log?

    var body: some View {
      ForEach(names, id: \.self) { StateTests.Counter(name: $0) }
      AnyView(StateTests.Counter(name: "any"))
      if names.count > 1 { StateTests.Counter(name: "two") }
      Button("reverse") { names.reverse() }
    }
  }

  @Test func aRestoredPageHasTheStatesOfItsViews() throws {
    let page = TestPage { Page() }
    for name in ["a", "any", "any", "two"] { try page.click("add to \(name)") }
    try page.click("reverse")
    let stored = try page.host.encodeState()
    var environment = HostEnvironment()
    environment.textEngine = .shipped
    let host = ComponentHost(environment: environment) { HostingComponent(PageRoot(Page())) }
    try host.restore(stored)
    host.renderIfNeeded()
    let texts = host.document.root.descendants.compactMap(\.text)
    #expect(
      texts.filter { $0.contains(" ") && !$0.contains("add") } == ["b 0", "a 1", "any 2", "two 1"])
  }

  /// Fields that were added later, before others.
  private struct Fields: View {
    @State var count = 1

    var body: some View {
      ForEach(Array((0..<count).reversed()), id: \.self) {
        TextField("Field \($0)", text: .constant("")).fieldHelp("Help \($0)")
      }
      TextField("Last", text: .constant("")).fieldHelp("The last one")
      Button("add") { count += 1 }
    }
  }

  /// The attributes by which fields refer to their labels are those of the former process, so that its tab continues.
  @Test func restoredFieldsHaveTheirIDs() throws {
    func ids(_ host: ComponentHost) -> [String] {
      host.document.root.descendants.flatMap { element in
        ["id", "for", "aria-describedby"].compactMap { element.attribute($0) }
      }
    }
    let page = TestPage { Fields() }
    for _ in 0..<3 { try page.click("add") }
    var environment = HostEnvironment()
    environment.textEngine = .shipped
    let host = ComponentHost(environment: environment) { HostingComponent(PageRoot(Fields())) }
    try host.restore(try page.host.encodeState())
    host.renderIfNeeded()
    #expect(Set(ids(page.host)).count >= 5)
    #expect(ids(host) == ids(page.host))
  }

  /// A view whose state had another name in an earlier version of the program.
  private struct Renamed: View {
    @State(formerly: "text") var title = "first"
    @State(formerly: "remark") var note: String?

    var body: some View {
      Text("\(title), \(note ?? "none")").modifier(Counting())
      Button("change") { (title, note) = ("changed", "noted") }
    }
  }

  private struct Counting: ViewModifier {
    @State(formerly: "number") var count = 1

    func body(content: Content) -> some View {
      VStack {
        content
        Button("count \(count)") { count += 1 }
      }
    }
  }

  private func restored(_ stored: String) throws -> (texts: [String], problems: [String]) {
    var environment = HostEnvironment()
    environment.textEngine = .shipped
    let host = ComponentHost(environment: environment) { HostingComponent(PageRoot(Renamed())) }
    try host.restore(Array(stored.utf8))
    host.renderIfNeeded()
    return (
      host.document.root.descendants.compactMap(\.text).filter { $0 != "change" },
      try #require(host.restorationReport).problems
    )
  }

  @Test func aStateIsFoundByItsFormerName() throws {
    let page = TestPage { Renamed() }
    try page.click("change")
    try page.click("count 1")
    let present = String(decoding: try page.host.encodeState(), as: UTF8.self)
    #expect(try restored(present) == (["changed, noted", "count 2"], []))
    var former = present
    for (name, formerName) in [("title", "text"), ("note", "remark"), ("count", "number")] {
      #expect(former.contains("_\(name)\""))
      former = former.replacing("_\(name)\"", with: "_\(formerName)\"")
    }
    #expect(try restored(former) == (["changed, noted", "count 2"], []))
    // A name that the view has never had: the state begins anew, and this is reported.
    let other = former.replacing("_text\"", with: "_words\"")
    let result = try restored(other)
    #expect(result.texts == ["first, noted", "count 2"])
    #expect(result.problems.count == 1 && result.problems[0].contains("the slot _words was not"))
    // The present name comes first.
    let both = former.replacing("_remark\"", with: "_title\"")
    #expect(try restored(both).texts == ["noted, none", "count 2"])
  }
}
