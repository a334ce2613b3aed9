/// A modifier that changes the boxes of a view one by one.
public struct BoxView<Content: View, Change>: PrimitiveView {
  private let content: Content
  private let change: Change
  /// The modifier's name: two modifiers with the same type of change differ.
  private let name: String
  private let function: Function

  /// Not compared, because the name determines it.
  private struct Function: UncomparedField {
    let apply: (Change, inout Box) -> Void
  }

  /// - Parameter apply: depends on its parameters alone.
  init(
    _ content: Content, _ change: Change, name: String = #function,
    _ apply: @escaping (Change, inout Box) -> Void
  ) {
    self.content = content
    self.change = change
    self.name = name
    function = Function(apply: apply)
  }

  public func _expand(into expansion: inout ViewExpansion) {
    // A closure would look up the metadata of this type: 500 instructions.
    let start = expansion.boxCount
    content._expand(into: &expansion)
    for index in start..<expansion.boxCount {
      let pathHash = expansion.boxes[index].pathHash
      function.apply(change, &expansion.boxes[index])
      // A change may put the box into another one; the outer box has the same path.
      expansion.boxes[index].pathHash = pathHash
    }
  }

  /// Adds the values that the modifier sets, and the values of its content.
  public func _passTraits(into traits: inout ViewTraits) {
    content._passTraits(into: &traits)
    var box = Box(.leaf)
    if let passed = traits.box?.rareValues?.traits { box.traits = passed }
    function.apply(change, &box)
    traits.box = box
  }
}
