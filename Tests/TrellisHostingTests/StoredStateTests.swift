import ComponentSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHTML
import TrellisHosting
import TrellisLayout
import TrellisUI

/// States that one host stores and another restores.
struct StoredStateTests {
  private final class Counter<State>: RenderComponent<State> {
    let first: State
    let persistence: StatePersistence
    let text: (State) -> String
    let change: (inout State) -> Void

    init(
      _ identifier: AnyHashable?, _ first: State, _ persistence: StatePersistence = .encoded,
      text: @escaping (State) -> String = { "\($0)" }, change: @escaping (inout State) -> Void
    ) {
      self.first = first
      self.persistence = persistence
      self.text = text
      self.change = change
      super.init(identifier: identifier)
    }

    override func initialState() -> State { first }
    override var statePersistence: StatePersistence { persistence }

    override func render(_ state: State) -> Component? {
      ButtonComponent(
        action: Action { [state = self.state, change] _ in state.update(change) },
        content: Row(text(state)))
    }
  }

  private struct Plain: Equatable { var value = 0 }

  private struct Old: Codable, Equatable { var title = "old" }

  private struct New: VersionedState, Equatable {
    var title = "new"
    var length = 0
    static var version: Int { 2 }
    static func migrate(_ encoded: EncodedState, from version: Int) throws -> New? {
      let old = try encoded.decode(Old.self)
      return New(title: old.title, length: version)
    }
  }

  private func host(_ provider: @escaping () -> [Component]) -> ComponentHost {
    ComponentHost(environment: HostEnvironment()) { Stack(provider()) }
  }

  private func rows(_ names: [String]) -> ComponentHost {
    host { names.map { Counter($0, 0) { $0 += 1 } } }
  }

  private func buttons(_ host: ComponentHost) -> [Element] {
    var found: [Element] = []
    var pending = [host.document.root]
    while let element = pending.popLast() {
      if element.tag == "button" { found.append(element) }
      pending.append(contentsOf: element.children.reversed())
    }
    return found
  }

  private func html(_ host: ComponentHost) -> String { HTMLWriter.page(host.document).body }

  /// The client of a page without elements, whose root is all that it has, needs no reset either.
  @Test func anEmptyPageIsRestored() throws {
    let first = rows([])
    first.renderIfNeeded()
    first.document.announceAll()
    let stored = try first.encodeState()
    let second = rows([])
    try second.restore(stored)
    second.renderIfNeeded()
    #expect(second.restorationReport?.hasElementNumbers == true)
  }

  @Test func aRestoredHostShowsTheSameAndHandlesEvents() throws {
    let before = rows(["a", "b", "c"])
    before.renderIfNeeded()
    before.document.announceAll()
    before.handle(UIEvent(type: "click", target: buttons(before)[1].id))
    before.renderIfNeeded()
    _ = before.document.takePatch()
    let after = rows(["a", "b", "c"])
    try after.restore(try before.encodeState())
    after.renderIfNeeded()
    #expect(html(after) == html(before))
    #expect(buttons(after).map(\.id) == buttons(before).map(\.id))
    #expect(!after.document.hasChanges)
    let report = try #require(after.restorationReport)
    #expect(report.hasElementNumbers && report.restoredSlots == 3 && report.problems.isEmpty)
    let client = ReplicaDocument(of: before.document)
    for host in [before, after] {
      host.handle(UIEvent(type: "click", target: buttons(host)[1].id))
      host.renderIfNeeded()
    }
    let patch = after.document.takePatch()
    #expect(patch.wire == before.document.takePatch().wire)
    try client.apply(patch)
    #expect(html(after) == html(before))
  }

  @Test func statesFollowTheirIdentifiers() throws {
    let before = rows(["a", "b"])
    before.renderIfNeeded()
    before.document.announceAll()
    before.handle(UIEvent(type: "click", target: buttons(before)[0].id))
    let after = rows(["b", "new", "a"])
    try after.restore(try before.encodeState())
    after.renderIfNeeded()
    #expect(html(after).contains(">1<"))
    #expect(after.restorationReport?.hasElementNumbers == false)
    #expect(after.restorationReport?.restoredSlots == 2)
  }

  @Test func statesThatCannotBeEncodedAreNamed() throws {
    let host = host { [Counter("x", Plain()) { $0.value += 1 }] }
    host.renderIfNeeded()
    let error = #expect(throws: StateEncodingError.self) { try host.encodeState() }
    #expect(error?.problems.count == 1)
    #expect(error?.description.contains("Plain, which is not Codable") == true)
    #expect(error?.description.contains("Counter<Plain>") == true)
  }

  @Test func anIdentifierThatCannotBeEncodedIsNamed() throws {
    struct Opaque: Hashable {}
    let host = host { [Counter(Opaque(), 1) { $0 += 1 }] }
    host.renderIfNeeded()
    let error = #expect(throws: StateEncodingError.self) { try host.encodeState() }
    #expect(error?.description.contains("identifier") == true)
  }

  @Test func aVolatileStateIsNotRestored() throws {
    func make() -> ComponentHost {
      host { [Counter("x", Plain(), .volatile) { $0.value += 1 }] }
    }
    let before = make()
    before.renderIfNeeded()
    before.document.announceAll()
    before.handle(UIEvent(type: "click", target: buttons(before)[0].id))
    let after = make()
    try after.restore(try before.encodeState())
    after.renderIfNeeded()
    #expect(html(after).contains("value: 0"))
  }

