import ComponentSupport
import TestSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHTML
import TrellisHosting
import TrellisUI

/// States that are stored in increments.
struct StoredChangesTests {
  private final class Counter: RenderComponent<Int> {
    init(_ identifier: String) { super.init(identifier: identifier) }
    override func initialState() -> Int { 0 }
    override func render(_ state: Int) -> Component? {
      ButtonComponent(
        action: Action { [state = self.state] _ in state.update { $0 += 1 } },
        content: Row("\(state)"))
    }
  }

  private final class Names {
    var all: [String]
    init(_ all: [String]) { self.all = all }
  }

  private func host(_ names: Names) -> ComponentHost {
    ComponentHost(environment: HostEnvironment()) { Stack(names.all.map { Counter($0) }) }
  }

  private func buttons(_ host: ComponentHost) -> [Element] {
    var found: [Element] = []
    host.document.root.forEachElement { if $0.tag == "button" { found.append($0) } }
    return found
  }

  private func html(_ host: ComponentHost) -> String { HTMLWriter.page(host.document).body }

  private func click(_ host: ComponentHost, _ index: Int) {
    host.handle(UIEvent(type: "click", target: buttons(host)[index].id))
    host.renderIfNeeded()
  }

  @Test func onlyChangedSlotsAreStored() throws {
    let host = host(Names((0..<50).map { "row \($0)" }))
    host.renderIfNeeded()
    host.document.announceAll()
    let first = host.takeStoredChanges(whole: false, after: nil)
    #expect(first.isWhole && first.problems.isEmpty)
    #expect(first.changes.tree?.nodes.count { !$0.slots.isEmpty } == 50)
    #expect(!host.hasStorableChanges)
    click(host, 7)
    _ = host.document.takePatch()
    #expect(host.hasStorableChanges)
    let second = host.takeStoredChanges(whole: false, after: first.numbers)
    #expect(second.changes.tree?.nodes.flatMap(\.slots).map(\.value) == ["1"])
    #expect(second.changes.numbers == nil && !second.isWhole)
    #expect(second.document != first.document)
    let third = host.takeStoredChanges(whole: false, after: second.numbers)
    #expect(third.changes.isEmpty && third.document == second.document)
  }

  /// Random clicks, insertions, removals and moves: the merged increments restore the page at each time.
  @Test(arguments: Rounds.seeds(20, from: 1))
  func incrementsAddUpToThePage(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let names = Names(["a", "b", "c"])
    let host = host(names)
    host.renderIfNeeded()
    host.document.announceAll()
    var taken = host.takeStoredChanges(whole: false, after: nil)
    var stored = taken.changes
    for step in 0..<40 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0: host.setNeedsUpdate { names.all.append("new \(step)") }
      case 1 where names.all.count > 1:
        let index = Int.random(in: 0..<names.all.count, using: &random)
        host.setNeedsUpdate { names.all.remove(at: index) }
      case 2: host.setNeedsUpdate { names.all.shuffle(using: &random) }
      default: click(host, Int.random(in: 0..<buttons(host).count, using: &random))
      }
      host.renderIfNeeded()
      _ = host.document.takePatch()
      let isWhole = Int.random(in: 0..<10, using: &random) == 0
      taken = host.takeStoredChanges(whole: isWhole, after: taken.numbers)
      if taken.isWhole { stored = taken.changes } else { stored.merge(taken.changes) }
      let restored = self.host(Names(names.all))
      restored.restore(stored, of: taken.document)
      restored.renderIfNeeded()
      #expect(restored.restorationReport?.hasElementNumbers == true)
      for button in buttons(restored) {
        let same = try #require(host.document.element(for: button.id))
        #expect(same.children.first?.text == button.children.first?.text)
      }
    }
  }

  /// A page with other contents has no numbers of the client: an event could reach another element than its user saw.
  @Test func otherContentsGetNoNumbers() throws {
    let host = host(Names(["a", "b"]))
    host.renderIfNeeded()
    host.document.announceAll()
    let taken = host.takeStoredChanges(whole: false, after: nil)
    let other = ComponentHost(environment: HostEnvironment()) {
      Stack([Counter("a"), Counter("b")].reversed())
    }
    other.restore(taken.changes, of: taken.document)
    other.renderIfNeeded()
    // The rows show the same texts.
    #expect(other.restorationReport?.hasElementNumbers == true)
    click(host, 0)
    _ = host.document.takePatch()
    let later = host.takeStoredChanges(whole: true, after: nil)
    let swapped = ComponentHost(environment: HostEnvironment()) {
      Stack([Counter("a"), Counter("b")].reversed())
    }
    swapped.restore(later.changes, of: later.document)
    swapped.renderIfNeeded()
    #expect(swapped.restorationReport?.hasElementNumbers == false)
    #expect(html(swapped).contains(">1<"))
  }

  @Test func editsOfTheUserAreStored() throws {
    func make() -> ComponentHost {
      ComponentHost(environment: HostEnvironment()) {
        Box("input", [.listener("input", ListenerOptions(flags: .value), Action { _ in })])
      }
    }
    let host = make()
    host.renderIfNeeded()
    host.document.announceAll()
    let first = host.takeStoredChanges(whole: false, after: nil)
    let field = try #require(host.document.root.children.first)
    var event = UIEvent(type: "input", target: field.id)
    event.value = "typed"
    event.edit = 3
    host.handle(event)
    #expect(host.hasStorableChanges)
    var stored = first.changes
    let second = host.takeStoredChanges(whole: false, after: first.numbers)
    stored.merge(second.changes)
    let restored = make()
    restored.restore(stored, of: second.document)
    restored.renderIfNeeded()
    let element = try #require(restored.document.element(for: field.id))
    #expect(element.property("value") == .string("typed"))
    #expect(!restored.document.hasChanges)
    // A write of the server carries the number of the edit; otherwise the client would drop it.
    element.setProperty("value", .string("new"))
    #expect(
      restored.document.takePatch().operations
        == [
          .setProperty(field.id, name: "value", value: .string("new"), when: .afterEdit(3))
        ])
  }
}
