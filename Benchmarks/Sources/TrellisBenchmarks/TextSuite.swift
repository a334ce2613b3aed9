import Trellis

/// Measuring and breaking paragraphs of about 100 characters, and texts of a megabyte.
enum TextSuite: Suite {
  static let name = "text"

  private static let attributes = TextAttributes(font: FontDescriptor(size: 15))

  static func run(report: (Measurement) -> Void) throws { try run(filter: nil, report: report) }

  static func run(filter: String?, report: (Measurement) -> Void) throws {
    func wants(_ name: String) -> Bool { filter.map(name.contains) ?? true }
    let registry = try FontRegistry(folder: Fonts.folder)
    let few = paragraphs(500)
    let engine = TextEngine(registry: registry)
    if wants("text/remembered") {
      time("text/remembered", few, report) { layOut(few, with: engine, width: 280) }
    }
    // Another width each time: the words are cached, their lines are not.
    var width = 280.0
    if wants("text/warm") {
      time("text/warm", few, report) {
        width += 1
        layOut(few, with: engine, width: width)
      }
    }
    if wants("text/cold") {
      time("text/cold", few, report) {
        layOut(few, with: TextEngine(registry: registry, cacheBytes: 0), width: 280)
      }
    }
    for (name, wrapping) in [
      ("greedy", LineWrapping.greedy), ("balanced", .balanced), ("pretty", .pretty),
    ] where wants("text/\(name)-warm") || wants("text/\(name)-hyphenated-cold") {
      timeWrapping(name, wrapping, registry: registry, report)
    }
    if wants("text/cold-10000") {
      let many = paragraphs(10_000)
      time("text/cold-10000", many, report) {
        layOut(many, with: TextEngine(registry: registry), width: 280)
      }
    }
    for (name, piece) in [("words", "lorem ipsum dolor "), ("word", "a"), ("script", "слово и ")] {
      for kilobytes in [128, 512, 1024] where wants("text/\(kilobytes)KB-\(name)") {
        timeLong(
          "text/\(kilobytes)KB-\(name)", piece, kilobytes: kilobytes, registry: registry, report)
      }
    }
    if wants("text/caches") || wants("text/caches-bound") {
      measureCaches(registry: registry, report)
    }
  }

  /// Reports microseconds for each of 1,000 paragraphs of about 400 characters: with cached words and new
  /// lines, and without any cache. The second is also measured with hyphens.
  private static func timeWrapping(
    _ name: String, _ wrapping: LineWrapping, registry: FontRegistry,
    _ report: (Measurement) -> Void
  ) {
    func all(hyphenates: Bool) -> [Paragraph] {
      let few = paragraphs(1_000)
      return few.indices.map { index in
        let text = (0..<4).map { few[(index + $0) % few.count].runs[0].text }
        return Paragraph(
          text.joined(separator: " "), attributes: attributes, lineHeight: 20,
          composition: ParagraphComposition(wrapping: wrapping, hyphenates: hyphenates))
      }
    }
    let plain = all(hyphenates: false)
    let engine = TextEngine(registry: registry)
    var width = 280.0
    time("text/\(name)-warm", plain, report) {
      width += 1
      layOut(plain, with: engine, width: width)
    }
    let hyphenated = all(hyphenates: true)
    time("text/\(name)-hyphenated-cold", hyphenated, report) {
      layOut(hyphenated, with: TextEngine(registry: registry, cacheBytes: 0), width: 280)
    }
  }

  /// Reports microseconds for each kilobyte: in linear time they do not grow with the text.
  private static func timeLong(
    _ name: String, _ piece: String, kilobytes: Int, registry: FontRegistry,
    _ report: (Measurement) -> Void
  ) {
    let text = String(repeating: piece, count: kilobytes << 10 / piece.utf8.count)
    let paragraph = Paragraph(text, attributes: attributes, lineHeight: 20)
    var runs: [Double] = []
    Repetition(minimum: 3, seconds: 0.5)({
      let start = ProcessorTime.microseconds
      layOut([paragraph], with: TextEngine(registry: registry, cacheBytes: 0), width: 280)
      runs.append((ProcessorTime.microseconds - start) / Double(kilobytes))
    })
    report(Measurement(name, in: "us/KB", runs))
  }

  /// Reports the heap memory of an engine with full caches, and its limit.
  private static func measureCaches(registry: FontRegistry, _ report: (Measurement) -> Void) {
    let bound = 32 << 20
    let engine = TextEngine(registry: registry, cacheBytes: bound)
    let before = Heap.bytes
    var most = 0
    for index in 0..<100_000 {
      // Latin text fills the caches of words and of layouts; other text also that of shaped texts.
      let words = (0..<14).map { "\(index % 2 == 0 ? "w" : "щ")\(index &* 31 &+ $0 &* 7919)" }
      let paragraph = Paragraph(
        words.joined(separator: " "), attributes: attributes, lineHeight: 20)
      layOut([paragraph], with: engine, width: 280)
      precondition(engine.minContentWidth(of: paragraph) > 0, "a text without width")
      if index % 1000 == 0 { most = max(most, Heap.bytes - before) }
    }
    withExtendedLifetime(engine) {
      report(Measurement("text/caches", in: "bytes", [Double(most)]))
      report(Measurement("text/caches-bound", in: "bytes", [Double(bound)]))
    }
  }

  /// Reports microseconds for each paragraph.
  private static func time(
    _ name: String, _ paragraphs: [Paragraph], _ report: (Measurement) -> Void,
    _ body: () -> Void
  ) {
    var runs: [Double] = []
    Repetition()({
      let start = ProcessorTime.microseconds
      body()
      runs.append((ProcessorTime.microseconds - start) / Double(paragraphs.count))
    })
    report(Measurement(name, in: "us", Array(runs.dropFirst())))
  }

  private static func layOut(_ paragraphs: [Paragraph], with engine: TextEngine, width: Double) {
    for paragraph in paragraphs {
      precondition(!engine.layout(paragraph, width: width).lines.isEmpty, "a text without lines")
    }
  }

  /// Different paragraphs of about 100 characters, with some 3000 different words.
  private static func paragraphs(_ count: Int) -> [Paragraph] {
    var state: UInt64 = 1
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let words = (0..<3000).map { _ in
      String(decoding: (0..<2 + random(9)).map { _ in UInt8(97 + random(26)) }, as: UTF8.self)
    }
    return (0..<count).map { _ in
      var text = words[random(words.count)]
      while text.utf8.count < 100 { text += " " + words[random(words.count)] }
      return Paragraph(text, attributes: attributes, lineHeight: 20)
    }
  }
}
