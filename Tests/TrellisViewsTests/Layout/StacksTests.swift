import Testing
import TrellisDOM
import TrellisTesting
import TrellisUI

@testable import TrellisViews

struct StacksTests {
  @Test func aSpacerHasALeastLength() {
    let row = frames(
      HStack(spacing: 0) {
        box("a")
        Spacer(minLength: 30)
        box("b")
      }.fixedSize().inPage())
    #expect(row == ["a": "0 0 20 10", "b": "50 0 20 10"])
    let column = frames(
      VStack(spacing: 0) {
        box("a")
        Spacer(minLength: 30)
        box("b")
      }.fixedSize().inPage())
    #expect(column["b"] == "0 40 20 10")
  }

  @Test func aDividerIsASeparatorAcrossItsStack() throws {
    let row = viewPage { HStack { Divider() } }
    let column = viewPage { VStack { Divider() } }
    let upright = try #require(row.elements.first { $0.attribute("role") == "separator" })
    #expect(upright.attribute("aria-orientation") == "vertical" && upright.frame?.width == 1)
    let level = try #require(column.elements.first { $0.attribute("role") == "separator" })
    #expect(level.attribute("aria-orientation") == nil && level.frame?.height == 1)
  }

  @Test func pinnedSectionsHaveTheAlignmentAndTheSpacingOfTheirColumn() {
    let frames = frames(
      VStack(alignment: .trailing, spacing: 3, pinnedViews: .sectionHeaders) {
        Section {
          box("a")
          box("b", 50)
        } header: {
          box("header", 100)
        }
      })
    #expect(frames["a"] == "280 13 20 10")
    #expect(frames["b"] == "250 26 50 10")
  }

  @Test func rowsOfAListGrow() {
    struct Row: View {
      let name: String
      var body: some View { wide(name) }
    }
    let frames = frames(
      HStack(alignment: .top, spacing: 0) {
        VStack(spacing: 0) { ForEach(["a", "b"], id: \.self) { Row(name: $0) } }
        box("c", 100)
      })
    #expect(frames == ["a": "0 0 200 10", "b": "0 10 200 10", "c": "200 0 100 10"])
  }

  @Test func rowsOfAListFollowTheViewsBeforeThem() {
    struct Row: View {
      let name: String
      var body: some View { box(name) }
    }
    let frames = frames(
      VStack(alignment: .leading, spacing: 0) {
        box("first")
        ForEach(["a", "b"], id: \.self) { Row(name: $0) }
        ForEach(["c"], id: \.self) { Row(name: $0) }
        box("last")
      })
    #expect(
      frames == [
        "first": "0 0 20 10", "a": "0 10 20 10", "b": "0 20 20 10", "c": "0 30 20 10",
        "last": "0 40 20 10",
      ])
  }
}
