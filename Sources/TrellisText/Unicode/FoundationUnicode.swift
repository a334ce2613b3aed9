#if canImport(_FoundationICU)
  import _FoundationICU

  /// The ICU that is part of the Swift toolchain's Foundation: nothing to install, and the same
  /// version on every system.
  package struct FoundationUnicode: UnicodeServices {
    package init() {}

    /// This ICU takes the quotation marks of a locale for brackets, Chromium's does not. Finnish, whose
    /// quotation marks are the same on both sides, and Japanese, which has corner brackets, leave the
    /// rules as they are.
    package func makeLineBoundaryFinder(rules: LineBreakRules) -> any BoundaryFinder {
      let locale =
        switch rules {
        case .strict: "fi@lb=strict"
        case .normal: "fi@lb=normal"
        case .normalEastAsian: "ja@lb=normal"
        case .loose: "fi@lb=loose"
        case .looseEastAsian: "ja@lb=loose"
        }
      return FoundationBoundaryFinder(kind: UBRK_LINE, locale: locale)
    }

    package func makeGraphemeBoundaryFinder() -> any BoundaryFinder {
      FoundationBoundaryFinder(kind: UBRK_CHARACTER, locale: "en")
    }

    package func makeBidiResolver() -> any BidiResolver { FoundationBidiResolver() }

    package func scriptExtensions(of scalar: UInt32) -> [UInt32] {
      var status = U_ZERO_ERROR
      var scripts = [UScriptCode](repeating: USCRIPT_COMMON, count: 40)
      let count = swift_uscript_getScriptExtensions(
        Int32(bitPattern: scalar), &scripts, Int32(scripts.count), &status)
      guard status.rawValue <= 0 else { return [] }
      return scripts.prefix(Int(count)).compactMap { script in
        guard script != USCRIPT_COMMON, script != USCRIPT_INHERITED,
          let name = swift_uscript_getShortName(script)
        else { return nil }
        return (0..<4).reduce(0) { $0 << 8 | UInt32(UInt8(bitPattern: name[$1])) }
      }
    }

    package func lineBreakOverride(
      in text: UnsafeBufferPointer<UInt16>, at index: Int, lineStart: Int
    ) -> Bool? {
      HyphenRules.lineBreakOverride(in: text, at: index, lineStart: lineStart) { scalar in
        let value = swift_u_getIntPropertyValue(Int32(bitPattern: scalar), UCHAR_LINE_BREAK)
        return ULineBreak(rawValue: UInt32(bitPattern: value))
      }
    }
  }

  private final class FoundationBoundaryFinder: BoundaryFinder {
    private let iterator: OpaquePointer?

    init(kind: UBreakIteratorType, locale: String) {
      var status = U_ZERO_ERROR
      iterator = swift_ubrk_open(kind, locale, nil, 0, &status)
    }

    deinit { swift_ubrk_close(iterator) }

    func setText(_ text: UnsafeBufferPointer<UInt16>) {
      var status = U_ZERO_ERROR
      swift_ubrk_setText(iterator, text.baseAddress, Int32(clamping: text.count), &status)
    }

    func boundary(after offset: Int) -> Int? {
      guard let iterator else { return nil }
      let boundary = swift_ubrk_following(iterator, Int32(clamping: offset))
      return boundary < 0 ? nil : Int(boundary)
    }
  }

  private final class FoundationBidiResolver: BidiResolver {
    private let bidi = swift_ubidi_open()

    deinit { swift_ubidi_close(bidi) }

    func naturalLevel(of text: UnsafeBufferPointer<UInt16>) -> UInt8 {
      let direction = swift_ubidi_getBaseDirection(text.baseAddress, Int32(clamping: text.count))
      return direction == UBIDI_RTL ? 1 : 0
    }

    func resolve(
      _ text: UnsafeBufferPointer<UInt16>, base: UInt8, levels: UnsafeMutableBufferPointer<UInt8>
    ) {
      var status = U_ZERO_ERROR
      swift_ubidi_setPara(bidi, text.baseAddress, Int32(clamping: text.count), base, nil, &status)
      guard let found = swift_ubidi_getLevels(bidi, &status), status.rawValue <= 0 else {
        levels.update(repeating: base)
        return
      }
      _ = levels.update(fromContentsOf: UnsafeBufferPointer(start: found, count: text.count))
    }
  }
#endif