  @Test func anOlderVersionIsMigrated() throws {
    final class Titled<State>: RenderComponent<State> {
      let first: State
      init(_ first: State) {
        self.first = first
        super.init(identifier: "x")
      }
      override var typeIdentity: Any.Type { StoredStateTests.self }
      override func initialState() -> State { first }
      override func render(_ state: State) -> Component? { Row("\(state)") }
    }
    let before = host { [Titled(Old(title: "kept"))] }
    before.renderIfNeeded()
    let after = host { [Titled(New())] }
    try after.restore(try before.encodeState())
    after.renderIfNeeded()
    #expect(html(after).contains("kept"))
    #expect(after.restorationReport?.problems == [])
    let other = host { [Titled(7)] }
    try other.restore(try before.encodeState())
    other.renderIfNeeded()
    #expect(html(other).contains(">7<"))
    #expect(other.restorationReport?.problems.count == 1)
  }

  @Test(arguments: [
    "", "null", "{}", "[1]", #"{"version":9}"#, String(repeating: "[", count: 100_000),
  ])
  func otherBytesAreRefused(_ text: String) {
    let host = rows(["a"])
    #expect(throws: StateDecodingError.self) { try host.restore(Array(text.utf8)) }
    #expect(throws: StateDecodingError.self) {
      try host.restore(Array(text.utf8) + [0xFF], limit: 0)
    }
  }

  /// Stored bytes with changed digits are refused, or result in a working page.
  @Test func changedBytesDoNoHarm() throws {
    let before = rows(["a", "b", "c", "d"])
    before.renderIfNeeded()
    before.document.announceAll()
    let stored = try before.encodeState()
    var numbers = SeededNumbers(seed: 7)
    var restored = 0
    for _ in 0..<300 {
      var bytes = stored
      let digits = bytes.indices.filter { (0x30...0x39).contains(bytes[$0]) }
      for place in digits.shuffled(using: &numbers).prefix(2) {
        bytes[place] = UInt8.random(in: 0x30...0x39, using: &numbers)
      }
      let host = rows(["a", "b", "c", "d"])
      guard (try? host.restore(bytes)) != nil else { continue }
      restored += 1
      host.renderIfNeeded()
      if host.restorationReport?.hasElementNumbers == false { host.document.announceAll() }
      #expect(host.handle(UIEvent(type: "click", target: buttons(host)[3].id)))
      host.renderIfNeeded()
      _ = host.document.takePatch()
    }
    #expect(restored > 10)
  }

  @Test func aHibernatingHostIsStored() throws {
    let before = rows(["a", "b"])
    before.renderIfNeeded()
    before.document.announceAll()
    before.handle(UIEvent(type: "click", target: buttons(before)[1].id))
    before.renderIfNeeded()
    #expect(before.hibernate())
    let after = rows(["a", "b"])
    try after.restore(try before.encodeState())
    after.renderIfNeeded()
    #expect(html(after) == html(before))
  }

  @Test func theNewestChangesAreStored() throws {
    let first = rows(["a", "b"])
    first.renderIfNeeded()
    first.document.announceAll()
    first.handle(UIEvent(type: "click", target: buttons(first)[0].id))
    let second = rows(["a"])
    try second.restore(try first.encodeState())
    second.renderIfNeeded()
    #expect(html(second).contains(">1<"))
    let report = try #require(second.restorationReport)
    #expect(report.restoredSlots == 1 && report.storedSlots == 2)
    #expect(!report.hasElementNumbers, "the page has other elements")
  }

  @Test func statesOfAnotherVersionAndTooLongOnesAreRefused() throws {
    let first = rows(["a"])
    first.renderIfNeeded()
    let stored = try first.encodeState()
    let second = rows(["a"])
    #expect(throws: StateDecodingError.self) { try second.restore(stored, limit: stored.count - 1) }
    try second.restore(stored, limit: stored.count)
    let text = String(decoding: stored, as: UTF8.self)
    #expect(text.contains("\"version\":1"))
    let other = text.replacing("\"version\":1", with: "\"version\":2")
    let error = #expect(throws: StateDecodingError.self) { try second.restore(Array(other.utf8)) }
    #expect(error?.reason.contains("version 2") == true)
  }

  @Test func statesOfAHostThatWasNotRenderedAreThoseOfItsFirstRender() throws {
    let second = rows(["a"])
    try second.restore(try rows(["a"]).encodeState())
    second.renderIfNeeded()
    let report = try #require(second.restorationReport)
    #expect(report.restoredSlots == 1 && report.storedSlots == 1)
  }

  @Test func anotherTagHasAnotherNumber() throws {
    func page(_ tag: ViewClass) -> ComponentHost {
      let host = host { [Component(view: ViewConfiguration(tag), size: ComponentSize(height: 10))] }
      host.renderIfNeeded()
      host.document.announceAll()
      return host
    }
    for (tag, isSame) in [("p", true), ("section", false)] {
      let next = host {
        [Component(view: ViewConfiguration(ViewClass(tag)), size: ComponentSize(height: 10))]
      }
      try next.restore(try page("p").encodeState())
      next.renderIfNeeded()
      #expect(next.restorationReport?.hasElementNumbers == isSame)
    }
  }
}
