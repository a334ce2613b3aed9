import Foundation
import Testing
import TrellisComponents
import TrellisDOM
import TrellisTesting
import TrellisUI
import TrellisViews

@testable import TrellisControls

@MainActor struct LayerStateTests {
  @Test func onlyAShownAlertHasADescription() {
    func description(_ isPresented: Bool) -> String? {
      let page = controlPage {
        Text("x").alert("Title", isPresented: .constant(isPresented)) {
          Button("Close") {}
        } message: {
          Text("message")
        }
      }
      return page.elements.first { $0.attribute("role") == "alertdialog" }?
        .attribute("aria-describedby")
    }
    #expect(description(true) != nil && description(false) == nil)
  }

  @Test func aPopoverIsADialogInWideWindowsOnly() throws {
    func layer(_ width: Double) throws -> Element {
      let page = controlPage(width: width) {
        Text("x").popover("Title", isPresented: .constant(true)) { Text("inside") }
      }
      return try #require(page.elements.first { $0.attribute("data-layer") != nil })
    }
    #expect(try layer(1280).attribute("role") == "dialog")
    #expect(try layer(390).attribute("role") == nil)
    #expect(try layer(390).tag == "dialog")
  }

  @Test func theListOfAFieldIsBelowIt() async throws {
    let page = controlPage {
      ComboBox("Number", selection: .constant(nil), label: { (number: Int) in "\(number)" }) { _ in
        [1, 2]
      }
    }
    let field = try #require(page.first("input", "role", "combobox"))
    try page.send("keydown", to: field, key: "ArrowDown")
    await page.finishTasks()
    let list = try #require(page.first("div", "role", "listbox"))
    var top = 0.0
    var next: Element? = list
    while let element = next {
      top += element.frame?.top ?? 0
      next = element.parent
    }
    #expect(top >= (field.frame?.height ?? 0) + 4)
  }

  private struct Pictures: View {
    @State var source = "/a.png"
    var body: some View {
      AsyncImage(source, label: "picture", ratio: .infinity).frame(width: 100)
      Button("other") { source = "/b.png" }
    }
  }

  @Test func aBrokenPictureIsReplacedByAnotherOne() throws {
    let page = controlPage { Pictures() }
    let image = try #require(page.first("img"))
    #expect(image.frame?.width == 100 && image.frame?.height == 100)
    try page.send("error", to: image)
    #expect(page.first("img") == nil)
    try page.click("other")
    #expect(page.first("img")?.attribute("src") == "/b.png")
  }

  @Test func aRowWithoutActionsIsNotInTheTabOrder() {
    struct Item: Identifiable { let id: Int }
    func stops(_ opens: Bool) -> [String?] {
      let table = Table("Items", [Item(id: 1), Item(id: 2)]) {
        TableColumn("Number") { (item: Item) in Text("\(item.id)") }
      }
      let page = controlPage { opens ? table.onOpen { _ in } : table }
      return page.elements.filter {
        ($0.attribute("class") ?? "").contains("l-line-row")
      }.map { $0.attribute("tabindex") }
    }
    #expect(stops(true) == ["0", "-1"])
    #expect(stops(false) == [nil, nil])
  }

  @Test func aTextOfSeveralFormsWithoutANumberHasTheLast() {
    var tables = TextTables.standard
    tables["en", "files"] = "one file of {1}|files of {1} and {2}"
    let texts = Texts(tables: tables, language: "en", locale: .init(identifier: "en"))
    #expect(texts("files", "a", "b") == "files of a and b")
    #expect(texts("files", 1) == "one file of 1")
  }

  @Test func anUploadHas100FilesAtMost() {
    #expect(FileRules(types: [], maximumSize: 1, maximumCount: 1_000).maximumCount == 100)
    #expect(FileRules(types: [], maximumSize: 1, maximumCount: 0).maximumCount == 1)
  }
}
