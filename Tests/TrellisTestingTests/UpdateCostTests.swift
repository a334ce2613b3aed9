import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout
import TrellisTesting
import TrellisUI

/// The cost of an update depends on the change: counted on pages of some hundreds of components.
struct UpdateCostTests {
  private final class Page {
    var updaters: [Int: StateUpdater<Int>] = [:]
    var rows = Array(0..<200)
    var selected = -1
  }

  private final class Leaf: RenderComponent<Int> {
    private let index: Int
    private let page: Page

    init(_ index: Int, _ page: Page) {
      self.index = index
      self.page = page
      super.init(identifier: index)
    }

    override func initialState() -> Int { 0 }
    override func shouldUpdate(from previous: Component) -> Bool {
      (previous as? Leaf)?.index != index
    }
    override func render(_ count: Int) -> Component? {
      page.updaters[index] = state
      return TextComponent("Leaf \(index) at \(count)")
    }
  }

  private final class Section: RenderComponent<Void> {
    private let index: Int
    private let page: Page

    init(_ index: Int, _ page: Page) {
      self.index = index
      self.page = page
      super.init(identifier: index)
    }

    override func shouldUpdate(from previous: Component) -> Bool {
      (previous as? Section)?.index != index
    }
    override func render(_ state: Void) -> Component? {
      FlexboxComponent(view: ViewConfiguration("section")) {
        for leaf in 0..<20 { Leaf(index * 20 + leaf, page) }
      }
    }
  }

  private final class Row: RenderComponent<Void> {
    private let index: Int
    private let isSelected: Bool

    init(_ index: Int, isSelected: Bool) {
      self.index = index
      self.isSelected = isSelected
      super.init(identifier: index)
    }

    override func shouldUpdate(from previous: Component) -> Bool {
      guard let previous = previous as? Row else { return true }
      return previous.index != index || previous.isSelected != isSelected
    }
    override func render(_ state: Void) -> Component? {
      FlexboxComponent(
        .row,
        view: ViewConfiguration("li", attributes: [.className(isSelected ? "selected" : "row")])
      ) {
        TextComponent("Row \(index)", viewClass: "span")
        TextComponent("\(index % 7)", viewClass: "span")
      }
    }
  }

  @Test func aLeafCostsItsPathAndTheSiblingsOnIt() {
    let page = Page()
    let test = TestPage {
      FlexboxComponent(view: ViewConfiguration("main")) {
        for index in 0..<30 { Section(index, page) }
      }
    }
    test.host.document.announceAll()
    // The first update fills caches for later ones.
    for _ in 0..<3 {
      page.updaters[310]?.update { $0 += 1 }
      test.host.renderIfNeeded()
      let bytes = test.host.document.takePatch().wire.count
      let counters = test.host.counters
      let siblings = 30 + 20
      #expect(counters.componentsBuilt == 1)
      #expect(counters.componentsReused == siblings - 1)
      #expect(counters.layoutsComputed <= 12)
      #expect(counters.mountsVisited <= siblings + 4)
      #expect(counters.elementsTouched == 1)
      #expect(bytes <= 60)
    }
  }

  /// Shows its count in a box of a certain size.
  private final class Badge: RenderComponent<Int> {
    private let page: Page

    init(_ page: Page) {
      self.page = page
      super.init()
    }

    override func initialState() -> Int { 0 }
    override func render(_ count: Int) -> Component? {
      page.updaters[0] = state
      return ViewComponent(
        "b", attributes: [.text("\(count)")], size: ComponentSize(width: 40, height: 20))
    }
  }

  @Test func aComponentOfUnchangedSizeCausesNoLayout() {
    let page = Page()
    let test = TestPage {
      FlexboxComponent(view: ViewConfiguration("main"), padding: .all(16)) {
        FlexboxComponent(.row) {
          TextComponent("Count")
          Badge(page)
        }
        TextComponent("Below")
      }
    }
    test.host.document.announceAll()
    for _ in 0..<3 {
      page.updaters[0]?.update { $0 += 1 }
      test.host.renderIfNeeded()
      #expect(test.host.counters.componentsRendered == 1)
      #expect(test.host.counters.layoutsComputed == 0)
      #expect(test.host.document.takePatch().operations.count == 1)
    }
  }

