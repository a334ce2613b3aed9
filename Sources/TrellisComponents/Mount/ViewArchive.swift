import TrellisBase
import TrellisDOM

/// The record of the views of a hibernating tree: a few bytes for each element.
///
/// A view is restored from its element; records are in document order. Views with data that a record cannot
/// hold, and views in a container with hidden views, are kept unchanged.
package struct ViewArchive {
  /// The properties that many views share.
  private struct Form {
    let key: ViewKey
    let attributes: ViewAttributes
    /// Whether the element's text is also an attribute.
    let showsText: Bool

    func isEqual(to other: Form) -> Bool {
      key === other.key && showsText == other.showsText
        && attributes.isArchive(of: other.attributes)
    }
  }

  /// One record for each view, in document order: its form, its owner as the difference from the previous owner, its
  /// path hash and ordinal, and the number of views inside. The records of these views follow.
  private var records = VariableNumbers()
  private var forms: [Form] = []
  private var kept: [MountedView] = []
  private let count: Int
  /// The number of recorded views.
  private(set) var viewCount = 0
  private var lastOwner: Int

  /// An archive without views.
  init() {
    count = 0
    lastOwner = 0
  }

  /// Archives the views in `root`, and removes them from it; the document is unchanged.
  ///
  /// The owners of the views are recorded relative to the owner of `root`, so that similar rows have equal archives.
  ///
  /// - Complexity: O(*n*) in views and their attributes.
  init(of root: MountedView) {
    count = root.children.count
    lastOwner = root.identity.owner.value
    var indices = FormIndices()
    store(viewsIn: root, &indices)
    for view in kept { view.releaseComponents() }
    // Frees the spare capacity, because the arrays are kept for long.
    records.trim()
    forms = Array(forms[...])
  }

  /// The indexes of forms.
  private typealias FormIndices = [FormKey: UInt32]

  private struct FormKey: Hashable {
    let key: ViewKey
    let attributes: ViewAttributes
    let showsText: Bool

    static func == (lhs: FormKey, rhs: FormKey) -> Bool {
      lhs.key === rhs.key && lhs.showsText == rhs.showsText
        && lhs.attributes.isArchive(of: rhs.attributes)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(key))
      attributes.hashArchived(into: &hasher)
    }
  }

  private mutating func store(viewsIn container: MountedView, _ indices: inout FormIndices) {
    let views = container.children
    container.children = []
    let elements = container.element.children
    let isPlain =
      elements.count == views.count && zip(elements, views).allSatisfy { $0 === $1.element }
    viewCount += views.count
    for view in views {
      if isPlain, view.isPlain {
        records.append(Int(form(of: view, &indices)) + 1)
        records.append(view.identity.owner.value - lastOwner)
        records.append(Int(view.identity.pathHash))
        records.append(Int(view.identity.ordinal))
        lastOwner = view.identity.owner.value
      } else {
        // Views that are kept unchanged have no form.
        records.append(0)
        kept.append(view)
      }
      records.append(view.children.count)
      store(viewsIn: view, &indices)
    }
  }

  private mutating func form(of view: MountedView, _ indices: inout FormIndices) -> UInt32 {
    let attributes = view.attributes.withoutText.archived
    let key = FormKey(
      key: view.key, attributes: attributes, showsText: view.attributes.text != nil)
    if let index = indices[key] { return index }
    let index = UInt32(forms.count)
    forms.append(Form(key: view.key, attributes: attributes, showsText: key.showsText))
    indices[key] = index
    return index
  }

  /// Restores the views inside `root`; nothing is mounted on them.
  ///
  /// - Parameter owner: the owner of `root` when its views were archived; by default the current one.
  func makeViews(in root: MountedView, ownedBy owner: TreeNode.ID? = nil) {
    var reader = records.reader
    var owner = (owner ?? root.identity.owner).value
    var nextKept = 0
    func makeViews(_ count: Int, in container: MountedView) {
      var views: [MountedView] = []
      views.reserveCapacity(count)
      let elements = container.element.children
      for index in 0..<count {
        let form = reader.next()
        let view: MountedView
        if form == 0 {
          view = kept[nextKept]
          nextKept += 1
        } else {
          owner += reader.next()
          view = make(
            forms[form - 1], elements[index],
            ViewIdentity(
              owner: .init(value: owner), pathHash: UInt32(reader.next()),
              ordinal: Int32(reader.next())))
        }
        makeViews(reader.next(), in: view)
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
    count == other.count && kept.isEmpty && other.kept.isEmpty && records == other.records
      && forms.elementsEqual(other.forms) { $0.isEqual(to: $1) }
  }

  private func make(_ form: Form, _ element: Element, _ identity: ViewIdentity) -> MountedView {
    let view = MountedView(element: element, key: form.key, identity: identity)
    view.isRestored = true
    view.attributes =
      form.showsText ? form.attributes.showing(element.text ?? "") : form.attributes
    return view
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

  /// Frees the spare capacity.
  mutating func trim() { bytes = Array(bytes[...]) }

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
