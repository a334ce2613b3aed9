import Testing
import TrellisComponents
import TrellisDOM
import TrellisTesting
import TrellisViews

@testable import TrellisControls

struct MenuTests {
  struct Page: View {
    @State var log = ""
    var body: some View {
      Text(log)
      Menu("Actions") {
        Button("Rename") { log = "renamed" }
        Menu("Move to") { Button("Archive") { log = "archived" } }
        Button("Delete", role: .destructive) { log = "deleted" }.disabled(true)
      }
    }
  }

  @Test func theItemsAreSentAhead() throws {
    let page = TestPage { Page() }
    let items = page.elements.filter { $0.attribute("role") == "menuitem" }
    #expect(items.map(\.wholeText) == ["Rename", "Move to", "Archive", "Delete"])
    #expect(items.allSatisfy { $0.attribute("tabindex") == "-1" })
  }

  @Test func theButtonOpensItsMenuWithoutARequest() throws {
    let page = TestPage { Page() }
    let button = try page.element(named: "Actions")
    let id = try #require(button.attribute("popovertarget"))
    let menu = try #require(page.elements.first { $0.attribute("id") == id })
    #expect(button.listenedEvents.isEmpty)
    #expect(button.attribute("aria-haspopup") == "menu")
    #expect(menu.attribute("role") == "menu" && menu.attribute("popover") == "auto")
    #expect(menu.attribute("data-layer") == "menu bottom start 4")
    #expect(menu.attribute("aria-label") == "Actions")
  }

  @Test func aSubmenuIsBesideItsItem() throws {
    let page = TestPage { Page() }
    let item = try page.element(named: "Move to")
    #expect(item.attribute("role") == "menuitem" && item.attribute("data-do") == nil)
    let id = try #require(item.attribute("popovertarget"))
    let menu = try #require(page.elements.first { $0.attribute("id") == id })
    #expect(menu.attribute("data-layer") == "menu end start 2")
  }

  @Test func anItemRunsItsActionAndTheBrowserHidesTheMenu() throws {
    let page = TestPage { Page() }
    #expect(try page.element(named: "Rename").attribute("data-do") == "click:close")
    try page.click("Rename")
    #expect(page.texts.contains("renamed"))
    #expect(throws: TestPageError.self) { try page.click("Delete") }
  }

  @Test func theAnchorHasTheBoxOfTheButton() throws {
    let page = TestPage { Page() }
    let button = try page.element(named: "Actions")
    let anchor = try #require(page.elements.first { $0.attribute("class") == "l-anchor" })
    #expect(anchor.frame == button.frame)
    #expect(anchor.children.map(\.tag) == ["div"])
  }

  @Test func aContextMenuOpensByCommand() throws {
    let page = TestPage { Text("Area").contextMenu { Button("Inspect") {} } }
    let area = try #require(page.elements.first { $0.text == "Area" })
    let menu = try #require(page.elements.first { $0.attribute("role") == "menu" })
    #expect(area.attribute("data-do") == "contextmenu:show=\(menu.attribute("id") ?? "")")
  }

  @Test func aLongPressOfAFingerOpensAContextMenu() throws {
    let page = TestPage { Text("Area").contextMenu { Button("Inspect") {} } }
    let area = try #require(page.elements.first { $0.text == "Area" })
    #expect(area.attribute("data-recognizers") == "menupress")
    #expect(area.attribute("class")?.split(separator: " ").contains("l-menupress") == true)
  }

  struct SplitPage: View {
    @State var log = ""
    var body: some View {
      Text(log)
      Menu("Save") {
        Button("Save as…") { log = "saved as" }
        Menu("Export") {
          Button("PDF") { log = "PDF" }
        } primaryAction: {
          log = "exported"
        }
      } primaryAction: {
        log = "saved"
      }
    }
  }

  @Test func aMenuWithALabelOfViewsMayHaveAPrimaryAction() throws {
    let saved = Box(0)
    let page = controlPage {
      Menu {
        Button("Save as…") {}
      } label: {
        Text("Save")
      } primaryAction: {
        saved.value += 1
      }
    }
    try page.click("Save")
    #expect(saved.value == 1)
  }

  @Test func aButtonWithAPrimaryActionRunsItAndAnotherOneOpensTheMenu() throws {
    let page = TestPage { SplitPage() }
    let save = try page.element(named: "Save")
    #expect(save.attribute("popovertarget") == nil && save.attribute("aria-haspopup") == nil)
    try page.click("Save")
    #expect(page.texts.contains("saved"))
    let opener = try page.element(named: "Save: More actions")
    let id = try #require(opener.attribute("popovertarget"))
    let menu = try #require(page.elements.first { $0.attribute("id") == id })
    #expect(menu.attribute("aria-label") == "Save")
    #expect(menu.attribute("data-layer") == "menu bottom end 4")
    #expect(opener.frame?.height == save.frame?.height)
  }

  @Test func thePrimaryActionOfAnInnerMenuIsItsFirstItem() throws {
    let page = TestPage { SplitPage() }
    let items = page.elements.filter { $0.attribute("role") == "menuitem" }
    #expect(items.map(\.wholeText) == ["Save as…", "Export", "Export", "PDF"])
    let first = try #require(items.dropFirst(2).first)
    try page.send("click", to: first)
    #expect(page.texts.contains("exported"))
  }

  @Test func eachMenuHasItsOwnID() {
    let page = TestPage {
      ForEach(0..<3, id: \.self) { number in Menu("Menu \(number)") { Button("Item") {} } }
    }
    let ids = page.elements.compactMap { $0.attribute("popovertarget") }
    #expect(ids.count == 3 && Set(ids).count == 3)
  }
}