  @Test func aRowOfALongListIsLaidOutAlone() {
    var computed: [Int] = []
    for count in [50, 400] {
      let page = Page()
      let test = TestPage {
        FlexboxComponent(view: ViewConfiguration("ul")) {
          for index in 0..<count {
            InsetComponent(insets: EdgeInsets(top: 1), child: Leaf(index, page))
          }
        }
      }
      for _ in 0..<2 {
        page.updaters[count / 2]?.update { $0 += 1 }
        test.host.renderIfNeeded()
        computed.append(test.host.counters.layoutsComputed)
      }
    }
    // The first update fills caches for later ones.
    #expect(computed[0] == computed[2])
    #expect(computed[1] == computed[3])
    #expect(computed.allSatisfy { $0 <= 8 })
  }

  /// The list becomes longer, shorter or keeps its height: the rows' layouts do not depend on it.
  @Test func rowsThatStayAreNotLaidOutAgain() {
    func work(_ count: Int, after change: (Page) -> Void) -> Int {
      let page = Page()
      page.rows = Array(0..<count)
      let test = TestPage {
        FlexboxComponent(view: ViewConfiguration("ul")) {
          for row in page.rows { Row(row, isSelected: row == page.selected) }
        }
      }
      change(page)
      test.host.setNeedsUpdate()
      test.host.renderIfNeeded()
      return test.host.counters.layoutsComputed
    }
    let changes: [(limit: Int, change: (Page) -> Void)] = [
      (12, { $0.rows.insert(1_000, at: 0) }), (12, { $0.rows.insert(1_000, at: 20) }),
      (1, { $0.rows.remove(at: 0) }), (1, { $0.rows.removeAll { $0 % 10 == 9 } }),
      (1, { $0.rows.swapAt(1, $0.rows.count - 2) }), (1, { $0.rows.reverse() }),
      (12, { $0.selected = 5 }),
    ]
    for (limit, change) in changes {
      #expect(work(300, after: change) <= limit)
      #expect(work(40, after: change) == work(300, after: change))
    }
  }

  @Test func rowsAreNotRebuiltWhenOthersAreAddedRemovedOrMoved() {
    func patch(after change: (Page) -> Void) -> (patch: Patch, created: Int) {
      let page = Page()
      let test = TestPage {
        FlexboxComponent(view: ViewConfiguration("ul")) {
          for row in page.rows { Row(row, isSelected: row == page.selected) }
        }
      }
      test.host.document.announceAll()
      change(page)
      test.host.setNeedsUpdate()
      test.host.renderIfNeeded()
      return (test.host.document.takePatch(), test.host.counters.viewsCreated)
    }
    func count(_ patch: Patch, _ isMeant: (PatchOperation) -> Bool) -> Int {
      patch.operations.count { isMeant($0) }
    }
    let insert = patch { $0.rows.insert(1_000, at: 0) }
    #expect(insert.created == 3)
    #expect(count(insert.patch) { if case .create = $0 { true } else { false } } == 1)
    #expect(count(insert.patch) { if case .shift = $0 { true } else { false } } == 1)
    #expect(insert.patch.operations.count <= 4)
    let swap = patch { $0.rows.swapAt(1, 198) }
    #expect(swap.created == 0)
    #expect(count(swap.patch) { if case .move = $0 { true } else { false } } == 2)
    let reverse = patch { $0.rows.reverse() }
    #expect(reverse.created == 0)
    #expect(count(reverse.patch) { if case .remove = $0 { true } else { false } } == 0)
    let remove = patch { $0.rows.removeAll { $0 % 10 == 9 } }
    #expect(remove.created == 0)
    #expect(count(remove.patch) { if case .move = $0 { true } else { false } } == 0)
    let select = patch { $0.selected = 100 }
    #expect(select.created == 0)
    #expect(select.patch.operations.count == 1)
  }
}
