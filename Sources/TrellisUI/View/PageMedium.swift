public import TrellisComponents

/// The form in which readers get the page of a view.
public enum PageMedium: Hashable, Sendable {
  /// A page in a browser, updated by a server.
  case live
  /// A file of an export for browsers: links, forms that send a query, and native disclosure elements work.
  case file
  /// A mail or a printed document, where nothing can be opened or closed.
  case sheet
}

private enum PageMediumKey: EnvironmentKey {
  static var defaultValue: PageMedium { .live }
}

extension EnvironmentValues {
  /// The form of the page. Controls without a native form show all of their content where no server reacts.
  public var pageMedium: PageMedium {
    get { self[PageMediumKey.self] }
    set { self[PageMediumKey.self] = newValue }
  }
}
