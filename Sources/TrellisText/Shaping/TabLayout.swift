import TrellisBase

/// Computes the widths of tabs that extend to tab stops.
struct TabLayout {
  let stops: [TabStop]
  let shaped: ShapedText

  /// The width of consecutive tabs that begin at `position`.
  func advance(of tabs: Range<Int>, at position: LayoutUnit) -> LayoutUnit {
    guard !stops.isEmpty else { return shaped.base.tabAdvance(count: tabs.count, at: position) }
    var end = position
    for tab in tabs {
      guard let next = self.end(after: end, tab: tab) else {
        let rest = shaped.base.tabAdvance(count: tabs.upperBound - tab, at: end)
        return end + rest - position
      }
      end = next
    }
    return end - position
  }

  /// The start of the text after a tab: at the first stop with enough space before it; `nil` after the
  /// last.
  private func end(after position: LayoutUnit, tab: Int) -> LayoutUnit? {
    let least = LayoutUnit(roundingUp: shaped.leastTabAdvance)
    for stop in stops {
      let next =
        LayoutUnit(nearest: stop.position) - widthBeforeStop(stop.alignment, after: tab)
      if next >= position + least { return next }
    }
    return nil
  }

  /// The width of the text after a tab that precedes the stop; 0 before another tab.
  private func widthBeforeStop(_ alignment: TabStop.Alignment, after tab: Int) -> LayoutUnit {
    let start = tab + 1
    let end =
      shaped.units[start...].firstIndex { $0 == TextUnit.tab || $0 == TextUnit.lineFeed }
      ?? shaped.units.count
    switch alignment {
    case .start: return .zero
    case .end: return width(start..<end)
    case .center: return LayoutUnit(raw: width(start..<end).raw / 2)
    case .character(let character):
      let sign = Array(character.utf16)
      let found = (start..<end).first { shaped.units[$0..<end].starts(with: sign) }
      return width(start..<(found ?? end))
    }
  }

  private func width(_ range: Range<Int>) -> LayoutUnit {
    LayoutUnit(
      roundingUp: shaped.positions[range.upperBound] - shaped.positions[range.lowerBound])
  }
}

extension ShapedText {
  /// The minimum width of a tab before a stop, in 16.16 px.
  fileprivate var leastTabAdvance: Int64 { base.leastTabAdvance(count: 1) }
}

extension ShapedText {
  /// The widths of the tabs of a line, by the first unit of consecutive tabs.
  func tabWidths(
    ofLineFrom start: Int, to end: Int, stops: [TabStop], indent: LayoutUnit, worker: TextWorker
  ) -> [Int: LayoutUnit] {
    var widths: [Int: LayoutUnit] = [:]
    units.withUnsafeBufferPointer { text in
      let first = items.partitioningIndex { Int($0.end) > start }
      var measurer = LineMeasurer(
        worker: worker, shaped: self, text: text, start: start, item: first)
      measurer.indent = indent
      measurer.tabStops = stops
      for item in items[first...] {
        guard Int(item.start) < end else { break }
        guard item.kind == .tab else { continue }
        let tabs = max(Int(item.start), start)
        let before = measurer.width(to: tabs)
        widths[tabs] = measurer.width(to: min(Int(item.end), end)) - before
      }
    }
    return widths
  }
}
