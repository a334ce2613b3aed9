import ComponentSupport
import Testing
import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout
import TrellisUI

/// Trees whose states and controllers last while they are not shown.
struct ComponentTreeTests {
  let log = CountingRow.Log()
  let page = Page()

  /// Shared with the provider: the trees at two places.
  final class Page {
    var left: [ComponentTree] = []
    var right: [ComponentTree] = []
    var names: [String: [String]] = [:]
  }

  func host() -> ComponentHost {
    ComponentHost(environment: HostEnvironment()) { [page, log] in
      func part(_ tag: String, _ trees: [ComponentTree]) -> Component {
        Stack(
          view: ViewConfiguration(ViewClass(tag)),
          trees.map { tree in
            TreeComponent(tree) {
              Stack(
                (page.names[tree.id] ?? [tree.id]).map {
                  CountingRow($0, log: log, hasController: true)
                })
            }
          })
      }
      return Stack([part("nav", page.left), part("main", page.right)])
    }
  }

  func show(
    _ host: ComponentHost, left: [ComponentTree] = [], right: [ComponentTree] = []
  ) {
    host.setNeedsUpdate {
      page.left = left
      page.right = right
    }
    host.renderIfNeeded()
    #expect(host.checkInvariants() == [])
  }

  func texts(_ host: ComponentHost, in tag: String? = nil) -> [String] {
    func texts(_ element: Element) -> [String] {
      if element.attribute("hidden") != nil { return [] }
      return [element.text].compactMap(\.self).filter { !$0.isEmpty }
        + element.children.flatMap(texts)
    }
    return tag.map { host.document.root.descendant($0).map(texts) ?? [] }
      ?? texts(host.document.root)
  }

  private func events(_ name: String) -> [String] {
    defer { log.events = [] }
    return log.events.filter { $0.hasPrefix(name) }.map { String($0.dropFirst(name.count + 1)) }
  }

  /// CKComponentAttachControllerTests testAttachingAndDetachingComponentLayoutOnViewResultsInCorrectAttachState
  @Test func statesAndControllersLastWhileATreeIsNotShown() {
    let (host, tree) = (host(), ComponentTree(id: "a"))
    show(host, left: [tree])
    log.updaters["a"]?.set(3)
    host.renderIfNeeded()
    host.willAppear()
    log.events = []
    let controllers = host.controllers(ComponentController.self)
    show(host)
    #expect(texts(host) == [])
    #expect(tree.isDetached)
    #expect(events("a") == ["disappear", "willUnmount", "didUnmount"])
    show(host, left: [tree])
    #expect(texts(host) == ["a 3"])
    #expect(!tree.isDetached)
    let present = host.controllers(ComponentController.self)
    #expect(present.map(ObjectIdentifier.init) == controllers.map(ObjectIdentifier.init))
    let after = events("a")
    #expect(after.contains("appear") && after.contains("didMount"))
    #expect(!after.contains("didInit"))
  }

  @Test func aTreeMovesToAnotherParent() {
    let (host, tree) = (host(), ComponentTree(id: "a"))
    show(host, left: [tree])
    log.updaters["a"]?.set(3)
    log.events = []
    show(host, right: [tree])
    #expect(texts(host) == ["a 3"])
    #expect(texts(host, in: "nav") == [])
    let moved = events("a")
    #expect(!moved.contains("invalidate") && !moved.contains("didInit"))
    #expect(!moved.contains("willUnmount"), "it is mounted at both moments")
    log.updaters["a"]?.set(4)
    host.renderIfNeeded()
    #expect(texts(host) == ["a 4"])
  }

  /// CKComponentAttachControllerTests
  /// testAttachingOneComponentLayoutAfterAnotherToViewResultsInTheFirstOneBeingDetachedWithAttachController
  @Test func aTreeReplacesAnother() {
    let (host, one, two) = (host(), ComponentTree(id: "a"), ComponentTree(id: "b"))
    show(host, left: [one])
    log.updaters["a"]?.set(1)
    show(host, left: [two])
    #expect(one.isDetached && !two.isDetached)
    #expect(texts(host) == ["b 0"])
    show(host, left: [one])
    #expect(!one.isDetached && two.isDetached)
    #expect(texts(host) == ["a 1"])
  }

  /// CKComponentAttachControllerTests testDetachingAllComponents
  @Test func allTreesMayBeDetached() {
    let (host, one, two) = (host(), ComponentTree(id: "a"), ComponentTree(id: "b"))
    show(host, left: [one], right: [two])
    #expect(!one.isDetached && !two.isDetached)
    #expect(texts(host) == ["a 0", "b 0"])
    show(host)
    #expect(one.isDetached && two.isDetached)
    #expect(texts(host) == [])
  }

