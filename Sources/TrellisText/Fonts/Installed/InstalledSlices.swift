import Synchronization

/// The web font files and style sheets of installed faces by name, as far as texts have used their faces.
///
/// - Complexity: O(1) for each look-up.
final class InstalledSlices: Sendable {
  private struct State {
    var slices: [String: FontSlice] = [:]
    var sheets: [String: Sheet] = [:]
  }

  private struct Sheet {
    var slices: [FontSlice]
    var family: String
    var weight: Int
    var isItalic: Bool
  }

  private let state = Mutex(State())

  func add(_ slices: FaceSlices, family: String, weight: Int, isItalic: Bool) {
    guard let name = slices.sheet else { return }
    state.withLock { state in
      for slice in slices.parts { state.slices[slice.fileName] = slice }
      state.sheets[name] = Sheet(
        slices: slices.parts, family: family, weight: weight, isItalic: isItalic)
    }
  }

  func slice(named name: String) -> FontSlice? { state.withLock { $0.slices[name] } }

  func sheet(named name: String) -> String? {
    guard let sheet = state.withLock({ $0.sheets[name] }) else { return nil }
    // Where ranges overlap, the last rule counts; among slices it is the first that has a character.
    return sheet.slices.reversed().map { slice in
      FontRegistry.fontFaceRule(
        family: sheet.family, weight: sheet.weight, isItalic: sheet.isItalic, url: slice.fileName,
        characters: slice.announced)
    }.joined()
  }
}
