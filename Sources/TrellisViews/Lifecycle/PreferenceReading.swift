import TrellisBase
import TrellisComponents
import TrellisUI

/// A view that reports a value to the views around it.
public struct PreferenceView<Content: View, Key: PreferenceKey>: PrimitiveView {
  let content: Content
  let value: Key.Value

  public func _expand(into expansion: inout ViewExpansion) {
    let readers = EnvironmentValues.current[ReadersKey<Key>.self]
    expansion.wrap(content) { PreferenceComponent<Key>(value, readers, $0, at: $1) }
  }

  public func _passTraits(into traits: inout ViewTraits) { content._passTraits(into: &traits) }
}

/// A view that follows the preferences inside of it.
public struct PreferenceReaderView<Content: View, Key: PreferenceKey>: View
where Key.Value: Equatable {
  let content: Content
  let action: (Key.Value) throws -> Void
  @State private var readers = PreferenceReaders()
  /// Changes after a change of a preference.
  @State private var version = 0

  public var body: some View {
    let outer = EnvironmentValues.current[ReadersKey<Key>.self]
    let (readers, changes) = (readers, $version)
    PreferenceScope<Content, Key>(
      content: content, action: action, readers: readers, version: version
    )
    .onMount {
      readers.outer = outer
      readers.onChange = { changes.wrappedValue += 1 }
    }
  }

  public func _passTraits(into traits: inout ViewTraits) { content._passTraits(into: &traits) }
}

private struct PreferenceScope<Content: View, Key: PreferenceKey>: PrimitiveView
where Key.Value: Equatable {
  let content: Content
  let action: (Key.Value) throws -> Void
  let readers: PreferenceReaders
  let version: Int

  func _expand(into expansion: inout ViewExpansion) {
    withEnvironment(
      { $0[ReadersKey<Key>.self] = readers },
      {
        expansion.wrap(content) { PreferenceReaderComponent<Key>(action, readers, $0, at: $1) }
      })
  }
}

/// The changes of preferences in one ``PreferenceReaderView``.
final class PreferenceReaders {
  /// The next reader of the same key outside of this one.
  weak var outer: PreferenceReaders?
  var onChange: (() -> Void)?
  /// Whether a preference changed since the reader last read them.
  fileprivate var isChanged = true
  fileprivate var isMounted = false

  fileprivate func recordChange() {
    var next: PreferenceReaders? = self
    while let readers = next {
      if !readers.isChanged {
        readers.isChanged = true
        if readers.isMounted { readers.onChange?() }
      }
      next = readers.outer
    }
  }
}

private enum ReadersKey<Key: PreferenceKey>: EnvironmentKey {
  static var defaultValue: PreferenceReaders? { nil }
}

private final class PreferenceComponent<Key: PreferenceKey>: WrapperComponent<Void> {
  let value: Key.Value
  weak var readers: PreferenceReaders?

  init(
    _ value: Key.Value, _ readers: PreferenceReaders?, _ content: Component, at path: ViewPath?
  ) {
    self.value = value
    self.readers = readers
    super.init(content, at: path)
  }

  override func makeController() -> ComponentController? {
    PreferenceController<Key>(component: self)
  }
}

private final class PreferenceController<Key: PreferenceKey>: ComponentController {
  private var value: Key.Value?
  private weak var readers: PreferenceReaders?

  override func didMount() { follow() }
  override func didUpdateComponent() { follow() }
  /// The order of the preferences may have changed.
  override func didRemount() { readers?.recordChange() }
  override func didUnmount() {
    value = nil
    readers?.recordChange()
  }

  private func follow() {
    guard let component = component as? PreferenceComponent<Key> else { return }
    if readers !== component.readers { readers?.recordChange() }
    readers = component.readers
    if let value, FieldComparison.areEqual(value, component.value) { return }
    value = component.value
    readers?.recordChange()
  }
}

private final class PreferenceReaderComponent<Key: PreferenceKey>: WrapperComponent<Void>
where Key.Value: Equatable {
  let action: (Key.Value) throws -> Void
  let readers: PreferenceReaders

  init(
    _ action: @escaping (Key.Value) throws -> Void, _ readers: PreferenceReaders,
    _ content: Component, at path: ViewPath?
  ) {
    self.action = action
    self.readers = readers
    super.init(content, at: path)
  }

  override func makeController() -> ComponentController? {
    PreferenceReaderController<Key>(component: self)
  }

  /// The preferences inside, reduced in reading order.
  var value: Key.Value {
    var value = Key.defaultValue
    var pending: [Component] = [content]
    while let next = pending.popLast() {
      if let component = next as? PreferenceComponent<Key> {
        Key.reduce(value: &value) { component.value }
      }
      for index in (0..<next.numberOfChildren).reversed() {
        if let child = next.child(at: index) { pending.append(child) }
      }
    }
    return value
  }
}

private final class PreferenceReaderController<Key: PreferenceKey>: ComponentController
where Key.Value: Equatable {
  private var value: Key.Value?
  private weak var readers: PreferenceReaders?

  override func didMount() {
    follow()
    readers?.isMounted = true
  }

  override func didUpdateComponent() { follow() }

  override func didUnmount() {
    value = nil
    readers?.isMounted = false
    readers?.isChanged = true
  }

  private func follow() {
    guard let component = component as? PreferenceReaderComponent<Key> else { return }
    readers = component.readers
    guard component.readers.isChanged else { return }
    component.readers.isChanged = false
    let newest = component.value
    guard !exactlyEqual(newest, value) else { return }
    value = newest
    runHandler("onPreferenceChange") { try component.action(newest) }
  }
}
