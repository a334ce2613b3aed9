import TrellisComponents
import TrellisUI

/// A value that views pass to the views around them, such as the title of the page that they show.
///
/// ```swift
/// enum Heading: PreferenceKey {
///   static var defaultValue: [String] { [] }
///   static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
/// }
/// ```
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view in which no view sets one.
  static var defaultValue: Value { get }
  /// Adds the value of the next view, in reading order, to the value of the views before.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension View {
  /// Passes `value` to the views around this one.
  public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> PreferenceView<Self, Key> { PreferenceView(content: self, value: value) }

  /// Runs `action` when this view is shown, and after the reduced value of the views inside has changed.
  ///
  /// The values inside are reduced in reading order. States that `action` sets show in a second render of the same turn
  /// of the page, or in the next turn.
  ///
  /// - Complexity: O(*n*) in the components of this view, after a change of a preference in it.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) throws -> Void
  ) -> PreferenceReaderView<Self, Key> where Key.Value: Equatable {
    PreferenceReaderView(content: self, action: action)
  }

  /// Puts the view that `overlay` makes of the preferences of this view in front of it, in its size.
  public func overlayPreferenceValue<Key: PreferenceKey, Overlay: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ overlay: @escaping (Key.Value) -> Overlay
  ) -> some View where Key.Value: Equatable {
    PreferenceLayer<Self, Key, _>(
      content: self, layer: overlay, alignment: alignment, isBehind: false)
  }

  /// Puts the view that `background` makes of the preferences of this view behind it, in its size.
  public func backgroundPreferenceValue<Key: PreferenceKey, Background: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ background: @escaping (Key.Value) -> Background
  ) -> some View where Key.Value: Equatable {
    PreferenceLayer<Self, Key, _>(
      content: self, layer: background, alignment: alignment, isBehind: true)
  }
}

private struct PreferenceLayer<Content: View, Key: PreferenceKey, Layer: View>: View
where Key.Value: Equatable {
  let content: Content
  let layer: (Key.Value) -> Layer
  let alignment: Alignment
  let isBehind: Bool
  @State private var value = Transient(Key.defaultValue)

  var body: some View {
    let reader = content.onPreferenceChange(Key.self) { value = Transient($0) }
    if isBehind {
      reader.background(alignment: alignment) { layer(value.content) }
    } else {
      reader.overlay(alignment: alignment) { layer(value.content) }
    }
  }

  /// Not stored with the states of a page.
  struct Transient {
    let content: Key.Value
    init(_ content: Key.Value) { self.content = content }
  }

  func _passTraits(into traits: inout ViewTraits) { content._passTraits(into: &traits) }
}
