package import TrellisDOM

extension Component {
  /// The element of the component, if it is mounted and has a view.
  package final var mountedElement: Element? { mountInfo?.view?.element }

  /// Shows `value` as a property of the component's element again if the user has changed the property to another
  /// value.
  ///
  /// Controls call this function after an action that ends an edit, because the program may not have taken the user's
  /// value: the component is then equal to the previous one, and its mount changes nothing.
  package final func restoreProperty(_ name: String, _ value: PropertyValue) {
    mountedElement?.setProperty(name, value)
  }
}
