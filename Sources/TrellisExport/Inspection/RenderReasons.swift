import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout
import TrellisServer

/// Records which components a render makes and lays out, and why.
///
/// The reasons are found by comparing the mounted layouts before and after the render with the calls of the listeners.
final class RenderReasons: PipelineListener, SpanListener {
  /// A component that was laid out.
  private struct Entry {
    let component: Component
    let depth: Int
    /// The nearest surrounding component with an identity.
    let owner: Component?
    var times = 1
  }

  /// The components before the render and their sizes, by object identity; kept alive so that identities stay unique.
  private var before: [ObjectIdentifier: (component: Component, size: Size)] = [:]
  /// The sizes before the render, by tree node.
  private var sizesBefore: [TreeNode.ID: Size] = [:]
  private var updated: Set<TreeNode.ID> = []
  private var rendered: Set<TreeNode.ID> = []
  private var stack: [Component] = []
  private var triggers: [BuildTrigger] = []
  private var entries: [Entry] = []
  private var indexes: [ObjectIdentifier: Int] = [:]

  /// Drops the recorded reasons, and records the state before the next render.
  ///
  /// - Parameter layout: the layout before the next render; `nil` if nothing is shown.
  func start(before layout: Layout?) {
    (before, sizesBefore, updated, rendered) = ([:], [:], [], [])
    (stack, triggers, entries, indexes) = ([], [], [], [:])
    layout?.forEach(record)
  }

  private func record(_ layout: Layout, at _: Point) {
    before[ObjectIdentifier(layout.component)] = (layout.component, layout.size)
    if let id = layout.component.treeNode?.id { sizesBefore[id] = layout.size }
  }

  func didReceiveStateUpdate(for id: TreeNode.ID, _ transaction: UpdateTransaction) {
    updated.insert(id)
  }

  func willBuild(_ trigger: BuildTrigger) { triggers.append(trigger) }

  func begin(_ span: Span, of component: Component) {
    switch span {
    case .render: if let id = component.treeNode?.id { rendered.insert(id) }
    case .layout:
      if let index = indexes[ObjectIdentifier(component)] {
        entries[index].times += 1
      } else {
        indexes[ObjectIdentifier(component)] = entries.count
        let owner = stack.last { $0.treeNode != nil }
        entries.append(Entry(component: component, depth: stack.count, owner: owner))
      }
      stack.append(component)
    default: break
    }
  }

  func didReuse(_ previous: Component, for component: Component) {}

  func end(_ span: Span, of component: Component) {
    if case .layout = span { _ = stack.popLast() }
  }

  /// The triggers of the builds, and a line for each component that was laid out.
  ///
  /// - Parameter layout: the layout after the render.
  func text(after layout: Layout?) -> String {
    var sizes: [ObjectIdentifier: Size] = [:]
    func record(_ layout: Layout, at _: Point) {
      sizes[ObjectIdentifier(layout.component)] = layout.size
    }
    layout?.forEach(record)
    var lines = triggers.map { "build: \(Self.words($0))" }
    if triggers.isEmpty {
      lines.append(entries.isEmpty ? "nothing changed" : "no build: the size of the page changed")
    }
    let shown = entries.count { sizes[ObjectIdentifier($0.component)] != nil }
    lines.append("\(shown) of \(sizes.count) components laid out")
    for entry in entries {
      let size = sizes[ObjectIdentifier(entry.component)]
      var line = String(repeating: "  ", count: min(entry.depth, 40)) + entry.component.description
      line += size.map { ", \(Self.words($0))" } ?? ", only measured"
      line += ": " + reason(entry, size)
      if entry.times > 1 { line += " (\(entry.times) times)" }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }

  private func reason(_ entry: Entry, _ size: Size?) -> String {
    if before.isEmpty { return "new" }
    let component = entry.component
    let known = before[ObjectIdentifier(component)]
    var old = known?.size
    var words: String
    if let id = component.treeNode?.id {
      old = sizesBefore[id]
      if updated.contains(id) {
        words = "its state changed"
      } else if old == nil {
        return "new"
      } else if rendered.contains(id) {
        words = "rendered again, as its input or a value that it read changed"
      } else if known == nil || size == old {
        words = "something inside it changed"
      } else {
        words = "another size"
      }
    } else if known != nil {
      words = size == old ? "something inside it changed" : "another size"
    } else {
      words = entry.owner.map { "made again by \($0.description)" } ?? "made again"
    }
    if let size, let old, size != old { words += "; it was \(Self.words(old))" }
    return words
  }

  private static func words(_ size: Size) -> String {
    "\(number(size.width)) × \(number(size.height))"
  }

  private static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }

  private static func words(_ trigger: BuildTrigger) -> String {
    if trigger.isEmpty { return "the first one" }
    let names: [(BuildTrigger, String)] = [
      (.stateUpdate, "a state changed"), (.propsUpdate, "the input changed"),
      (.environmentUpdate, "the environment changed"),
    ]
    return names.filter { trigger.contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}
