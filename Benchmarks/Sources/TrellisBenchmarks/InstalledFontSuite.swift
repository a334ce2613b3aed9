import Foundation
import Trellis

/// Installed fonts: finding and opening them, making slices, shaping.
///
/// `NOTO_FONTS` is a folder with Debian's fonts-noto-core, fonts-noto-cjk and fonts-noto-color-emoji.
enum InstalledFontSuite: Suite {
  static let name = "installed-fonts"
  static var isOnDemand: Bool { true }

  private static let attributes = TextAttributes(font: FontDescriptor(size: 15))

  private struct NoFonts: Error, CustomStringConvertible {
    var description: String {
      "There are no fonts: name a folder in NOTO_FONTS, as Scripts/noto-fonts prints it"
    }
  }

  private static func registry() throws -> FontRegistry {
    guard let folder = ProcessInfo.processInfo.environment["NOTO_FONTS"] else { throw NoFonts() }
    var registry = try FontRegistry(folder: Fonts.folder)
    registry.installed = InstalledFonts(.folder(folder))
    return registry
  }

  static func run(report: (Measurement) -> Void) throws {
    var registry = try registry()
    // The first text of a script opens its fonts.
    for (name, language, text) in [
      ("khmer", "km", "មនុស្ស"), ("emoji", "en", "🚀"), ("flag", "en", "🇩🇪"),
      ("chinese", "zh-Hans", "人人生而自由"), ("japanese", "ja", "すべての人間"),
      ("korean", "ko", "모든 인간은"),
    ] {
      var use = FontUse()
      let start = ProcessorTime.microseconds
      let engine = TextEngine(registry: registry)
      use.add(engine.layout(paragraph(text, language), width: 300))
      report(
        Measurement(
          "installed-fonts/first-\(name)", in: "ms", [(ProcessorTime.microseconds - start) / 1000]))
      var times: [Double] = []
      var sizes: [Double] = []
      for slice in use.files.sorted().compactMap({ registry.installed?.slice(named: $0) }) {
        let start = ProcessorTime.microseconds
        guard let bytes = slice.make() else { throw NoFonts() }
        times.append((ProcessorTime.microseconds - start) / 1000)
        sizes.append(Double(bytes.count) / 1024)
      }
      guard !times.isEmpty else { throw NoFonts() }
      report(Measurement("installed-fonts/slice-\(name)", in: "ms", times))
      report(Measurement("installed-fonts/slice-\(name)-size", in: "KB", sizes))
    }
    try shape(registry, report)
    try compareLatin(&registry, report)
    try openAll(report)
  }

  private static func paragraph(_ text: String, _ language: String) -> Paragraph {
    Paragraph(text, attributes: attributes, language: language, lineHeight: 20)
  }

  /// Reports nanoseconds for each character of Chinese text: cached, laid out at another width, and new.
  private static func shape(_ registry: FontRegistry, _ report: (Measurement) -> Void) throws {
    let characters = (0x4E00..<0x5E00).compactMap(Unicode.Scalar.init).map(Character.init)
    let paragraphs = (0..<200).map { index in
      paragraph(
        String((0..<100).map { characters[(index &* 7919 &+ $0 &* 31) % characters.count] }),
        "zh-Hans")
    }
    let engine = TextEngine(registry: registry)
    time("installed-fonts/chinese-remembered", paragraphs, report) {
      for paragraph in paragraphs { _ = engine.layout(paragraph, width: 280) }
    }
    var width = 280.0
    time("installed-fonts/chinese-warm", paragraphs, report) {
      width += 1
      for paragraph in paragraphs { _ = engine.layout(paragraph, width: width) }
    }
    time("installed-fonts/chinese-cold", paragraphs, report) {
      let engine = TextEngine(registry: registry, cacheBytes: 0)
      for paragraph in paragraphs { _ = engine.layout(paragraph, width: 280) }
    }
  }

  private static func time(
    _ name: String, _ paragraphs: [Paragraph], _ report: (Measurement) -> Void, _ body: () -> Void
  ) {
    let count = paragraphs.reduce(0) { $0 + $1.runs[0].text.count }
    var runs: [Double] = []
    Repetition(seconds: 2)({
      let start = ProcessorTime.microseconds
      body()
      runs.append((ProcessorTime.microseconds - start) * 1000 / Double(count))
    })
    report(Measurement(name, in: "ns", Array(runs.dropFirst())))
  }

  /// Reports nanoseconds for each character of English text with typographic quotation marks and dashes,
  /// which needs no installed font: without and with installed fonts.
  private static func compareLatin(
    _ registry: inout FontRegistry, _ report: (Measurement) -> Void
  ) throws {
    let installed = registry.installed
    let paragraphs = (0..<500).map { index in
      paragraph(
        "“Typography is what language looks like,” number \(index) said — and it’s true, isn’t it…",
        "en")
    }
    for (name, fonts) in [("without", nil), ("with", installed)] {
      registry.installed = fonts
      let registry = registry
      time("installed-fonts/english-cold-\(name)", paragraphs, report) {
        let engine = TextEngine(registry: registry, cacheBytes: 0)
        for paragraph in paragraphs { _ = engine.layout(paragraph, width: 280) }
      }
    }
  }

  /// Reports the bytes on the heap after texts used every font in two weights.
  private static func openAll(_ report: (Measurement) -> Void) throws {
    let registry = try registry()
    let engine = TextEngine(registry: registry, cacheBytes: 0)
    let before = Heap.bytes
    for weight in [400, 700] {
      let attributes = TextAttributes(font: FontDescriptor(size: 15, weight: weight))
      for language in ["en", "ja", "ko", "zh-Hans", "zh-Hant", "zh-HK"] {
        for start in stride(from: UInt32(0x100), to: 0x32000, by: 256) {
          let scalars = (start..<start + 256).compactMap(Unicode.Scalar.init)
          let text = String(String.UnicodeScalarView(scalars))
          _ = engine.layout(
            Paragraph(text, attributes: attributes, language: language, lineHeight: 20), width: 300)
        }
      }
    }
    withExtendedLifetime(engine) {
      report(Measurement("installed-fonts/all-open", in: "bytes", [Double(Heap.bytes - before)]))
    }
  }
}
