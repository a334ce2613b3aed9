import Testing
import TrellisDOM

@testable import TrellisComponents

/// The calls of a controller at its end and at single mounts.
struct ComponentControllerEndTests {
  private final class Watcher: ComponentController {
    var events: [String] = []
    override func didUpdateComponent() { events.append("update") }
    override func componentTreeWillAppear() { events.append("appear") }
    override func componentTreeDidDisappear() { events.append("disappear") }
    override func willRelinquishView(_ view: Element) { events.append("relinquish") }
    override func didUnmount() { events.append("unmounted") }
    override func invalidate() { events.append("invalidate") }
  }

  private let component = withDetachedBuild { Component() }
  private let watcher: Watcher

  init() { watcher = Watcher(component: component) }

  @Test func aVisibleControllerDisappearsBeforeItsEnd() {
    watcher.start()
    watcher.setVisible(true)
    watcher.setVisible(true)
    watcher.end()
    watcher.end()
    #expect(watcher.events == ["appear", "disappear", "invalidate"])
    #expect(watcher.isInvalidated)
  }

  @Test func aControllerThatIsUnmountedAloneHasNoView() {
    let element = Document().makeElement("div")
    watcher.componentWillMount(component)
    watcher.component(component, didAcquire: element)
    watcher.componentDidMount(component)
    #expect(watcher.view === element)
    watcher.unmountAlone()
    #expect(watcher.view == nil)
    #expect(watcher.events == ["relinquish", "unmounted"])
    watcher.unmountAlone()
    #expect(watcher.events == ["relinquish", "unmounted"])
  }

  @Test func anUpdateIsOneCall() {
    let next = withDetachedBuild { Component() }
    for _ in 0..<3 {
      watcher.componentWillMount(next)
      watcher.componentDidMount(next)
    }
    #expect(watcher.events == ["update"])
  }

  @Test func aControllerThatIsNotMountedIsNotUnmounted() {
    let other = withDetachedBuild { Component() }
    func unmount(_ component: Component) {
      watcher.componentWillUnmount(component)
      watcher.componentDidUnmount(component)
    }
    unmount(component)
    watcher.componentDidUnmount(component)
    #expect(watcher.events == [])
    watcher.componentWillMount(component)
    watcher.componentDidMount(component)
    // Without its first call, or of another component.
    watcher.componentDidUnmount(component)
    unmount(other)
    #expect(watcher.events == [])
    #expect(watcher.hasMountedComponent)
    unmount(component)
    #expect(watcher.events == ["unmounted"])
    unmount(component)
    watcher.componentDidUnmount(component)
    watcher.unmountAlone()
    #expect(watcher.events == ["unmounted"])
    #expect(!watcher.hasMountedComponent)
  }
}
