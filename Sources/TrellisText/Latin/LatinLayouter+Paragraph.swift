extension LatinLayouter {
  /// The layout of a paragraph of plain text, composed of words; `nil` if the general algorithm must lay it out.
  static func layout(
    of paragraph: Paragraph, width: Double, worker: TextWorker, resources: TextResources
  ) -> TextLayout? {
    guard paragraph.lineBreakMode == .word, paragraph.direction != .rightToLeft,
      paragraph.spacing.isNone, paragraph.composition.addsUpWords,
      let text = onlyPlainText(of: paragraph), !text.isEmpty
    else { return nil }
    let units = ParagraphText.units(of: text)
    guard
      paragraph.direction != .naturalRightToLeft || units.contains(where: isLatin1Letter)
    else { return nil }
    let instance = worker.instance(
      for: paragraph.attributes, language: paragraph.language, from: resources.instances)
    guard instance.shapesWordsAlone else { return nil }
    return units.withUnsafeBufferPointer { units in
      let layouter = LatinLayouter(worker: worker, cache: resources.words, instance: instance)
      guard
        var lines = layouter.lines(
          of: units, width: LayoutUnit(floor: width),
          limit: paragraph.maximumLines > 0 ? paragraph.maximumLines : .max)
      else { return nil }
      let isCut = (lines.last.map { Int($0.end) } ?? 0) < units.count
      if isCut, paragraph.truncation != nil { return nil }
      if !isCut, lines.count > 1, paragraph.composition.wrapping != .greedy { return nil }
      if paragraph.alignment == .justified, width.isFinite {
        Justification(text: units, spacing: paragraph.spacing, width: width, cells: [])
          .stretch(&lines)
      }
      let placed = LinePlacer(
        base: instance, lineHeight: paragraph.lineHeight, spacing: paragraph.spacing
      ).place(lines, of: units)
      return TextLayout(
        paragraph: paragraph, constrainedWidth: width, lines: placed.lines, height: placed.height,
        isRightToLeft: false, isTruncated: isCut, content: .latin(instance))
    }
  }

  /// The text of the only run if it has no differences from the paragraph's attributes.
  private static func onlyPlainText(of paragraph: Paragraph) -> String? {
    paragraph.runs.withUnsafeBufferPointer { runs in
      runs.count == 1 && runs[0].baselineRise == 0 && runs[0].attributes == paragraph.attributes
        ? runs[0].text : nil
    }
  }

  /// Whether a unit is a letter of Latin-1; all of these are left-to-right.
  private static func isLatin1Letter(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xB5, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF: true
    default: false
    }
  }
}
