/// The operations of an edit script that follow all others.
struct LateOperations {
  /// A text that moves with the texts beside it when the nodes between them have left.
  struct Move {
    let text: Int32
    let parent: Int32
    let place: Int
    /// Whether the text continues the one before in the list.
    let continues: Bool
  }

  /// A text that is changed, or deleted if `new` is `nil`, when the nodes between the texts beside have left.
  struct Text {
    let text: Int32
    let new: String?
    let second: Int
  }

  /// An element that is replaced by its children.
  struct Unwrap {
    /// The parent in the second tree, and the places there of the children that are in the element.
    let parent: Int
    let range: Range<Int>
  }

  /// In the order of the moves.
  private(set) var moves: [Move] = []
  /// In the order in which they were found; the script groups them by their parents.
  private(set) var texts: [Text] = []
  private var unwraps: [Int32: Unwrap] = [:]
  /// The elements of ``unwraps`` by their new parents.
  private var unwrapsByParent: [Int: [Int32]] = [:]
  /// The texts of ``texts`` that are not deleted.
  private var changedTexts: Set<Int32> = []

  mutating func add(_ move: Move) { moves.append(move) }

  mutating func add(_ text: Text) {
    texts.append(text)
    if text.new != nil { changedTexts.insert(text.text) }
  }

  /// Whether a text is changed late.
  func changes(_ text: Int32) -> Bool { changedTexts.contains(text) }

  // MARK: Unwraps

  var hasUnwraps: Bool { !unwraps.isEmpty }

  func unwrap(of element: Int32) -> Unwrap? { unwraps[element] }

  /// The elements that are unwrapped in a parent of the second tree, in the order of the calls of ``add(_:of:)``.
  func unwraps(in parent: Int) -> [(element: Int32, range: Range<Int>)] {
    (unwrapsByParent[parent] ?? []).compactMap { element in
      unwraps[element].map { (element, $0.range) }
    }
  }

  /// Adds an unwrap, unless another one has some of the children.
  ///
  /// - Returns: whether it was added.
  mutating func add(_ unwrap: Unwrap, of element: Int32) -> Bool {
    guard !unwraps(in: unwrap.parent).contains(where: { $0.range.overlaps(unwrap.range) }) else {
      return false
    }
    unwraps[element] = unwrap
    unwrapsByParent[unwrap.parent, default: []].append(element)
    return true
  }

  /// The elements to unwrap: the last ones first, so that the paths of the others stay.
  var orderedUnwraps: [Int32] {
    unwraps.sorted {
      ($0.value.parent, $0.value.range.lowerBound) > ($1.value.parent, $1.value.range.lowerBound)
    }.map(\.key)
  }
}
