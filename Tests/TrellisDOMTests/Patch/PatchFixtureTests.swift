import DocumentSupport
import Foundation
import Testing

@testable import TrellisDOM

/// The fixtures that the client script also applies; `UPDATE_GOLDEN=1 swift test` rewrites them.
struct PatchFixtureTests {
  @Test(arguments: ["operations", "random", "rows"])
  func theFixturesAreThePatchesOfTheChangeTracker(file: String) throws {
    let fixtures =
      switch file {
      case "random": random()
      case "rows": rows()
      default: operations()
      }
    let url = PatchFixture.folder.appending(path: file + ".json")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
      try PatchFixture.encode(fixtures).write(to: url)
    }
    let stored = try JSONDecoder().decode([PatchFixture].self, from: Data(contentsOf: url))
    #expect(stored == fixtures, "run with UPDATE_GOLDEN=1 and read the difference")
    for fixture in stored {
      let mirror = ReplicaDocument()
      try mirror.apply(Patch(wire: Array(fixture.before.utf8)))
      try mirror.apply(Patch(wire: Array(fixture.patch.utf8)))
      #expect(mirror.root.description == fixture.after, "\(fixture.name)")
      #expect(mirror.title == fixture.title, "\(fixture.name)")
    }
  }

  private func random() -> [PatchFixture] {
    (UInt64(1)...40).map { seed in
      var source = RandomDocument(seed: seed)
      source.change(most: 20)
      return PatchFixture("seed \(seed)", source.document) { source.change(most: 20) }
    }
  }

  private func rows() -> [PatchFixture] {
    (UInt64(1)...20).map { seed in
      var source = RandomRows(seed: seed)
      source.change()
      return PatchFixture("seed \(seed)", source.document) { source.change() }
    }
  }

  private func operations() -> [PatchFixture] {
    [
      fixture("set text") { $0[0].text = "two" },
      fixture("set and remove attributes") {
        $0[0].setAttribute("title", "a \"b\" <c>")
        $0[1].setAttribute("aria-label", nil)
        $0[1].setListener("input", options: ListenerOptions(debounce: 150, flags: .value)) { _ in }
      },
      fixture("set and remove styles") {
        $0[0].setStyle("background-color", "rgb(1, 2, 3)")
        $0[1].setStyle("color", nil)
      },
      fixture("place, unplace and shift") { rows in
        for row in rows { row.frame?.top += 12.34 }
        rows[0].frame?.width = 77.7
        rows[4].frame = nil
      },
      fixture("position what flowed") { $0[5].frame = .zero },
      fixture("create subtrees with a string table") { rows in
        let (document, list) = (rows[0].changeTracker, rows[0].parent)
        let made = (0..<3).map { index in
          let row = Element(changeTracker: document, tagCode: document.names.code(of: "li"))
          let label = Element(changeTracker: document, tagCode: document.names.code(of: "span"))
          label.text = "repeated text"
          label.setStyle("color", "var(--muted)")
          label.frame = Frame(left: 1, top: 2.5, width: 3, height: 4)
          row.setChildren([label])
          row.setProperty("value", .string("v\(index)"))
          return row
        }
        list?.setChildren(Array(rows[..<2]) + made + Array(rows[2...]))
      },
      fixture("remove one") { $0[2].removeFromParent() },
      fixture("renumber what shows another identity") { document, rows in
        for row in rows[..<2] {
          row.setListener("click") { _ in }
          document.handOver(row)
        }
      },
      fixture("reorder") { rows in
        rows[0].parent?.setChildren([5, 1, 4, 2, 0, 3].map { rows[$0] })
      },
      fixture("put into another") { $0[1].insert($0[3]) },
      fixture("properties") {
        $0[0].setProperty("value", "typed")
        $0[0].setProperty("checked", true)
        $0[1].setProperty("scrollTop", 12.5, force: true)
      },
      fixture("animations and a transition") { document, rows in
        let fade = ElementAnimation(
          keyframes: [.init(offset: 0, styles: [.init("opacity", "0")])], duration: 0)
        document.animate(rows[0], fade) {}
        for row in rows[..<4] { row.frame?.top += 7 }
        for row in rows[..<3] {
          document.animateMove(of: row, FrameTransition(duration: 0, easing: "ease-out"))
        }
      },
      fixture("children instead of text") { rows in
        rows[0].text = nil
        rows[0].insert(rows[1])
      },
    ]
  }

  private func fixture(_ name: String, change: ([Element]) -> Void) -> PatchFixture {
    fixture(name) { _, rows in change(rows) }
  }

  private func fixture(_ name: String, change: (Document, [Element]) -> Void) -> PatchFixture {
    let document = Document()
    document.title = name
    let rows = (0..<6).map { index in
      let row = document.makeElement(index == 3 ? "button" : "div")
      if index < 5 { row.frame = Frame(left: 8, top: Double(index) * 20, width: 90, height: 20) }
      if index != 1 { row.text = "row \(index)" }
      return row
    }
    rows[1].setAttribute("aria-label", "second")
    rows[1].setStyle("color", "red")
    document.root.setChildren(rows)
    return PatchFixture(name, document) { change(document, rows) }
  }
}
