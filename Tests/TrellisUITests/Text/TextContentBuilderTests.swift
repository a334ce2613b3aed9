import Testing
import TrellisComponents
import TrellisDOM
import TrellisText
import TrellisUI

struct TextContentBuilderTests {
  /// A page must load the sheet of a font of the machine before it shows a text with that font.
  @Test func aTextNamesTheSheetsOfItsInstalledFonts() throws {
    var registry = try FontRegistry(folder: ShippedFonts.folder)
    registry.installed = InstalledFonts(.folder(ShippedFonts.folder))
    var environment = HostEnvironment()
    environment.textEngine = TextEngine(registry: registry)
    let stage = TextStage(environment: environment)
    let component = TextComponent("日本")
    let layout = stage.layout(component, width: 300)
    let sheets = try #require(layout.extra as? TextLayout).fontSheets
    #expect(!sheets.isEmpty)
    let element = stage.mount(component, width: 300)
    #expect(
      element.attribute(TextStyleSheet.sheetsAttribute) == sheets.joined(separator: " "))
    let plain = stage.mount(TextComponent("Plain"), width: 300)
    #expect(plain.attribute(TextStyleSheet.sheetsAttribute) == nil)
  }
}
