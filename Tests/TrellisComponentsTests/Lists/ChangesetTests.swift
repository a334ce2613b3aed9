import TestSupport
import Testing
import TrellisComponents

/// The cases of CKDataSourceChangesetVerificationTests and, of CKDataSourceChangesetModificationTests, those of arrays; a
/// place is written as `[section, item]`.
struct ChangesetTests {
  typealias Place = [Int]

  static func changeset(
    updates: [Place] = [], removals: [Place] = [], removedSections: Set<Int> = [],
    moves: [[Place]] = [], insertedSections: Set<Int> = [], insertions: [Place] = []
  ) -> Changeset {
    func index(_ place: Place) -> ItemIndex { ItemIndex(place[0], place[1]) }
    return Changeset(
      updates: Set(updates.map(index)), removals: Set(removals.map(index)),
      removedSections: removedSections,
      moves: moves.map { Changeset.Move(from: index($0[0]), to: index($0[1])) },
      insertedSections: insertedSections, insertions: Set(insertions.map(index)))
  }

  static func row(_ section: Int, _ items: ClosedRange<Int>) -> [Place] {
    items.map { [section, $0] }
  }

  static let valid: [([Int], Changeset)] = [
    ([], changeset()), ([2, 2], changeset()),
    // test_WhenInsertionLocationIsCount_IsValid, test_WhenFirstRemovalLocationIsWithinBounds_IsValid
    ([0], changeset(insertions: [[0, 0]])), ([1], changeset(removals: [[0, 0]])),
    ([1], changeset(removedSections: [0])),
    ([], changeset(insertedSections: [0], insertions: [[0, 0], [0, 1]])),
    ([0], changeset(insertions: [[0, 0], [0, 1]])),
    ([2], changeset(insertions: [[0, 0], [0, 1]])),
    ([2], changeset(insertions: [[0, 1], [0, 2]])),
    ([2], changeset(insertions: [[0, 2], [0, 3]])),
    ([3], changeset(removals: [[0, 0]])), ([3], changeset(removals: [[0, 1]])),
    ([3], changeset(removals: [[0, 2]])), ([3], changeset(removals: row(0, 0...2))),
    ([], changeset(insertedSections: [0])), ([1, 1], changeset(insertedSections: [0])),
    ([1, 1], changeset(insertedSections: [1])), ([1, 1], changeset(insertedSections: [2])),
    ([1], changeset(insertedSections: [1, 2])), ([1, 1, 1], changeset(removedSections: [0])),
    ([1, 1, 1], changeset(removedSections: [1])), ([1, 1, 1], changeset(removedSections: [0, 1])),
    ([1, 1, 1], changeset(removedSections: [1, 2])), ([2], changeset(updates: [[0, 0]])),
    ([2], changeset(moves: [[[0, 0], [0, 1]]])), ([2], changeset(moves: [[[0, 1], [0, 0]]])),
    ([2, 2, 2], changeset(moves: [[[0, 0], [1, 2]]])),
    ([2, 2, 2], changeset(moves: [[[1, 0], [0, 2]]])),
    ([4], changeset(removals: [[0, 1], [0, 2]], moves: [[[0, 3], [0, 0]]])),
    (
      [20, 20],
      changeset(
        removedSections: [0],
        moves: [
          [[1, 1], [0, 9]], [[1, 4], [0, 17]], [[1, 18], [0, 13]], [[1, 19], [0, 5]],
        ])
    ),
    (
      [20],
      changeset(
        moves: [
          [[0, 1], [1, 9]], [[0, 4], [1, 17]], [[0, 18], [1, 13]], [[0, 19], [1, 5]],
        ],
        insertedSections: [0])
    ),
    (
      [20, 20],
      changeset(
        removedSections: [0],
        moves: [
          [[1, 1], [1, 9]], [[1, 4], [1, 17]], [[1, 18], [1, 13]], [[1, 19], [1, 5]],
        ],
        insertedSections: [0])
    ),
    ([2, 2], changeset(moves: [[[0, 0], [1, 0]], [[1, 0], [1, 1]]], insertedSections: [1])),
    (
      [7],
      changeset(
        updates: row(0, 0...5), moves: [[[0, 0], [0, 9]], [[0, 1], [0, 10]]],
        insertions: row(0, 2...7))
    ),
    ([2, 2], changeset(removedSections: [0], moves: [[[0, 0], [0, 0]], [[0, 1], [0, 1]]])),
    (
      [20],
      changeset(moves: (0..<20).map { [[0, $0], [0, $0 + 19]] }, insertions: row(0, 0...18))
    ),
    (
      [], changeset(insertedSections: [0, 1], insertions: row(0, 0...1) + row(1, 0...1))
    ),
  ]

