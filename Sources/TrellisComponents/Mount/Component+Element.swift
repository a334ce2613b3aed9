package import TrellisDOM

extension Component {
  /// The element of the component, if it is mounted and has a view.
  package final var mountedElement: Element? { mountInfo?.view?.element }
}
