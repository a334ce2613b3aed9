import TrellisBase
import TrellisDOM

/// The record of the views of a hibernating tree: a few bytes for each element.
///
/// A view is restored from its element; records are in document order. Views with data that a record cannot
/// hold, and views in a container with hidden views, are kept unchanged.
package struct ViewArchive {
  /// The properties that many views share.
  struct Form: Hashable {
    let key: ViewKey
    /// Without a text and without actions.
    let attributes: ViewAttributes
    /// Whether the element's text is also an attribute.
    let showsText: Bool

    static func == (lhs: Form, rhs: Form) -> Bool {
      lhs.key === rhs.key && lhs.showsText == rhs.showsText
        && lhs.attributes.isArchive(of: rhs.attributes)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(key))
      attributes.hashArchived(into: &hasher)
    }
  }

  /// One record for each view, in document order (``MountedView/Kept/write(to:)``): its form, its owner as the
  /// difference from the previous owner, its path hash and ordinal, and the number of views inside. The records of
  /// these views follow.
  private var records = VariableNumbers()
  private var forms: [Form] = []
  /// The views that have no record.
  private var unchanged: [MountedView] = []
  private let count: Int
  /// The number of recorded views.
  private(set) var viewCount = 0

  /// An archive without views.
  init() { count = 0 }

  /// Archives the views in `root`, and removes them from it; the document is unchanged.
  ///
  /// The owners of the views are recorded relative to the owner of `root`, so that similar rows have equal archives.
  ///
  /// - Complexity: O(*n*) in views and their attributes.
  init(of root: MountedView) {
    count = root.children.count
    var writer = Writer(owner: root.identity.owner)
    store(viewsIn: root, &writer)
    for view in unchanged { view.releaseComponents() }
    (records, forms) = writer.finish()
  }

  private mutating func store(viewsIn container: MountedView, _ writer: inout Writer) {
    let views = container.children
    container.children = []
    let elements = container.element.children
    let isPlain =
      elements.count == views.count && zip(elements, views).allSatisfy { $0 === $1.element }
    viewCount += views.count
    for view in views {
      if isPlain, view.isPlain {
        view.kept.write(to: &writer)
      } else {
        writer.appendUnchanged()
        unchanged.append(view)
      }
      writer.append(view.children.count)
      store(viewsIn: view, &writer)
    }
  }

  /// Restores the views inside `root`; nothing is mounted on them.
  ///
  /// - Parameter owner: the owner of `root` when its views were archived; by default the current one.
  func makeViews(in root: MountedView, ownedBy owner: TreeNode.ID? = nil) {
    var reader = Reader(records, forms, owner: owner ?? root.identity.owner)
    var nextUnchanged = 0
    func makeViews(_ count: Int, in container: MountedView) {
      var views: [MountedView] = []
      views.reserveCapacity(count)
      let elements = container.element.children
      for index in 0..<count {
        let view: MountedView
        if let kept = MountedView.Kept(from: &reader, text: elements[index].text) {
          view = MountedView(element: elements[index], kept: kept)
          view.isRestored = true
        } else {
          view = unchanged[nextUnchanged]
          nextUnchanged += 1
        }
        makeViews(reader.nextNumber(), in: view)
        views.append(view)
      }
      container.children = views
    }
    makeViews(count, in: root)
  }

  /// Whether both archives make equal views.
  ///
  /// - Complexity: O(*n*) in views.
  func isEqual(to other: ViewArchive) -> Bool {
    count == other.count && unchanged.isEmpty && other.unchanged.isEmpty
      && records == other.records && forms == other.forms
  }
}

extension ViewArchive {
  /// The records of an archive that is being made.
  struct Writer {
    private var records = VariableNumbers()
    private var forms: [Form] = []
    /// The indexes of forms.
    private var indices: [Form: Int] = [:]
    private var lastOwner: Int

    fileprivate init(owner: TreeNode.ID) { lastOwner = owner.value }

    mutating func append(_ form: Form) {
      let index = indices[form] ?? forms.count
      if index == forms.count {
        forms.append(form)
        indices[form] = index
      }
      records.append(index + 1)
    }

    mutating func append(_ identity: ViewIdentity) {
      records.append(identity.owner.value - lastOwner)
      records.append(Int(identity.pathHash))
      records.append(Int(identity.ordinal))
      lastOwner = identity.owner.value
    }

    /// Appends the place of a view without a form.
    fileprivate mutating func appendUnchanged() { records.append(0) }

    mutating func append(_ number: Int) { records.append(number) }

    /// The records and the forms without spare capacity, because they are kept for long.
    fileprivate func finish() -> (VariableNumbers, [Form]) { (records.trimmed, Array(forms[...])) }
  }

  /// Reads the records of an archive in their order.
  struct Reader {
    private var records: VariableNumbers.Reader
    private let forms: [Form]
    private var owner: Int

    fileprivate init(_ records: VariableNumbers, _ forms: [Form], owner: TreeNode.ID) {
      self.records = records.reader
      self.forms = forms
      self.owner = owner.value
    }

    /// The form of the next view; `nil` for a view without a form.
    mutating func nextForm() -> Form? {
      let number = records.next()
      return number == 0 ? nil : forms[number - 1]
    }

    mutating func nextIdentity() -> ViewIdentity {
      owner += records.next()
      return ViewIdentity(
        owner: .init(value: owner), pathHash: UInt32(records.next()),
        ordinal: Int32(records.next()))
    }

    mutating func nextNumber() -> Int { records.next() }
  }
}

/// Integers in a variable-length encoding: small ones, of either sign, take one byte.
private struct VariableNumbers: Equatable {
  private var bytes: [UInt8] = []

  mutating func append(_ number: Int) {
    // The sign is the lowest bit, so that numbers near zero are small.
    var rest = UInt(bitPattern: (number << 1) ^ (number >> (Int.bitWidth - 1)))
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// These numbers without spare capacity.
  var trimmed: VariableNumbers { VariableNumbers(bytes: Array(bytes[...])) }

  var reader: Reader { Reader(bytes: bytes) }

  struct Reader {
    fileprivate let bytes: [UInt8]
    private var offset = 0

    fileprivate init(bytes: [UInt8]) { self.bytes = bytes }

    /// Reads the next number.
    ///
    /// - Precondition: there is a next number.
    mutating func next() -> Int {
      var rest: UInt = 0
      var shift = 0
      while true {
        let byte = bytes[offset]
        offset += 1
        rest |= UInt(byte & 0x7F) << shift
        if byte < 0x80 { break }
        shift += 7
      }
      return Int(bitPattern: rest >> 1) ^ -Int(bitPattern: rest & 1)
    }
  }
}

extension MountedView {
  /// Whether the view consists only of its element, an identity and the attributes.
  var isPlain: Bool {
    !isHidden && !hasExtras && (attributes.text.map { $0.isExactly(element.text ?? "") } ?? true)
  }

  /// Separates the view, its hidden views and the views of its inner container from components.
  fileprivate func releaseComponents() {
    component = nil
    attributes = attributes.archived
    for view in pool { view.releaseAll() }
    inner?.releaseAll()
  }

  private func releaseAll() {
    releaseComponents()
    for child in children { child.releaseAll() }
  }
}
