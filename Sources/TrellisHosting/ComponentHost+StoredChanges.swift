package import TrellisComponents
package import TrellisDOM

/// The changes of a page's states since they were stored last.
package struct StoredChanges: Codable, Sendable {
  /// The changed slots; `nil` if none changed.
  package var tree: StoredTree?
  /// The numbers of the elements, if they changed.
  package var numbers: StoredNumbers?
  /// The fields that the user has edited.
  package var fields: [EditedField]?

  /// Whether nothing changed.
  package var isEmpty: Bool { tree == nil && numbers == nil && fields == nil }

  package init() {}

  /// Adds later changes. Both may come from outside.
  package mutating func merge(_ newer: StoredChanges) {
    if let newerTree = newer.tree {
      var merged = tree ?? StoredTree()
      merged.merge(newerTree)
      tree = merged
    }
    numbers = newer.numbers ?? numbers
    guard let newerFields = newer.fields else { return }
    let replaced = Set(newerFields.map(\.number))
    fields = (fields ?? []).filter { !replaced.contains($0.number) } + newerFields
  }
}

/// The numbers of the elements of a document.
package struct StoredNumbers: Codable, Sendable, Equatable {
  /// Those of the shown elements in document order, as pairs of a difference to the previous number and a count.
  let runs: [Int64]
  /// Those of the hidden elements, which a restored document does not contain.
  let hidden: [UInt32]
}

/// The document of a host at a time, as its client shows it.
package struct StoredDocument: Codable, Sendable, Equatable {
  /// The digest of the contents.
  package let digest: UInt64
  /// The number of the next element.
  package let next: UInt32
}

extension ComponentHost {
  /// Whether ``takeStoredChanges(whole:after:)`` would return a changed state or field.
  package var hasStorableChanges: Bool {
    generator.hasChangedStates || document.hasEditedFields
  }

  /// The states that changed since the last call, and the document of the client; all states at the first call. Does not
  /// render.
  ///
  /// - Parameters:
  ///   - isWhole: whether all states and numbers are returned again.
  ///   - former: the numbers that the last call returned.
  /// - Returns: the changes, whether they contain all states, the document, the numbers for the next call, and a sentence for
  ///   each state that cannot be stored.
  /// - Complexity: O(*n*) in the elements, and in the nodes if all states are returned; otherwise in the changed nodes.
  package func takeStoredChanges(
    whole isWhole: Bool, after former: StoredNumbers?
  ) -> (
    changes: StoredChanges, isWhole: Bool, document: StoredDocument, numbers: StoredNumbers,
    problems: [String]
  ) {
    wake()
    var changes = StoredChanges()
    let states = StateTreeEncoder.encodeChanges(generator.rootNode, whole: isWhole) {
      try StateCoder.encode($0)
    }
    if states.isWhole || states.tree.nodes.contains(where: { !$0.slots.isEmpty || $0.id != nil }) {
      changes.tree = states.tree
    }
    let hiddenElements = mounter.hiddenElements
    let (all, hidden) = document.elementNumbers(hidden: hiddenElements)
    let numbers = StoredNumbers(runs: Self.runs(all), hidden: hidden)
    let digest = document.contentDigest(without: hiddenElements)
    if states.isWhole || numbers != former { changes.numbers = numbers }
    let fields = document.takeEditedFields(whole: states.isWhole)
    if !fields.isEmpty { changes.fields = fields }
    return (
      changes, states.isWhole, StoredDocument(digest: digest, next: document.nextNumber), numbers,
      states.problems
    )
  }

  /// Sets the states of the first render of this host from `changes`, whose first part was whole, and the numbers of its
  /// elements to the client's, if the document has the contents that the client shows.
  ///
  /// `changes` may come from outside, as the bytes of ``restore(_:limit:)``.
  ///
  /// - Precondition: The host has not rendered.
  package func restore(_ changes: StoredChanges, of document: StoredDocument) {
    let states = StateRestoration(
      changes.tree ?? StoredTree(), decoder: StateCoder(), encode: { try StateCoder.encode($0) })
    restoration = Restoration(
      states: states,
      elements: Restoration.Elements(
        numbers: Self.numbers(changes.numbers?.runs ?? []), hidden: changes.numbers?.hidden ?? [],
        next: document.next, digest: document.digest, isContentDigest: true,
        fields: changes.fields ?? []))
    generator.restoration = states
  }

  /// Numbers as pairs of a difference to the previous number and the count of numbers with this difference.
  static func runs(_ numbers: [UInt32]) -> [Int64] {
    var runs: [Int64] = []
    var last: Int64 = 0
    for number in numbers {
      let difference = Int64(number) - last
      last = Int64(number)
      if runs.count >= 2, runs[runs.count - 2] == difference {
        runs[runs.count - 1] += 1
      } else {
        runs += [difference, 1]
      }
    }
    return runs
  }

  /// The numbers of `runs`, which may come from outside: none if there are more than 2²⁰.
  static func numbers(_ runs: [Int64]) -> [UInt32] {
    var numbers: [UInt32] = []
    var last: Int64 = 0
    for index in stride(from: 0, to: runs.count - 1, by: 2) {
      guard (0...(1 << 20 - Int64(numbers.count))).contains(runs[index + 1]) else { return [] }
      for _ in 0..<runs[index + 1] {
        last &+= runs[index]
        numbers.append(UInt32(truncatingIfNeeded: last))
      }
    }
    return numbers
  }
}
