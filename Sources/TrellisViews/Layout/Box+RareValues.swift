import TrellisComponents
import TrellisLayout
import TrellisUI

extension Box {
  /// The values that few boxes have, stored separately, so that a box is small. Copies of a box share them until one
  /// changes.
  final class RareValues {
    var size = ComponentSize.auto
    var shadows: [BoxShadow] = []
    var traits = BoxTraits()
    var offset: Size?
    /// Whether the box is centred in the available space if it grows only up to a limit.
    var isCenteredAtLimit = false
    /// The list whose rows are the children of the box.
    var rowContainer: RowContainer?

    init() {}

    init(_ other: RareValues) {
      (size, shadows, traits, offset) = (other.size, other.shadows, other.traits, other.offset)
      (isCenteredAtLimit, rowContainer) = (other.isCenteredAtLimit, other.rowContainer)
    }
  }

  var size: ComponentSize {
    get { rareValues?.size ?? .auto }
    set { if newValue != .auto || rareValues != nil { ownValues.size = newValue } }
  }

  /// The parts of `box-shadow`, borders and shadows, the uppermost of each first.
  var shadows: [BoxShadow] {
    get { rareValues?.shadows ?? [] }
    set { if !newValue.isEmpty || rareValues != nil { ownValues.shadows = newValue } }
  }

  /// The values for the container around.
  var traits: BoxTraits {
    get { rareValues?.traits ?? BoxTraits() }
    set { if !newValue.isStandard || rareValues != nil { ownValues.traits = newValue } }
  }

  var offset: Size? {
    get { rareValues?.offset }
    set { if newValue != nil || rareValues != nil { ownValues.offset = newValue } }
  }

  var isCenteredAtLimit: Bool {
    get { rareValues?.isCenteredAtLimit ?? false }
    set { if newValue || rareValues != nil { ownValues.isCenteredAtLimit = newValue } }
  }

  var priority: Double {
    get { rareValues?.traits.priority ?? 0 }
    set { traits.priority = newValue }
  }

  var zIndex: Int {
    get { rareValues?.traits.zIndex ?? 0 }
    set { traits.zIndex = newValue }
  }

  /// The list whose rows are the children of the box; `nil` for another box.
  var rowContainer: RowContainer? {
    get { rareValues?.rowContainer }
    set { if newValue != nil || rareValues != nil { ownValues.rowContainer = newValue } }
  }

  /// The values of this box alone, to be changed.
  private var ownValues: RareValues {
    mutating get {
      if !isKnownUniquelyReferenced(&rareValues) {
        rareValues = rareValues.map(RareValues.init) ?? RareValues()
      }
      return rareValues ?? RareValues()
    }
  }
}
