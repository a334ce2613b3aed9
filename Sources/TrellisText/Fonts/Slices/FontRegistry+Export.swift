extension FontRegistry {
  /// A registry with the faces that have a file in `files`, each in one file with only `characters`: for
  /// static pages.
  ///
  /// A file has all glyphs that the font's features make from the characters, and from their composed and
  /// decomposed forms.
  ///
  /// - Complexity: O(faces), because files are made later.
  public func exporting(_ characters: ScalarSet, files: Set<String>) -> FontRegistry {
    let wanted = characters.union(CanonicalPairs.equivalents(of: characters))
    var registry = self
    registry.faces = faces.compactMap { face in
      let slices = face.slices
      let all = slices.parts + [slices.whole].compactMap { $0 }
      guard all.contains(where: { files.contains($0.fileName) }) else { return nil }
      var face = face
      face.slices = slices.only(wanted, of: face.face)
      return face
    }
    registry.faces += installed?.exporting(wanted, files: files) ?? []
    return registry
  }

  /// The letters, digits and punctuation of European languages in Latin script.
  public static var latinCharacters: ScalarSet { LatinSlice.characters }

  /// The files of the regular face, for form fields.
  public func filesForFields() -> [String] {
    faceList(for: FontDescriptor(size: 16)).first.map { [$0.slices.parts[0].fileName] } ?? []
  }
}

extension InstalledFonts {
  /// The faces with a file in `files`, including faces for emoji of several characters.
  fileprivate func exporting(_ characters: ScalarSet, files: Set<String>) -> [FontRegistry.Face] {
    openFaces.sorted { ($0.family, $0.weight) < ($1.family, $1.weight) }.flatMap { installed in
      func face(_ family: String, _ slices: FaceDivision) -> FontRegistry.Face {
        FontRegistry.Face(
          family: family, weight: installed.weight, isItalic: installed.isItalic, slices: slices,
          face: installed.face)
      }
      let emoji = installed.slices.sequences
      let sequences = zip(emoji?.families ?? [], emoji?.slices ?? [])
        .filter { files.contains($0.1.fileName) }
        .map { face($0, FaceDivision(parts: [$1], stem: installed.family, features: [])) }
      guard installed.slices.parts.contains(where: { files.contains($0.fileName) }) else {
        return sequences
      }
      return [face(installed.family, installed.slices.only(characters, of: installed.face))]
        + sequences
    }
  }
}

extension FaceDivision {
  /// The same division with only `characters`, in one file.
  fileprivate func only(_ characters: ScalarSet, of face: FontFace) -> FaceDivision {
    let slice = FontSlice(
      of: face, stem: stem, characters: face.coverage.intersection(characters), features: features,
      // Emoji of several characters have separate files.
      hasLayout: sequences == nil)
    return FaceDivision(
      parts: [slice], whole: whole == nil ? nil : slice, stem: stem, features: features)
  }
}

extension CanonicalPairs {
  /// The characters that result from decomposing and composing `characters`.
  static func equivalents(of characters: ScalarSet) -> ScalarSet {
    var found = ScalarSet()
    var known = characters
    while true {
      let more = ScalarSet(
        pairs.flatMap { pair -> [ClosedRange<UInt32>] in
          let halves = [pair.first, pair.second].filter { $0 != 0 }
          if known.contains(pair.composed) { return halves.map { $0...$0 } }
          return halves.allSatisfy(known.contains) ? [pair.composed...pair.composed] : []
        })
      if more.isSubset(of: known) { return found }
      found = found.union(more)
      known = known.union(more)
    }
  }
}
