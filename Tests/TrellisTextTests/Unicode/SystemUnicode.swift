#if canImport(CICU)
  import CICU
  import TrellisText

  /// The system's ICU: what the engine can use where the toolchain's is missing.
  struct SystemUnicode: UnicodeServices {
    func makeLineBoundaryFinder(rules: LineBreakRules) -> any BoundaryFinder {
      let locale =
        switch rules {
        case .strict: "en@lb=strict"
        case .normal: "en@lb=normal"
        case .normalEastAsian: "zh@lb=normal"
        case .loose: "en@lb=loose"
        case .looseEastAsian: "zh@lb=loose"
        }
      return SystemBoundaryFinder(cicu_line_open(locale))
    }

    func makeGraphemeBoundaryFinder() -> any BoundaryFinder {
      SystemBoundaryFinder(cicu_grapheme_open())
    }

    func makeBidiResolver() -> any BidiResolver { SystemBidiResolver() }

    func scriptExtensions(of scalar: UInt32) -> [UInt32] {
      var tags = [UInt32](repeating: 0, count: 64)
      let count = cicu_script_extensions(scalar, &tags, Int32(tags.count))
      return Array(tags.prefix(Int(count)))
    }

    func lineBreakOverride(
      in text: UnsafeBufferPointer<UInt16>, at index: Int, lineStart: Int
    ) -> Bool? {
      // Newer versions of Unicode let a line end after a hyphen between two Hebrew letters.
      guard text[index - 1] == 0x2D || text[index - 1] == 0x5BE, index - 2 >= lineStart else {
        return nil
      }
      return isHebrew(text[index - 2]) && isHebrew(text[index]) ? true : nil
    }

    private func isHebrew(_ unit: UInt16) -> Bool { unit >= 0x5D0 && unit <= 0x5F2 }
  }

  private final class SystemBoundaryFinder: BoundaryFinder {
    private let finder: OpaquePointer?

    init(_ finder: OpaquePointer?) { self.finder = finder }

    deinit { cicu_break_close(finder) }

    func setText(_ text: UnsafeBufferPointer<UInt16>) {
      _ = cicu_break_set_text(finder, text.baseAddress, Int32(text.count))
    }

    func boundary(after offset: Int) -> Int? {
      let boundary = cicu_break_following(finder, Int32(offset))
      return boundary < 0 ? nil : Int(boundary)
    }
  }

  private final class SystemBidiResolver: BidiResolver {
    private let bidi = cicu_bidi_open()

    deinit { cicu_bidi_close(bidi) }

    func naturalLevel(of text: UnsafeBufferPointer<UInt16>) -> UInt8 {
      cicu_bidi_natural_level(text.baseAddress, Int32(text.count))
    }

    func resolve(
      _ text: UnsafeBufferPointer<UInt16>, base: UInt8,
      levels: UnsafeMutableBufferPointer<UInt8>
    ) {
      if !cicu_bidi_levels(bidi, text.baseAddress, Int32(text.count), base, levels.baseAddress) {
        levels.update(repeating: base)
      }
    }
  }
#endif
