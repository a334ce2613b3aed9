import Foundation
import Testing
import Trellis

@testable import TrellisServer

/// Pages follow the preferences of their reader.
struct ReaderTests {
  struct Times: View {
    @Environment(\.textScale) private var textScale
    @Environment(\.density) private var density
    var body: some View {
      Text(Date(timeIntervalSince1970: 0), format: .dateTime.day().month().hour().minute())
      Text("scale \(textScale) \(density)")
    }
  }

  private let routes = [
    Route("/", title: "Times") { _ in Times() },
    Route("/de", title: "Zeiten", language: "de") { page in
      Text("\(page.preferredLanguages.joined(separator: " ")): \(0.5, format: .number)")
    },
    Route("/compact", title: "Times") { _ in Times().density(.compact).textScale(2) },
  ]

  private func texts(
    _ target: String, _ screen: ClientMessage.Screen? = nil, languages: [String] = []
  ) async throws -> [String] {
    let page = try await ServedPage.open(
      target, of: routes, screen: screen, languages: languages)
    return try #require(await page?.texts)
  }

  private func screen(_ change: (inout ClientMessage.Screen) -> Void) -> ClientMessage.Screen {
    var screen = ClientMessage.Screen(width: 1280, height: 800)
    change(&screen)
    return screen
  }

  @Test func timesAreInTheReadersZoneAndLocale() async throws {
    let tokyo = screen { $0.timeZone = "Asia/Tokyo" }
    #expect(try await texts("/", tokyo)[0].contains("9:00"))
    #expect(try await texts("/")[0].contains("12:00"))
    let british = try await texts("/", tokyo, languages: ["en-GB"])
    #expect(british[0].contains("1 Jan") && british[0].contains("09:00"))
  }

  @Test func aPageOfAnotherLanguageThanTheReadersHasItsOwnLocale() async throws {
    #expect(try await texts("/de", languages: ["en-GB"]) == ["en-GB: 0,5"])
    #expect(try await texts("/de", languages: ["en", "de-CH"]) == ["en de-CH: 0.5"])
  }

  @Test func textsHaveTheSizeThatTheReaderChose() async throws {
    #expect(try await texts("/", screen { $0.textScale = 1.25 })[1] == "scale 1.25 regular")
    #expect(try await texts("/")[1] == "scale 1.0 regular")
  }

  @Test func aTouchScreenHasTouchDensityUnlessTheApplicationSetsOne() async throws {
    let touch = screen { $0.isTouch = true }
    #expect(try await texts("/", touch)[1] == "scale 1.0 touch")
    #expect(try await texts("/compact", touch)[1] == "scale 2.0 compact")
  }
}
