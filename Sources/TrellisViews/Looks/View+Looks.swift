import TrellisComponents
import TrellisDOM
import TrellisUI

extension View {
  /// Paints `color` behind this view.
  ///
  /// - Parameter condition: the condition under which it is painted; `nil` is always.
  public consuming func background(
    _ color: Color, when condition: LookCondition? = nil
  ) -> BoxView<Self, LookChange<Color>> {
    BoxView(self, LookChange(color, condition)) { change, box in
      if let condition = change.condition {
        return box.add(.background, change.value.css, when: condition)
      }
      box.add(
        .background, over: .allButClip, [.style(.backgroundColor, change.value.css)])
    }
  }

  /// Paints `gradient` behind this view.
  ///
  /// - Parameter condition: the condition under which it is painted; `nil` is always.
  public consuming func background(
    _ gradient: Gradient, when condition: LookCondition? = nil
  ) -> BoxView<Self, LookChange<Gradient>> {
    BoxView(self, LookChange(gradient, condition)) { change, box in
      if let condition = change.condition {
        return box.add(.background, change.value.css, when: condition)
      }
      box.add(.background, over: .allButClip, [.style(.background, change.value.css)])
    }
  }

  /// The color of texts and icons in this view.
  public consuming func foregroundStyle(_ color: Color) -> BoxView<Self, Color> {
    BoxView(self, color) { color, box in
      box.prepareForAttributes()
      box.attributes.insert(.style(.color, color.css), at: 0)
    }
  }

  /// The color of texts and icons in this view under a condition.
  public consuming func foregroundStyle(
    _ color: Color, when condition: LookCondition
  ) -> BoxView<Self, LookChange<Color>> {
    BoxView(self, LookChange(color, condition)) { change, box in
      if let condition = change.condition { box.add(.color, change.value.css, when: condition) }
    }
  }

  /// Underlines the texts in this view under a condition.
  public consuming func underline(
    when condition: LookCondition
  ) -> BoxView<Self, LookChange<Bool>> {
    BoxView(self, LookChange(true, condition)) { change, box in
      if let condition = change.condition { box.add(.textDecoration, "underline", when: condition) }
    }
  }

  /// Makes this view translucent: 0 is invisible, 1 opaque.
  ///
  /// - Parameter condition: the condition under which it is translucent; `nil` is always.
  public consuming func opacity(
    _ opacity: Double, when condition: LookCondition? = nil
  ) -> BoxView<Self, LookChange<Double>> {
    BoxView(self, LookChange(opacity, condition)) { change, box in
      let value = CSSText.number(change.value.validated("An opacity", in: 0...1, or: 1))
      if let condition = change.condition { return box.add(.opacity, value, when: condition) }
      box.add(.opacity, over: .opacity, [.style(.opacity, value)])
    }
  }

  /// Clips the painting outside of this view's edges.
  public consuming func clipped() -> BoxView<Self, Bool> {
    BoxView(self, true) { _, box in
      box.add(.clip, over: .clip, [.style(.overflow, "hidden")])
    }
  }
}
