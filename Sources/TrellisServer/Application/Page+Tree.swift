public import TrellisHosting
public import TrellisLayout

extension Page {
  /// The components with an identity that are, or conform to, `type`, parents first. During a build,
  /// the components of the build before.
  ///
  /// - Complexity: O(*n*) in the components of the page.
  public func components<Target>(_ type: Target.Type) -> [Target] { host.components(type) }

  /// The controllers that are, or conform to, `type`, parents first. During a build, the
  /// controllers of the build before.
  ///
  /// - Complexity: O(*n*) in the components of the page.
  public func controllers<Target>(_ type: Target.Type) -> [Target] { host.controllers(type) }

  /// The size of the page after the last render, in CSS px.
  public var size: Size { host.size }

  /// The size that the page would take inside `size`, in CSS px.
  ///
  /// Builds the pending changes; the next render shows them. Until the next build, a second call with the same size
  /// takes one look-up.
  ///
  /// - Parameter provider: makes the range of sizes from `size`.
  public func sizeThatFits(_ size: Size, _ provider: SizeRangeProvider = .flexibleHeight) -> Size {
    host.sizeThatFits(size, provider)
  }

  /// The tree of the page as text, for logs and debugging.
  ///
  /// - Complexity: O(*n*) in components and elements.
  public func describe() -> TreeDescription { host.describe() }

  /// Rebuilds all components of the page at the next render; states and controllers stay.
  public func reload() { host.reload() }
}
