extension TextLayout {
  /// Whether the text's element needs the class ``TextStyleSheet/wholeClass``.
  ///
  /// - Complexity: O(units); O(1) for text of Latin-1 characters.
  public var usesWholeFaces: Bool {
    guard case .shaped(let content) = content else { return false }
    return content.text.usesWholeFaces || content.truncated?.shaped.usesWholeFaces ?? false
  }

  /// The names of the additional style sheets of the text, sorted: the sheets of installed fonts and of large fonts.
  ///
  /// - Complexity: O(units); O(1) for a text without such fonts.
  public var fontSheets: [String] {
    switch content {
    case .latin(let instance):
      if !instance.hasSheets { return [] }
    case .shaped(let content):
      if !content.text.instances.contains(where: \.hasSheets),
        content.truncated?.shaped.instances.contains(where: \.hasSheets) != true
      {
        return []
      }
    }
    var use = FontUse()
    use.add(self)
    return use.sheets.sorted()
  }

  /// The value of `font-family` for the text's element, or `nil` if the style sheet's value applies.
  ///
  /// - Parameter isWhole: ``usesWholeFaces``.
  public func fontFamily(isWhole: Bool) -> String? {
    switch content {
    case .latin(let instance): instance.fontFamily
    case .shaped(let content): content.text.base.fontFamily(isWhole: isWhole)
    }
  }

  /// The value of `font-family` for the run with a tag, or `nil` if the style sheet's value applies.
  ///
  /// - Complexity: O(runs).
  public func fontFamily(ofTag tag: Int, isWhole: Bool) -> String? {
    guard case .shaped(let content) = content else { return fontFamily(isWhole: isWhole) }
    if let run = content.tags.firstIndex(of: tag) {
      return content.text.instances[run].fontFamily(isWhole: isWhole)
    }
    guard let cut = content.truncated, let run = cut.tags.firstIndex(of: tag) else { return nil }
    return cut.shaped.instances[run].fontFamily(isWhole: isWhole)
  }
}

extension FontInstance {
  fileprivate func fontFamily(isWhole: Bool) -> String? { isWhole ? wholeFontFamily : fontFamily }
}

extension ShapedText {
  /// Whether a character is only in a whole file.
  fileprivate var usesWholeFaces: Bool {
    units.withUnsafeBufferPointer { text in
      for item in items {
        let remainder = instances[Int(item.run)].remainder
        guard let first = remainder.ranges.first?.lowerBound else { continue }
        // A character above U+FFFF begins with a surrogate.
        let least = min(first, 0xD800)
        for index in item.range where UInt32(text[index]) >= least {
          let scalar = TextUnit.scalar(in: text, at: index).value
          if remainder.contains(scalar) { return true }
        }
      }
      return false
    }
  }
}
