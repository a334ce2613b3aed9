import TrellisComponents
import TrellisHosting
import TrellisLayout

/// A host whose provider is a function of a model and a context, as that of ComponentKit's hosting view (row W1).
final class ModelHost<Model, Context> {
  let host: ComponentHost
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

  init(
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

  func update(model: Model) { host.setNeedsUpdate { inputs.model = model } }
  func update(context: Context) { host.setNeedsUpdate { inputs.context = context } }
}
