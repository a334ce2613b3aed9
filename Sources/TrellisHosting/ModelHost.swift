public import TrellisComponents
public import TrellisLayout

/// A host whose components are made from a model and a context.
///
/// The *model* is the content to show; the *context* is further data that the components need and that
/// seldom changes.
///
/// Source: ComponentKit's hosting view, whose provider is a function of both (row W1).
public final class ModelHost<Model, Context> {
  /// The host of the tree: it renders, takes events and holds the document.
  public let host: ComponentHost
  private let inputs: Inputs

  /// Shared with the provider, which must not keep this object alive.
  private final class Inputs {
    var model: Model
    var context: Context

    init(model: Model, context: Context) {
      self.model = model
      self.context = context
    }
  }

  /// - Parameters:
  ///   - sizeRange: the size range of the root, in CSS pixels, from the traits of a screen.
  ///   - provider: makes the root component; called at every build.
  public init(
    model: Model, context: Context, environment: HostEnvironment,
    sizeRange: @escaping (Traits) -> SizeRange = SizeRange.page,
    provider: @escaping (Model, Context) -> Component?
  ) {
    let inputs = Inputs(model: model, context: context)
    self.inputs = inputs
    host = ComponentHost(environment: environment, sizeRange: sizeRange) {
      provider(inputs.model, inputs.context)
    }
  }

  /// The model of the next build; ``update(model:)`` replaces it at once, before the render.
  public var model: Model { inputs.model }
  /// The context of the next build; ``update(context:)`` replaces it at once, before the render.
  public var context: Context { inputs.context }

  /// Shows another model.
  public func update(model: Model) {
    host.setNeedsUpdate { inputs.model = model }
  }

  /// Shows the model in another context.
  public func update(context: Context) {
    host.setNeedsUpdate { inputs.context = context }
  }
}