  /// Algorithm 2.11, steps 2 and 3: a tree that moves is compared with its last layout.
  @Test func aTreeThatMovesIsAnimatedFromItsFormerComponent() {
    final class Asked: RenderComponent<Void> {
      final class Log { var events: [String] = [] }
      let name: String
      let log: Log
      init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init(view: ViewConfiguration("div"))
      }
      override func render(_ state: Void) -> Component? { nil }
      override func animationsOnInitialMount() -> [ComponentAnimation] {
        log.events.append("initial \(name), mounted: \(isMounted)")
        return []
      }
      override func animations(fromPrevious previous: Component) -> [ComponentAnimation] {
        log.events.append("\((previous as? Asked)?.name ?? "") to \(name), mounted: \(isMounted)")
        return []
      }
    }
    final class Place { var value = 0 }
    let (tree, log, place) = (ComponentTree(id: "a"), Asked.Log(), Place())
    let host = ComponentHost(environment: HostEnvironment()) {
      Stack(
        (0..<2).map { index in
          Stack(
            view: ViewConfiguration("div"),
            index == place.value ? [TreeComponent(tree) { Asked("at \(index)", log) }] : [])
        })
    }
    host.renderIfNeeded()
    host.setNeedsUpdate { place.value = 1 }
    host.renderIfNeeded()
    host.setNeedsUpdate { place.value = 2 }
    host.renderIfNeeded()
    host.setNeedsUpdate { place.value = 0 }
    host.renderIfNeeded()
    #expect(
      log.events == [
        "initial at 0, mounted: false", "at 0 to at 1, mounted: false",
        "initial at 0, mounted: false",
      ])
  }

  @Test func updatesOfADetachedTreeWait() {
    let (host, tree) = (host(), ComponentTree(id: "a"))
    show(host, left: [tree])
    show(host)
    let renders = log.renders["a"]
    log.updaters["a"]?.set(5)
    #expect(log.updaters["a"]?.value == 5)
    host.renderIfNeeded()
    #expect(log.renders["a"] == renders)
    #expect(log.updaters["a"]?.value == 5)
    show(host, right: [tree])
    #expect(texts(host) == ["a 5"])
  }

  @Test func anUpdateInATreeRendersItsPathOnly() {
    let host = host()
    let trees = (0..<20).map { ComponentTree(id: "\($0)") }
    show(host, left: trees)
    log.renders = [:]
    log.updaters["7"]?.set(1)
    host.renderIfNeeded()
    #expect(log.renders == ["7": 1])
  }

  @Test func componentsThatWereRemovedMeanwhileEnd() {
    let (host, tree) = (host(), ComponentTree(id: "a"))
    page.names["a"] = ["x", "y"]
    show(host, left: [tree])
    show(host)
    log.events = []
    page.names["a"] = ["x"]
    show(host, left: [tree])
    #expect(events("y") == ["invalidate"])
    #expect(texts(host) == ["x 0"])
  }

  @Test func theControllersOfAReleasedTreeEnd() {
    let host = host()
    do {
      let tree = ComponentTree(id: "a")
      show(host, left: [tree])
      show(host)
      #expect(host.detachedNodeCount > 0)
      log.events = []
    }
    page.left = []
    #expect(events("a") == ["invalidate"])
    #expect(host.detachedNodeCount == 0)
  }

  @Test func theEndOfTheHostEndsDetachedTrees() {
    let (host, tree) = (host(), ComponentTree(id: "a"))
    show(host, left: [tree])
    show(host)
    log.events = []
    host.tearDown()
    #expect(events("a") == ["invalidate"])
    _ = tree
  }

  @Test func eventsReachATreeInItsNewParent() throws {
    let tree = ComponentTree(id: "a")
    final class Places { var isLeft = true }
    let places = Places()
    let pressed = CountingRow.Log()
    let host = ComponentHost(environment: HostEnvironment()) {
      func part(_ isHere: Bool) -> Component {
        Stack(
          view: ViewConfiguration("section"),
          isHere
            ? [
              TreeComponent(tree) {
                ButtonComponent(
                  action: Action { _ in pressed.events.append("press") }, content: Row("press"))
              }
            ] : [])
      }
      return Stack([part(places.isLeft), part(!places.isLeft)])
    }
    for isLeft in [true, false, true] {
      host.setNeedsUpdate { places.isLeft = isLeft }
      host.renderIfNeeded()
      host.document.announceAll()
      let button = try #require(host.document.root.descendant("button"))
      #expect(host.handle(UIEvent(type: "click", target: button.id)))
    }
    #expect(pressed.events.count == 3)
    #expect(host.inspect().items.contains { $0.tag == "button" })
  }

  @Test func hibernationKeepsAttachedAndDetachedTrees() {
    let host = host()
    let (one, two) = (ComponentTree(id: "a"), ComponentTree(id: "b"))
    show(host, left: [one, two])
    log.updaters["a"]?.set(1)
    log.updaters["b"]?.set(2)
    show(host, left: [one])
    host.document.announceAll()
    #expect(host.hibernate())
    #expect(host.checkInvariants() == [])
    host.wake()
    #expect(texts(host) == ["a 1"])
    #expect(!host.document.hasChanges)
    show(host, right: [two, one])
    #expect(texts(host) == ["b 2", "a 1"])
  }

  @Test func aTreeHasOneParent() {
    let (host, tree) = (host(), ComponentTree(id: "a"))
    var mistakes: [ProgrammerError] = []
    host.onProgrammerError = { mistakes.append($0) }
    show(host, left: [tree])
    show(host, left: [tree], right: [tree])
    #expect(mistakes.count == 1)
    #expect(mistakes.first?.message.contains("is at two places") == true)
    #expect(texts(host) == ["a 0"])
    show(host, right: [tree])
    #expect(texts(host) == ["a 0"])
    #expect(mistakes.count == 1)
  }

  /// The former place is in a part of the tree that the build reuses, so that it is not visited.
  @Test func aFormerParentInAReusedPartIsFound() {
    final class Part: RenderComponent<Bool> {
      let tree: ComponentTree
      let log: Log
      final class Log { var updaters: [String: StateUpdater<Bool>] = [:] }
      let name: String
      init(_ name: String, _ tree: ComponentTree, _ log: Log) {
        self.tree = tree
        self.log = log
        self.name = name
        super.init(identifier: name)
      }
      override func initialState() -> Bool { name == "one" }
      override func render(_ isShown: Bool) -> Component? {
        log.updaters[name] = state
        return isShown ? TreeComponent(tree) { Row("tree") } : nil
      }
      override func shouldUpdate(from previous: Component) -> Bool { false }
    }
    let (tree, parts) = (ComponentTree(id: "a"), Part.Log())
    let host = ComponentHost(environment: HostEnvironment()) {
      Stack([Part("one", tree, parts), Part("two", tree, parts)])
    }
    var mistakes: [ProgrammerError] = []
    host.onProgrammerError = { mistakes.append($0) }
    host.renderIfNeeded()
    parts.updaters["two"]?.set(true)
    host.renderIfNeeded()
    #expect(mistakes.count == 1)
    #expect(mistakes.first?.message.contains("is at two places") == true)
    #expect(texts(host) == ["tree"])
    parts.updaters["one"]?.set(false)
    parts.updaters["two"]?.set(true)
    host.renderIfNeeded()
    #expect(mistakes.count == 1)
    #expect(texts(host) == ["tree"])
    #expect(host.checkInvariants() == [])
  }

  @Test func aTreeBelongsToOneHost() {
    let (one, two, tree) = (host(), host(), ComponentTree(id: "a"))
    show(one, left: [tree])
    var mistakes: [ProgrammerError] = []
    two.onProgrammerError = { mistakes.append($0) }
    two.renderIfNeeded()
    #expect(mistakes.first?.message.contains("shown by two hosts") == true)
  }

  @Test func changesOfTheEnvironmentReachADetachedTreeLater() {
    let tree = ComponentTree(id: "a")
    final class Shown { var isShown = true }
    let shown = Shown()
    final class Scheme: RenderComponent<Void> {
      override func render(_ state: Void) -> Component? { Row("\(environment(\.colorScheme))") }
      override func shouldUpdate(from previous: Component) -> Bool { false }
    }
    let host = ComponentHost(environment: HostEnvironment()) {
      Stack(shown.isShown ? [TreeComponent(tree) { Scheme() }] : [])
    }
    host.renderIfNeeded()
    #expect(texts(host) == ["light"])
    host.setNeedsUpdate { shown.isShown = false }
    host.renderIfNeeded()
    var traits = host.environment.traits
    traits.colorScheme = .dark
    host.update(traits: traits)
    host.renderIfNeeded()
    host.setNeedsUpdate { shown.isShown = true }
    host.renderIfNeeded()
    #expect(texts(host) == ["dark"])
  }
}

extension Element {
  fileprivate func descendant(_ tag: String) -> Element? {
    if self.tag == tag, attribute("hidden") == nil { return self }
    for child in children {
      if let found = child.descendant(tag) { return found }
    }
    return nil
  }
}
