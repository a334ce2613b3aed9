import ComponentSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout

/// Row N17.
struct TransitionComponentTests {
  private let fade = Transitions(
    onMount: .alpha(from: 0), onUnmount: .alpha(to: 0).duration(0.5).delay(0.1))

  private final class Model {
    var page: Int? = 1
    var text = "first"
    var height = 20.0
  }

  private let model = Model()

  private func makeHost(reducesMotion: Bool = false) -> ComponentHost {
    let host = ComponentHost(
      environment: HostEnvironment(traits: Traits(reducesMotion: reducesMotion))
    ) { [model, fade] in
      Stack(
        view: ViewConfiguration("main"),
        (model.page.map { page in
          [
            TransitionComponent.make(trigger: page, fade) {
              Row("\(model.text) \(page)", height: model.height)
            }
          ]
        } ?? []) + [Row("last")])
    }
    host.renderIfNeeded()
    host.document.announceAll()
    return host
  }

  /// The changes of a render after `change`.
  private func changes(_ host: ComponentHost, _ change: () -> Void) -> [PatchOperation] {
    change()
    host.setNeedsUpdate()
    host.renderIfNeeded()
    return host.document.takePatch().operations
  }

  private func removed(_ operations: [PatchOperation]) -> [[ElementAnimation]] {
    operations.compactMap { if case .remove(_, let exit) = $0 { exit } else { nil } }
  }

  private func animated(_ operations: [PatchOperation]) -> [ElementAnimation] {
    operations.compactMap { if case .animate(_, let animation) = $0 { animation } else { nil } }
  }

  @Test func nothingIsPlayedWhenTheComponentAppearsOrDisappears() {
    let host = makeHost()
    #expect(animated(host.document.takePatch().operations).isEmpty)
    let gone = changes(host) { model.page = nil }
    #expect(removed(gone).allSatisfy { $0.isEmpty })
    let back = changes(host) { model.page = 5 }
    #expect(animated(back).isEmpty)
  }

  @Test func theSameTriggerChangesTheContentInItsPlace() {
    let host = makeHost()
    let operations = changes(host) { model.text = "second" }
    #expect(removed(operations).isEmpty)
    #expect(animated(operations).isEmpty)
    #expect(operations.contains { if case .setText(_, "second 1") = $0 { true } else { false } })
  }

  @Test func theOldContentLeavesAboveTheNewOne() throws {
    let host = makeHost()
    let operations = changes(host) {
      model.page = 2
      model.height = 40
    }
    let exit = try #require(removed(operations).first)
    #expect(exit.map { $0.keyframes.last?.styles.first?.property } == ["opacity", "z-index"])
    #expect(exit.map(\.duration) == [500, 600])
    #expect(exit[1].keyframes.allSatisfy { $0.styles == [.init("z-index", "1")] })
    #expect(animated(operations).map { $0.keyframes.first?.styles.first?.property } == ["opacity"])
    let frame = try #require(host.document.root.children.first?.children.first)
    #expect(frame.style("isolation") == "isolate", "what goes stays below what stands beside it")
    #expect(frame.children.map(\.text) == ["first 2"])
    #expect(frame.children.first?.frame?.height == 40)
  }

  @Test func triggersInQuickSuccessionEachPlayTheirPart() {
    let host = makeHost()
    for page in [2, 1, 3] {
      let operations = changes(host) { model.page = page }
      #expect(removed(operations).count == 1)
      #expect(removed(operations).first?.count == 2)
      #expect(animated(operations).count == 1)
    }
    let shown = host.document.root.children[0].children[0].children
    #expect(shown.map(\.text) == ["first 3"])
  }

  @Test func nothingIsPlayedWithReducedMotion() {
    let host = makeHost(reducesMotion: true)
    let operations = changes(host) { model.page = 2 }
    #expect(removed(operations).allSatisfy { $0.isEmpty })
    #expect(animated(operations).isEmpty)
  }
}
