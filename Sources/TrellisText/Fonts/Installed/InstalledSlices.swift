import Synchronization

/// The web font files and style sheets of faces by name. An installed face is included once a text has used it.
///
/// - Complexity: O(1) for each look-up.
final class InstalledSlices: Sendable {
  private struct State {
    var slices: [String: FontSlice] = [:]
    var sheets: [String: Sheet] = [:]
  }

  private struct Sheet {
    var slices: FaceDivision
    var family: String
    var weight: Int
    var isItalic: Bool
  }

  private let state = Mutex(State())

  func add(_ slices: FaceDivision, family: String, weight: Int, isItalic: Bool) {
    guard let name = slices.sheet else { return }
    state.withLock { state in
      for slice in slices.parts + (slices.sequences?.slices ?? []) {
        state.slices[slice.fileName] = slice
      }
      state.sheets[name] = Sheet(
        slices: slices, family: family, weight: weight, isItalic: isItalic)
    }
  }

  func slice(named name: String) -> FontSlice? { state.withLock { $0.slices[name] } }

  func sheet(named name: String) -> String? {
    guard let sheet = state.withLock({ $0.sheets[name] }) else { return nil }
    func rule(_ slice: FontSlice, _ family: String, _ characters: ScalarSet?) -> String {
      FontRegistry.fontFaceRule(
        family: family, weight: sheet.weight, isItalic: sheet.isItalic, url: slice.fileName,
        characters: characters)
    }
    // For overlapping ranges the last rule applies; of slices, the first one with a character applies.
    var rules = sheet.slices.parts.reversed().map { rule($0, sheet.family, $0.announced) }
    if let sequences = sheet.slices.sequences {
      rules += zip(sequences.slices, sequences.families).map { rule($0, $1, nil) }
    }
    return rules.joined()
  }
}
