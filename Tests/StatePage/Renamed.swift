import Trellis

/// A form whose first state has another name in the next version of the program.
final class Renamed: RenderComponent<StateSlots> {
  private let form: StateSlotForm

  /// - Parameter isNext: whether this is the next version.
  init(isNext: Bool) {
    form = StateSlotForm([
      isNext ? .init("title", formerly: "text") { "" } : .init("text") { "" },
      .init("count") { 0 },
    ])
    super.init()
  }

  override func initialState() -> StateSlots { StateSlots(form) }

  override func render(_ state: StateSlots) -> Component? {
    let updater = self.state
    let (text, count): (String, Int) = (state[0], state[1])
    return FlexboxComponent(.column, spacing: 8, padding: .all(16)) {
      TextFieldComponent(
        text: text, label: "Title", delay: 0, onInput: { text in updater.update { $0[0] = text } })
      ButtonComponent("add", action: { updater.update { $0[1] = count + 1 } })
      TextComponent("“\(text)”, \(count)")
    }
  }
}
