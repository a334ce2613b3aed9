/// The text of a paragraph in UTF-16: its concatenated runs.
struct ParagraphText {
  let paragraph: Paragraph
  let units: [UInt16]
  /// The end of every run, ascending.
  let runEnds: [Int]

  init(_ paragraph: Paragraph) {
    self.paragraph = paragraph
    if paragraph.runs.count == 1 {
      units = Self.units(of: paragraph.runs[0].text)
      runEnds = [units.count]
      return
    }
    var units: [UInt16] = []
    var runEnds: [Int] = []
    for run in paragraph.runs {
      units.append(contentsOf: run.text.utf16)
      runEnds.append(units.count)
    }
    self.units = units
    self.runEnds = runEnds
  }

  /// The UTF-16 units of a text. ASCII, the most frequent case, is widened byte by byte.
  static func units(of text: String) -> [UInt16] {
    let ascii = text.utf8.withContiguousStorageIfAvailable { bytes -> [UInt16]? in
      var all: UInt8 = 0
      for byte in bytes { all |= byte }
      guard all < 0x80 else { return nil }
      return [UInt16](unsafeUninitializedCapacity: bytes.count) { units, count in
        for index in bytes.indices { units[index] = UInt16(bytes[index]) }
        count = bytes.count
      }
    }
    return (ascii ?? nil) ?? Array(text.utf16)
  }

  func shaped(with worker: TextWorker, instances: FontInstances) -> ShapedText {
    let fonts = instances.instances(
      for: paragraph.runs.map(\.attributes), base: paragraph.attributes,
      language: paragraph.language, text: units, runEnds: runEnds, worker: worker)
    return TextShaping(
      worker: worker, units: units, runEnds: runEnds, instances: fonts.runs, base: fonts.base,
      direction: paragraph.direction, language: paragraph.language
    ).shapedText()
  }
}
