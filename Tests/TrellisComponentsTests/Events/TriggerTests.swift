import Testing
import TrellisBase

@testable import TrellisComponents

/// Row H20; the catalogue has no cases of its own for triggers.
struct TriggerTests {
  private let tree = TestTree()

  private func build(_ names: [String], trigger: Trigger<Int>, log: @escaping (String) -> Void) {
    var made: [Leaf] = []
    tree.build {
      Group(
        names.map { name in
          withScope(Leaf.self, identifier: name) {
            made.append(Leaf(name))
            return made.last
          }
        })
    }
    for leaf in made { trigger.bind(leaf) { log("\($0.name) \($1)") } }
  }

  @Test func invokingRunsBoundComponentsInOrder() {
    let trigger = Trigger<Int>()
    var log: [String] = []
    build(["a", "b"], trigger: trigger) { log.append($0) }
    trigger.invoke(1)
    #expect(log == ["a 1", "b 1"])
  }

  @Test func copiesShareBoundComponents() {
    let trigger = Trigger<Int>()
    let copy = trigger
    var log: [String] = []
    build(["a"], trigger: copy) { log.append($0) }
    trigger.invoke(1)
    #expect(log == ["a 1"])
    #expect(trigger == copy)
    #expect(trigger != Trigger<Int>())
  }

  @Test func aReleasedComponentIsSkipped() {
    let trigger = Trigger<Int>()
    var log: [String] = []
    build(["a", "b"], trigger: trigger) { log.append($0) }
    tree.build { Group([withScope(Leaf.self, identifier: "b") { Leaf("b, later") }]) }
    trigger.invoke(2)
    #expect(log == ["b, later 2"])
  }

  @Test func aComponentIsBoundOnce() throws {
    let trigger = Trigger<Int>()
    var log: [String] = []
    build(["a"], trigger: trigger) { log.append($0) }
    let a = try #require((tree.root.component as? Group)?.parts[0] as? Leaf)
    let recorder = ProgrammerErrorRecorder()
    recorder.record { trigger.bind(a) { _, number in log.append("again \(number)") } }
    #expect(recorder.consume().count == 1)
    trigger.invoke(4)
    #expect(log == ["a 4"])
  }

  /// The components of a page that hibernates are made again before one of them is called.
  @Test func aTriggerRequestsTheComponents() throws {
    let trigger = Trigger<Int>()
    build(["a"], trigger: trigger) { _ in }
    trigger.invoke(1)
    let a = try #require((tree.root.component as? Group)?.parts[0])
    a.action(named: "unknown").send(1, from: a)
    #expect(tree.requestsOfComponents == 2)
  }

  @Test func anUnboundComponentIsNotInvoked() throws {
    let trigger = Trigger<Int>()
    var log: [String] = []
    build(["a", "b"], trigger: trigger) { log.append($0) }
    let a = try #require((tree.root.component as? Group)?.parts[0])
    trigger.unbind(a)
    trigger.invoke(3)
    #expect(log == ["b 3"])
  }
}
