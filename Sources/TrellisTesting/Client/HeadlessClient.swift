import TrellisDOM
import TrellisServer

/// A tab without a browser: a replica of the page, with the state that only a browser has, such as the focus, the
/// values of fields and the open layers.
///
/// The methods simulate a browser with the client script for actions of a user, and add the resulting events to
/// ``outbox``; the owner sends them and passes the patches to ``apply(_:isReset:)``.
///
/// Source: HTML, “Activation behavior”, “Focus”, “Form submission”; UI Events; `public/*.js`.
final class HeadlessClient {
  typealias Node = ReplicaDocument.Node

  let replica = ReplicaDocument()
  /// The events to send.
  var outbox: [LocalTab.Event] = []
  /// The element with the focus.
  var focus: NodeID?
  var layers = LayerStates()
  /// The number of edits of each field by the user.
  private var edits: [NodeID: UInt32] = [:]
  /// The value of the focused field when it got the focus.
  var valueAtFocus: String?
  /// The elements under the pointer.
  var hovered: [NodeID] = []
  /// The files to send, by control.
  var files: [NodeID: [Int: TestFile]] = [:]
  /// An address that the tab must load.
  var load: String?
  /// Whether the user prefers dark pages.
  var isDark = false
  var history = TabHistory()
  /// The panes and long lists of the page.
  var scrolling = ScrollState()
  /// The patches received since the last ``takePatches()``.
  private var patches: [PatchRecord] = []
  /// The last tree, and whether it is still current.
  private var last: PageTree?
  private var isLastValid = false
  /// The elements that changed since the last tree, and whether frames of descendants may have changed; `nil` if any
  /// element may have changed.
  private var changes: [NodeID: Bool]?

  /// The current page.
  ///
  /// - Complexity: O(changed elements) after changes of values and frames, otherwise O(*n*).
  var tree: PageTree {
    if let last, isLastValid { return last }
    var tree: PageTree?
    if let last, let changes, last.isDark == isDark {
      tree = last.updated(replica, changes: changes, focus: focus?.rawValue, isOpen: isOpen)
    }
    let new =
      tree ?? PageTree(replica, focus: focus?.rawValue, isDark: isDark, isOpen: { isOpen($0) })
    (last, isLastValid, changes) = (new, true, [:])
    return new
  }

  /// Records that any element may have changed.
  func touch() { (isLastValid, changes) = (false, nil) }

  /// Records that an element changed.
  ///
  /// - Parameter isDeep: whether frames of descendants may have changed.
  func touch(_ node: Node, deep isDeep: Bool = false) {
    isLastValid = false
    // The values of lists and the contents of `details` depend on other elements.
    if ["select", "option", "optgroup", "details", "summary"].contains(node.tag) { changes = nil }
    let isDeeper = isDeep || changes?[node.id] == true
    changes?[node.id] = isDeeper
  }

  /// Records that the focus, the title or the address changed.
  func touchPage() { isLastValid = false }

  func node(_ key: UInt32) -> Node? { replica.node(NodeID(key)) }

  /// Whether a layer or `details` is open.
  func isOpen(_ node: Node) -> Bool {
    if node.tag == "details" {
      return layers.choice(for: node.id) ?? (node.attributes["open"] != nil)
    }
    return layers.isOpen(node.id)
  }

  // MARK: Patches

  /// A patch that the page received.
  struct PatchRecord: Sendable {
    let bytes: Int
    let operations: [PatchOperation]
    let isReset: Bool
  }

  func takePatches() -> [PatchRecord] {
    defer { patches = [] }
    return patches
  }

  /// Applies a patch in the wire format.
  ///
  /// - Throws: `WireError` or `PatchError`; both indicate a defect of the library.
  func apply(_ wire: [UInt8], isReset: Bool) throws {
    let patch = try Patch(wire: wire)
    patches.append(
      PatchRecord(bytes: wire.count, operations: patch.operations, isReset: isReset))
    if isReset { layers.reset() }
    let formerFocus = focus
    let anchors = willPatch(patch.operations)
    try replica.apply(patch)
    for operation in patch.operations {
      touch(operation)
      if case .renumber(let ids, let first) = operation { renumber(ids, from: first) }
    }
    if let focus, replica.node(focus) == nil { self.focus = nil }
    layers.keep { replica.node($0) != nil }
    if isReset || patch.operations.contains(where: \.mayConcernLayers) { followLayers() }
    for operation in patch.operations { follow(operation, formerFocus) }
    if let node = focus.flatMap({ replica.node($0) }), !isShown(node) {
      focus = nil
      touchPage()
    }
    didPatch(patch.operations, anchors)
  }

  /// Moves the client's state of renumbered elements to their new numbers.
  private func renumber(_ ids: [NodeID], from first: NodeID) {
    for (offset, id) in ids.enumerated() {
      let number = first.advanced(by: offset)
      if focus == id { focus = number }
      hovered = hovered.map { $0 == id ? number : $0 }
      edits[number] = edits.removeValue(forKey: id)
      files[number] = files.removeValue(forKey: id)
      layers.renumber(id, to: number)
    }
  }

  private func follow(_ operation: PatchOperation, _ formerFocus: NodeID?) {
    switch operation {
    case .focus(let id, let ifLost):
      if ifLost, focus != nil { return }
      if id == .root {
        moveFocus(to: nil)
      } else if let node = replica.node(id) {
        moveFocus(to: node)
      }
    case .url(let address, let isReplacing):
      if isReplacing { return history.replace(by: address) }
      history.push(address)
      scrolling.wanted = nil
    case .animate(_, let animation):
      // Animations end at once.
      if animation.report > 0 { outbox.append(.finish(animation.report)) }
    default: break
    }
  }

  // MARK: Edits

  /// Sets the value of a field as the user does, and counts the edit.
  func edit(_ node: Node, _ property: String, _ value: PropertyValue) {
    replica.setProperty(node.id, property, value)
    edits[node.id, default: 0] += 1
    touch(node)
  }

  func editNumber(of node: Node) -> UInt32 { edits[node.id] ?? 0 }
}

/// A file for an upload.
public struct TestFile: Sendable {
  /// The name with its extension.
  public var name: String
  /// The media type, such as `text/plain`.
  public var type: String
  /// The uploaded content.
  public var bytes: [UInt8]

  /// Creates a file in memory.
  public init(name: String, type: String = "application/octet-stream", bytes: [UInt8]) {
    self.name = name
    self.type = type
    self.bytes = bytes
  }

  /// Creates a file of the type `text/plain` with `text` in UTF-8.
  public init(name: String, text: String) {
    self.init(name: name, type: "text/plain", bytes: Array(text.utf8))
  }
}
