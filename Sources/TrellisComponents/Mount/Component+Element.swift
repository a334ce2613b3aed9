package import TrellisDOM

extension Component {
  /// The element the component shows, while it is mounted and if it has a view.
  package final var mountedElement: Element? { mountInfo?.view?.element }
}
