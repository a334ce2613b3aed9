import TrellisComponents
import TrellisUI
public import TrellisViews

extension View {
  /// Shows a toast over the page while `item` has one; sets it to `nil` when the toast disappears.
  ///
  /// The page of a route shows it; a view without a page, as in a test, does not.
  public func toast(item: Binding<Toast?>) -> some View {
    ToastPresenter(content: self, item: item)
  }

  /// Shows a toast over the page when `isPresented` becomes `true`; sets it to `false` when the toast disappears.
  public func toast(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, tone: Tone = .neutral
  ) -> some View {
    toast(
      verbatim: EnvironmentValues.current.text(title), isPresented: isPresented, tone: tone)
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public func toast(
    _ title: some StringProtocol, isPresented: Binding<Bool>, tone: Tone = .neutral
  ) -> some View {
    toast(verbatim: title, isPresented: isPresented, tone: tone)
  }

  private func toast(
    verbatim title: some StringProtocol, isPresented: Binding<Bool>, tone: Tone
  ) -> some View {
    let toast = Toast(title, tone: tone)
    return self.toast(
      item: Binding(
        get: { isPresented.wrappedValue ? toast : nil },
        set: { if $0 == nil { isPresented.wrappedValue = false } }))
  }
}

private struct ToastPresenter<Content: View>: PrimitiveView {
  let content: Content
  let item: Binding<Toast?>

  func _expand(into expansion: inout ViewExpansion) {
    let (center, item) = (EnvironmentValues.current.toastCenter, item)
    content.onChange(of: item.wrappedValue, initial: true) { old, new in
      guard let new else {
        if let old { center?.dismiss(old.id) }
        return
      }
      if let old, old.id != new.id { center?.dismiss(old.id) }
      center?.show(new) { if item.wrappedValue?.id == new.id { item.wrappedValue = nil } }
    }
    ._expand(into: &expansion)
  }

  func _passTraits(into traits: inout ViewTraits) { content._passTraits(into: &traits) }
}
