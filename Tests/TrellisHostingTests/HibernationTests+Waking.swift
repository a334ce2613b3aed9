import ComponentSupport
import Testing
import TrellisComponents
import TrellisHosting
import TrellisLayout

@testable import MountCases
@testable import TrellisDOM

// The members of a host that wake it, and those that do not.

extension HibernationTests {
  @Test func aControllerHasNoComponentUntilTheHostWakes() throws {
    let host = rows(names)
    let controller = try #require(host.controllers(RecordingController.self).first)
    let before = log.events
    host.hibernate()
    #expect(controller.component == nil)
    #expect(controller.nextResponder == nil)
    #expect(host.isHibernating)
    host.wake()
    let component = try #require(controller.component as? CountingRow)
    #expect(component.name == "a")
    #expect(component.isMounted)
    #expect(log.events == before)
  }

  @Test func gettersDoNotWakeTheHost() throws {
    let host = rows(names)
    host.hibernate()
    #expect(host.mountedLayout == nil)
    #expect(host.size != .zero)
    #expect(!host.needsRender)
    #expect(host.controllers(RecordingController.self).count == 3)
    #expect(host.isHibernating)
  }

  @Test func controllersNotifiedOfVisibilityHaveTheirComponents() throws {
    let host = rows(names)
    host.willAppear()
    host.hibernate()
    log.events = []
    host.didDisappear()
    #expect(!host.isHibernating)
    #expect(log.events.filter { $0.hasSuffix("disappear") }.count == 3)
    let controller = try #require(host.controllers(RecordingController.self).first)
    #expect(controller.component != nil)
    let plain = announced(ComponentHost(environment: HostEnvironment()) { Row("plain") })
    plain.willAppear()
    plain.hibernate()
    plain.didDisappear()
    #expect(plain.isHibernating, "a tree without controllers has nobody to tell")
  }

  @Test func onlyTheAwaitedEndOfAnAnimationWakesTheHost() {
    let host = rows(names)
    host.hibernate()
    host.animationEnded(7)
    #expect(host.isHibernating)
    var ended = 0
    host.document.animate(
      host.document.root, ElementAnimation(keyframes: [], duration: 10), onEnd: { ended += 1 })
    _ = host.document.takePatch()
    host.animationEnded(host.document.expectedReports[0])
    #expect(ended == 1)
    #expect(!host.isHibernating)
  }

  @Test func anActionOfAnIdentityWakesTheHost() throws {
    let host = rows(names)
    let row = try #require(host.components(CountingRow.self).last)
    let action: Action<Int> = row.action({ (row: CountingRow) in
      { (_: Int) in row.state.update { $0 += 1 } }
    })
    let sender = withExtendedLifetime(row) { row.name }
    #expect(sender == "c")
    host.hibernate()
    #expect(action.initialTarget(from: row) == nil || action.initialTarget(from: row) === row)
    #expect(host.isHibernating)
    action.send(1, from: row)
    #expect(!host.isHibernating)
    host.renderIfNeeded()
    #expect(host.document.root.children[0].children.last?.text == "c 1")
  }

  @Test func anEndRequestedDuringTheWakingFollowsIt() {
    let host = rows(names)
    var isEnding = false
    host.update { [log] in
      if isEnding { host.tearDown() }
      return Stack(names.map { CountingRow($0, log: log, hasController: true) })
    }
    host.renderIfNeeded()
    host.hibernate()
    isEnding = true
    log.events = []
    host.wake()
    #expect(log.events.filter { $0.hasSuffix("invalidate") }.count == 3)
    #expect(host.document.root.children.allSatisfy { $0.attribute("hidden") != nil })
    #expect(host.controllers(RecordingController.self).isEmpty)
  }

  @Test func anotherProviderWakesTheHost() throws {
    let host = rows(names)
    host.hibernate()
    host.update { nil }
    #expect(!host.isHibernating && host.needsRender)
  }
}
