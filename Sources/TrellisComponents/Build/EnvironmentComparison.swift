/// Compares the environment values of a build with the values of the previous build.
struct EnvironmentComparison {
  /// The keys of the host's environment whose values changed since the previous build.
  let changedKeys: EnvironmentKeySet
  private var last: Result?

  /// The last comparison of frames; the rows of a list have the same frames.
  private struct Result {
    let old: EnvironmentFrame?
    let new: EnvironmentFrame?
    let keys: EnvironmentKeySet
    let changed: EnvironmentKeySet
  }

  init(changedKeys: EnvironmentKeySet) { self.changedKeys = changedKeys }

  /// The keys in `keys` whose values differ between two frames, if no value has to be compared.
  func known(
    among keys: EnvironmentKeySet, from old: EnvironmentFrame?, to new: EnvironmentFrame?
  ) -> EnvironmentKeySet? {
    if keys.isEmpty || (old === new && keys.isDisjoint(with: changedKeys)) { return [] }
    if let last, last.old === old, last.new === new, last.keys == keys { return last.changed }
    return nil
  }

  /// Keeps the result of a comparison for ``known(among:from:to:)``.
  mutating func store(
    _ changed: EnvironmentKeySet, among keys: EnvironmentKeySet, from old: EnvironmentFrame?,
    to new: EnvironmentFrame?
  ) {
    last = Result(old: old, new: new, keys: keys, changed: changed)
  }

  /// The keys in `keys` whose values differ between the innermost frame `new` and the innermost frame `old`
  /// of the previous build.
  func changedKeys(
    among keys: EnvironmentKeySet, from old: EnvironmentFrame?, to new: EnvironmentFrame?,
    in tree: TreeContext
  ) -> EnvironmentKeySet {
    var changed = keys.intersection(changedKeys.intersection(.host))
    if keys.contains(.further), old !== new || !changedKeys.isEmpty { changed.insert(.further) }
    tree.environmentKeys.forEachKey(of: keys) { key, bit in
      let isSame = new.hasSameValue(of: key, as: old) ?? changedKeys.isDisjoint(with: bit)
      if !isSame { changed.insert(bit) }
    }
    return changed
  }
}