  @Test(arguments: valid.indices)
  func aChangesetWithoutContradictionsIsValid(index: Int) throws {
    let (counts, changes) = Self.valid[index]
    try changes.verify(counts)
    let moved = changes.moves.count { !changes.removedSections.contains($0.from.section) }
    let removed =
      changes.removals.count + moved
      + changes.removedSections.reduce(0) { $0 + counts[$1] }
    #expect(
      changes.counts(after: counts).reduce(0, +)
        == counts.reduce(0, +) - removed + changes.insertions.count + changes.moves.count)
  }

  static let invalid: [([Int], Changeset, InvalidChange)] = [
    ([2], changeset(updates: [[-1, 1]]), InvalidChange(.update, section: -1, item: 1)),
    ([2], changeset(updates: [[0, -1]]), InvalidChange(.update, section: 0, item: -1)),
    ([2], changeset(insertions: [[0, 3]]), InvalidChange(.insertRow, section: 0, item: 3)),
    (
      [2], changeset(insertions: [[0, 2], [0, 4], [0, 5]]),
      InvalidChange(.insertRow, section: 0, item: 4)
    ),
    ([2], changeset(insertions: [[1, 0]]), InvalidChange(.insertRow, section: 1, item: 0)),
    ([2], changeset(removals: [[0, 2]]), InvalidChange(.removeRow, section: 0, item: 2)),
    ([2], changeset(removals: [[1, 0]]), InvalidChange(.removeRow, section: 1, item: 0)),
    ([1], changeset(insertedSections: [2]), InvalidChange(.insertSection, section: 2)),
    ([1], changeset(removedSections: [2]), InvalidChange(.removeSection, section: 2)),
    ([2], changeset(updates: [[0, 2]]), InvalidChange(.update, section: 0, item: 2)),
    ([2], changeset(updates: [[1, 0]]), InvalidChange(.update, section: 1, item: 0)),
    ([2], changeset(moves: [[[0, 2], [0, 0]]]), InvalidChange(.moveRow, section: 0, item: 2)),
    ([2], changeset(moves: [[[0, 0], [0, 2]]]), InvalidChange(.moveRow, section: 0, item: 2)),
    ([2], changeset(moves: [[[1, 0], [0, 0]]]), InvalidChange(.moveRow, section: 1)),
    ([2], changeset(moves: [[[0, 0], [1, 0]]]), InvalidChange(.moveRow, section: 1)),
    // test_WhenFirstInsertionLocationIsGreaterThanCount_IsNotValid,
    // test_WhenOtherInsertionLocationIsGreaterThanCount_IsNotValid
    ([1], changeset(insertions: [[0, 2]]), InvalidChange(.insertRow, section: 0, item: 2)),
    (
      [1], changeset(insertions: [[0, 1], [0, 3]]), InvalidChange(.insertRow, section: 0, item: 3)
    ),
    ([1], changeset(insertedSections: [1, 3]), InvalidChange(.insertSection, section: 3)),
    // test_WhenRemovalLocationIsEqualToCount_IsNotValid, test_WhenOtherRemovalLocationIsGreaterThanCount_IsNotValid
    ([0], changeset(removals: [[0, 0]]), InvalidChange(.removeRow, section: 0, item: 0)),
    ([1], changeset(removals: [[0, 0], [0, 1]]), InvalidChange(.removeRow, section: 0, item: 1)),
    ([], changeset(removedSections: [0]), InvalidChange(.removeSection, section: 0)),
    ([1], changeset(removedSections: [0, 1]), InvalidChange(.removeSection, section: 1)),
    // Negative and huge places are refused, too.
    ([2], changeset(insertedSections: [-1]), InvalidChange(.insertSection, section: -1)),
    (
      [2], changeset(removals: [[.min, .max]]), InvalidChange(.removeRow, section: .min, item: .max)
    ),
  ]

  @Test(arguments: invalid.indices)
  func theFirstContradictionIsNamed(index: Int) {
    let (counts, changes, expected) = Self.invalid[index]
    #expect(throws: expected) { try changes.verify(counts) }
  }

  /// Algorithm 2.29: updates are checked first, then removed items, removed sections, inserted sections, inserted items
  /// and moves.
  @Test func theKindsOfChangesAreCheckedInOrder() {
    var changes = Self.changeset(
      updates: [[0, 9]], removals: [[0, 8]], removedSections: [7],
      moves: [[[0, 4], [0, 0]]], insertedSections: [6], insertions: [[0, 5]])
    #expect(throws: InvalidChange(.update, section: 0, item: 9)) { try changes.verify([1]) }
    changes.updates = []
    #expect(throws: InvalidChange(.removeRow, section: 0, item: 8)) { try changes.verify([1]) }
    changes.removals = []
    #expect(throws: InvalidChange(.removeSection, section: 7)) { try changes.verify([1]) }
    changes.removedSections = []
    #expect(throws: InvalidChange(.insertSection, section: 6)) { try changes.verify([1]) }
    changes.insertedSections = []
    #expect(throws: InvalidChange(.insertRow, section: 0, item: 5)) { try changes.verify([1]) }
    changes.insertions = []
    #expect(throws: InvalidChange(.moveRow, section: 0, item: 4)) { try changes.verify([1]) }
    changes.moves = []
    #expect(throws: Never.self) { try changes.verify([1]) }
  }

  /// Algorithm 2.29: a move is checked with the numbers of items that the moves before it leave.
  @Test func movesAreCheckedOneAfterAnother() {
    let filled = Self.changeset(moves: [[[0, 0], [1, 1]], [[0, 1], [1, 2]]])
    #expect(throws: Never.self) { try filled.verify([2, 1]) }
    let gap = Self.changeset(moves: [[[0, 1], [1, 2]], [[0, 0], [1, 1]]])
    #expect(throws: InvalidChange(.moveRow, section: 1, item: 2)) { try gap.verify([2, 1]) }
  }

  /// The sections and items of four changesets that wait, one after another.
  @Test func allPendingChangesAreAppliedFirst() throws {
    let pending = [
      Self.changeset(insertedSections: [0]), Self.changeset(insertions: Self.row(0, 0...1)),
      Self.changeset(insertedSections: [1]), Self.changeset(insertions: Self.row(1, 0...1)),
    ]
    let removal = Self.changeset(removals: [[0, 0], [1, 0]])
    try removal.verify([], after: pending)
    #expect(throws: InvalidChange(.removeRow, section: 1, item: 0)) {
      try removal.verify([], after: Array(pending.dropLast()))
    }
    #expect(throws: InvalidChange(.removeRow, section: 0, item: 0)) { try removal.verify([]) }
  }

  @Test func pendingChangesAreAppliedFirst() throws {
    let pending = Self.changeset(
      removedSections: [0, 2], moves: [[[3, 0], [4, 0]]], insertedSections: [0, 2, 3],
      insertions: [[0, 0], [2, 0], [3, 0]])
    #expect(pending.counts(after: [1, 1, 1, 1, 1]) == [1, 1, 1, 1, 1, 1])
    let next = Self.changeset(
      removedSections: [0, 3], moves: [[[4, 0], [4, 0]]], insertedSections: [0, 3],
      insertions: [[0, 0], [3, 0]])
    try next.verify([1, 1, 1, 1, 1], after: [pending])
    let section = Self.changeset(insertedSections: [0])
    try Self.changeset(insertions: [[0, 0], [0, 1]]).verify([], after: [section])
    let removal = Self.changeset(removals: [[0, 0], [1, 0]])
    let items = Self.changeset(insertions: [[0, 0]])
    #expect(throws: InvalidChange(.removeRow, section: 1, item: 0)) {
      try removal.verify([], after: [section, items])
    }
  }

  @Test(arguments: Rounds.seeds(500))
  func changesOfIdentitiesMakeTheListAfter(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let old = Array(0..<random.below(20)).shuffled(using: &random)
    var new = random.chance(30) ? old.shuffled(using: &random) : old
    if !new.isEmpty { new.remove(at: random.below(new.count)) }
    new.insert(100, at: random.below(new.count + 1))
    let changes = Changeset(from: old, to: new) { old, _ in old % 2 == 0 }
    try changes.verify([old.count])
    #expect(changes.counts(after: [old.count]) == [new.count])
    for (index, id) in old.enumerated() {
      guard let place = new.firstIndex(of: id) else {
        #expect(changes.removals.contains(ItemIndex(0, index)), "seed \(seed)")
        continue
      }
      #expect(changes.finalIndex(of: ItemIndex(0, index)) == ItemIndex(0, place), "seed \(seed)")
      #expect(changes.updates.contains(ItemIndex(0, index)) == (index % 2 == 0), "seed \(seed)")
    }
  }
}
