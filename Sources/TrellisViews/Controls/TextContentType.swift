public import TrellisComponents

/// The meaning of a field's text, by which browsers and password managers fill it in.
///
/// The names are the values of HTML's attribute `autocomplete`.
public struct TextContentType: Hashable, Sendable {
  let name: String

  /// A meaning by its name in HTML, such as `shipping street-address`.
  public init(_ name: String) { self.name = name }

  /// The whole name of a person.
  public static let name = TextContentType("name")
  /// The given name of a person.
  public static let givenName = TextContentType("given-name")
  /// The family name of a person.
  public static let familyName = TextContentType("family-name")
  /// The name of an account.
  public static let username = TextContentType("username")
  /// The current password of an account.
  public static let password = TextContentType("current-password")
  /// A password that is being chosen.
  public static let newPassword = TextContentType("new-password")
  /// A code that is valid once.
  public static let oneTimeCode = TextContentType("one-time-code")
  /// An address of electronic mail.
  public static let emailAddress = TextContentType("email")
  /// A telephone number with its country code.
  public static let telephoneNumber = TextContentType("tel")
  /// The address of a web page.
  public static let url = TextContentType("url")
  /// The name of an organisation.
  public static let organizationName = TextContentType("organization")
  /// The lines of a postal address.
  public static let fullStreetAddress = TextContentType("street-address")
  /// A ZIP or postal code, as text: some countries have letters in it.
  public static let postalCode = TextContentType("postal-code")
  /// The town of a postal address.
  public static let addressCity = TextContentType("address-level2")
  /// The name of a country, not its code.
  public static let countryName = TextContentType("country-name")
}

/// The label of the key Enter on an on-screen keyboard.
public enum SubmitLabel: String, Hashable, Sendable, CaseIterable {
  case done, go, next, previous, search, send
  /// A further line or field.
  case `return` = "enter"
}

private enum TextContentTypeKey: EnvironmentKey {
  static var defaultValue: TextContentType? { nil }
}

private enum SubmitLabelKey: EnvironmentKey {
  static var defaultValue: SubmitLabel? { nil }
}

extension EnvironmentValues {
  /// The meaning of the text in fields; browsers do not fill in fields without one.
  public var textContentType: TextContentType? {
    get { self[TextContentTypeKey.self] }
    set { self[TextContentTypeKey.self] = newValue }
  }

  /// The label of the key Enter in fields.
  public var submitLabel: SubmitLabel? {
    get { self[SubmitLabelKey.self] }
    set { self[SubmitLabelKey.self] = newValue }
  }
}

extension View {
  /// Sets the meaning of the text in the fields of this view, so that browsers fill it in.
  public consuming func textContentType(
    _ type: TextContentType?
  ) -> EnvironmentView<Self, TextContentType?> { environment(\.textContentType, type) }

  /// Sets the label of the key Enter for the fields of this view.
  public consuming func submitLabel(_ label: SubmitLabel?) -> EnvironmentView<Self, SubmitLabel?> {
    environment(\.submitLabel, label)
  }
}
