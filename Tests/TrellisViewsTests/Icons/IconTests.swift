import Foundation
import Testing
import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisTesting
import TrellisUI

@testable import TrellisViews

struct IconTests {
  private static let folder: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(4).joined(separator: "/") + "/public/icons"
  }()

  @Test func everyIconHasADrawingAndEveryDrawingAName() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
    let drawings = Set(files.filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) })
    #expect(drawings == Set(Icon.all.map(\.name)))
    #expect(drawings.count >= 80)
  }

  @Test func theDrawingsHaveOneGridAndOneStroke() throws {
    for icon in Icon.all {
      let text = try String(contentsOfFile: "\(Self.folder)/\(icon.name).svg", encoding: .utf8)
      #expect(
        text.hasPrefix(
          """
          <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" fill="none" stroke="#000" stroke-width="1.5" \
          stroke-linecap="round" stroke-linejoin="round"><path 
          """))
      #expect(text.utf8.count < 700, "\(icon.name)")
    }
  }

  @Test func anIconIsDecorationUnlessItHasALabel() throws {
    let page = viewPage {
      VStack {
        Image(icon: .search)
        Image(icon: .warning, label: "Warning", size: 40)
        Image(icon: .arrowForward)
      }
    }
    let icons = page.elements.filter { $0.style("--l-i") != nil }
    #expect(
      icons.map { $0.style("--l-i") } == [
        "var(--i-search)", "var(--i-warning)", "var(--i-arrow-right)",
      ])
    #expect(icons[0].attribute("aria-hidden") == "true")
    #expect(icons[1].attribute("role") == "img")
    #expect(icons[1].attribute("aria-label") == "Warning")
    #expect(icons.map { $0.frame?.width } == [20, 40, 20])
    #expect(icons[2].attribute("class") == "l-icon l-mirrored")
  }

  @Test func iconsHaveTheSizeOfTheControlAround() throws {
    let page = viewPage {
      VStack {
        Button {
        } label: {
          Image(icon: .plus, label: "Add")
        }
        Image(icon: .plus)
        Image(icon: .plus, size: 16)
      }.textScale(1.5)
    }
    let icons = page.elements.filter { $0.style("--l-i") != nil }
    #expect(icons.map { $0.frame?.width } == [24, 30, 24])
    let button = try #require(page.elements.first { $0.tag == "button" })
    #expect(button.frame?.width == button.frame?.height)
  }

  @Test func namesOfIconsHaveNoOtherCharacters() {
    #expect(Icon("my Logo);x:y").name == "myogoxy")
    #expect(Icon("chevron-right").mirrored() == .chevronForward)
  }

  /// A release build shows the sign for help instead.
  @Test func anIconWithoutADrawingIsAProgrammerError() {
    var environment = HostEnvironment()
    environment.iconNames = ["search", "help"]
    let recorder = ProgrammerErrorRecorder()
    let page = recorder.record {
      TestPage(environment: environment) {
        HStack {
          Image(icon: .search)
          Image(icon: Icon("seach"))
        }
      }
    }
    let drawn = page.elements.compactMap { $0.style("--l-i") }
    let mistakes = recorder.consume().map(\.message)
    #if DEBUG
      #expect(mistakes.allSatisfy { $0.hasPrefix("There is no icon “seach”") } && !mistakes.isEmpty)
      #expect(drawn.isEmpty, "a mistake fails its page")
    #else
      #expect(mistakes.isEmpty && drawn == ["var(--i-search)", "var(--i-help)"])
    #endif
  }

  @Test func theNameOfAnIconHas48CharactersAtMost() {
    #expect(Icon(String(repeating: "a", count: 90)).name.count == 48)
  }

  @Test func anIconInAControlKeepsItsOwnSize() {
    let page = viewPage {
      Button {
      } label: {
        Image(icon: .plus, size: 30)
      }
    }
    #expect(page.elements.first { $0.style("--l-i") != nil }?.frame?.width == 30)
  }
}
