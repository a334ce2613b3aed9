import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout
import TrellisTesting
import TrellisUI

@testable import TrellisViews

struct PrintTests {
  private func texts(isOnPaper: Bool) -> [String] {
    let page = viewPage {
      VStack(spacing: 0) {
        Text("Always")
        Text("Paper").shownInPrint()
      }
    }
    var traits = page.host.environment.traits
    traits.isOnPaper = isOnPaper
    page.host.update(traits: traits)
    page.host.renderIfNeeded()
    return page.elements.compactMap(\.text)
  }

  @Test func aViewForPaperIsBuiltForPaperOnly() {
    #expect(texts(isOnPaper: false) == ["Always"])
    #expect(texts(isOnPaper: true) == ["Always", "Paper"])
  }

  @Test func aPaperAndABlockThatIsKeptTogetherAreMarked() throws {
    let page = viewPage {
      VStack { Text("a") }.keepTogether()
        .printPage(.a5, .landscape, margins: EdgeInsets(all: 5))
    }
    let box = try #require(page.elements.first { $0.attribute("data-paper") != nil })
    #expect(box.attribute("data-paper") == "210.0 148.0 5.0 5.0 5.0 5.0")
    #expect(box.attribute("class") == "l-keep")
  }
}
