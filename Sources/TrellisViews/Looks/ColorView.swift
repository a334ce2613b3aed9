import TrellisComponents
import TrellisUI

/// A color fills the space there is.
extension Color: PrimitiveView {
  public func _expand(into expansion: inout ViewExpansion) {
    expansion.append(.filled(.backgroundColor, css))
  }
}

/// A gradient fills the space there is.
extension Gradient: PrimitiveView {
  public func _expand(into expansion: inout ViewExpansion) {
    expansion.append(.filled(.background, css))
  }
}
