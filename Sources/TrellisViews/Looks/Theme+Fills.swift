extension Theme {
  /// The color of a role that this theme does not set, from a color that it sets; `nil` for the standard color.
  func derived(_ role: Role) -> Color? {
    switch role {
    case .accentFill: return fill(of: .accent, below: .onAccent)
    case .dangerFill: return fill(of: .danger, below: .onDanger)
    case .successFill: return own(.success)
    case .warningFill: return own(.warning)
    case .accentHovered: return darkened(.accentFill, from: .accent, by: 0.12)
    case .accentPressed: return darkened(.accentFill, from: .accent, by: 0.24)
    case .dangerHovered: return darkened(.dangerFill, from: .danger, by: 0.12)
    default: return nil
    }
  }

  private func fill(of role: Role, below text: Role) -> Color? {
    guard let color = own(role) else { return nil }
    return own(text) == nil ? color.ofLightPages : color
  }

  /// The fill, if this theme sets it or derives it, mixed with `share` of black.
  private func darkened(_ fill: Role, from role: Role, by share: Double) -> Color? {
    own(fill) == nil && own(role) == nil ? nil : self[fill].darkened(by: share)
  }
}

extension Color {
  /// The color of light pages in both schemes. With increased contrast, the color of each scheme.
  fileprivate var ofLightPages: Color {
    switch kind {
    case .pair(let light, _): light.withIncreasedContrast(self)
    case .contrasting(let color, let more): color.ofLightPages.replacingIncreased(more)
    default: self
    }
  }

  private func replacingIncreased(_ more: Color) -> Color {
    if case .contrasting(let color, _) = kind { return color.withIncreasedContrast(more) }
    return withIncreasedContrast(more)
  }

  /// A mixture with `share` of black; with increased contrast, the color itself.
  fileprivate func darkened(by share: Double) -> Color {
    if case .contrasting(let color, let more) = kind {
      return color.mixed(with: .black, by: share).withIncreasedContrast(more)
    }
    return mixed(with: .black, by: share).withIncreasedContrast(self)
  }
}
