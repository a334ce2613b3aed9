/// The pieces of a text between adjacent break opportunities.
struct UnbreakablePieces {
  let worker: TextWorker
  let shaped: ShapedText
  let policy: LineBreakPolicy
  var spacing = ParagraphSpacing.none
  var tabStops: [TabStop] = []

  /// The ends of the pieces, including the end of the text; empty for an empty text.
  func ends() -> [Int] {
    shaped.units.withUnsafeBufferPointer { text in
      var ends: [Int] = []
      var start = 0
      while start < text.count {
        let lineFeed = text[start...].firstIndex(of: TextUnit.lineFeed)
        let hardEnd = lineFeed ?? text.count
        // A new search from every opportunity, because lines start there.
        while start < hardEnd {
          var opportunities = LineBreakOpportunities(
            worker: worker, shaped: shaped, text: text, lineStart: start, policy: policy)
          guard let end = opportunities.next(before: hardEnd, notBeyond: .max) else { break }
          ends.append(end)
          start = end
        }
        start = lineFeed.map { $0 + 1 } ?? text.count
        ends.append(start)
      }
      return ends
    }
  }

  /// The width of the widest piece on a separate line, with the line's indents and a hyphen at a soft hyphen.
  func greatestWidth() -> LayoutUnit {
    let ends = ends()
    return shaped.units.withUnsafeBufferPointer { text in
      var greatest = LayoutUnit.zero
      var start = 0
      var item = 0
      for end in ends {
        var visible = end
        while visible > start, TextUnit.hangs(text[visible - 1]) { visible -= 1 }
        while item < shaped.items.count, shaped.items[item].end <= start { item += 1 }
        let indent = LayoutUnit(
          nearest: spacing.indent(isFirstLine: shaped.startsParagraph(at: start)))
        var measurer = LineMeasurer(
          worker: worker, shaped: shaped, text: text, start: start, item: item)
        measurer.indent = indent
        measurer.tabStops = tabStops
        var width = measurer.width(to: visible)
        if visible == end, end < text.count, text[end - 1] == TextUnit.softHyphen {
          width += shaped.instances[Int(shaped.items[item].run)].hyphenWidth
        }
        greatest = max(greatest, indent + width)
        start = end
      }
      return greatest + LayoutUnit(nearest: spacing.endIndent)
    }
  }
}
