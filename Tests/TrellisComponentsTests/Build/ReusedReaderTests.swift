import Testing
import TrellisBase
import TrellisLayout

@testable import TrellisComponents

/// The environment that components read and the scopes that they open, after a build that reused the components.
struct ReusedReaderTests {
  private let tree = TestTree()

  // MARK: Environment

  @Test func aReusedReaderUpdatesItsChildAfterAChange() {
    let log = Render<Int>.Log()
    func build(propsChanged: Bool) {
      tree.build(propsChanged: propsChanged) {
        Render("screen", initial: 0) { _, _ in
          let scheme = environment(\.colorScheme)
          return Render("\(scheme)", equality: scheme == .dark ? 1 : 0, log: log, initial: 0)
        }
      }
    }
    build(propsChanged: false)
    build(propsChanged: true)
    tree.traits = tree.darkTraits
    build(propsChanged: false)
    #expect(log.renders == ["light", "dark"])
  }

  @Test func onlyReadersAreComparedAfterAChange() {
    let log = Render<Int>.Log()
    var builds = 0
    func build() {
      builds += 1
      tree.build {
        Group([
          Render("other", equality: builds, log: log, initial: 0),
          Render("reader", log: log, initial: 0) { _, _ in Leaf("\(environment(\.colorScheme))") },
        ])
      }
    }
    build()
    tree.traits = tree.darkTraits
    build()
    #expect(log.renders == ["other", "reader", "reader"])
  }

  @Test func aValueThatTheProviderReadsUpdatesItsComponents() {
    let log = Render<Int>.Log()
    func build() {
      tree.build {
        let scheme = environment(\.colorScheme)
        return Render("\(scheme)", equality: scheme == .dark ? 1 : 0, log: log, initial: 0)
      }
    }
    build()
    tree.traits = tree.darkTraits
    build()
    #expect(log.renders == ["light", "dark"])
  }

  // MARK: Scopes and listeners

  /// A component that opens a scope is rendered for an update inside, also after it was reused.
  @Test func aScopeInAReusedComponentKeepsItsState() {
    var states: [Int] = []
    var (scope, inner): (StateUpdater<Int>?, Render<Int>?)
    var outer: Render<Int>?
    func build(propsChanged: Bool) {
      tree.build(propsChanged: propsChanged) {
        let made = Render("outer", initial: 0) { _, _ in
          let leaf = withScope(Leaf.self, initialState: 0) { (opened: Scope<Int>) in
            states.append(opened.state)
            scope = opened.updater
            return Leaf()
          }
          let row = Render("inner", initial: 0)
          inner = row
          return Group([leaf, row])
        }
        outer = made
        return made
      }
    }
    build(propsChanged: false)
    scope?.set(5)
    build(propsChanged: false)
    build(propsChanged: true)
    inner?.state.update { $0 += 1 }
    build(propsChanged: false)
    outer?.state.update { $0 += 1 }
    build(propsChanged: false)
    #expect(states.first == 0)
    #expect(states.dropFirst().allSatisfy { $0 == 5 } && states.count >= 3)
  }

  @Test func aListenerIsCalledForAReuse() {
    final class Spans: SpanListener {
      var reused: [String] = []
      func begin(_ span: Span, of component: Component) {}
      func end(_ span: Span, of component: Component) {}
      func didReuse(_ previous: Component, for component: Component) {
        reused.append(
          "\((previous as? Render<Int>)?.name ?? "") for \((component as? Render<Int>)?.name ?? "")"
        )
      }
    }
    let spans = Spans()
    for name in ["a", "b"] {
      tree.build(propsChanged: true, spans: spans) { Render(name, initial: 0) }
    }
    #expect(spans.reused == ["a for b"])
  }

  @Test func theDepthOfABuildCountsAllComponents() {
    tree.build { Group([Group([Leaf()]), Leaf()]) }
    #expect(tree.root.depth == 3)
    tree.build(propsChanged: true) { Leaf() }
    #expect(tree.root.depth == 1)
  }

  /// A row that stays shows a tree that is now elsewhere, too.
  @Test func aTreeInAKeptRowAndElsewhereIsAProgrammerError() {
    let kept = ComponentTree(id: "kept")
    var row: Render<Int>?
    func build(showsAgain: Bool) {
      tree.build {
        let made = row ?? Render("row", initial: 0) { _, _ in TreeComponent(kept) { Leaf() } }
        row = made
        return Group([made, showsAgain ? TreeComponent(kept) { Leaf() } : nil])
      }
    }
    build(showsAgain: false)
    let recorder = ProgrammerErrorRecorder()
    recorder.record { build(showsAgain: true) }
    #expect(
      recorder.consume().map(\.message).map { $0.hasPrefix("The tree kept is at two") } == [true])
  }
}
