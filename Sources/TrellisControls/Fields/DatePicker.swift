public import Foundation
import TrellisComponents
import TrellisDOM
import TrellisUI
public import TrellisViews

/// The parts of a date that a ``DatePicker`` shows.
///
/// Source: SwiftUI's `DatePickerComponents`.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Year, month and day.
  public static let date = DatePickerComponents(rawValue: 1)
  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}

/// A field for a date, a time, or both, with the browser's calendar: the element `input` of the type `date`, `time` or
/// `datetime-local`.
///
/// ```swift
/// DatePicker("Due", selection: $due, in: Date.now...)
/// ```
///
/// The browser writes the date in the reader's own format. A value is `nil` only for an empty field: half a date, and one
/// that does not exist, such as 31 February, leave the value as it is and are refused when the user leaves the field.
/// Dates are in the time zone of the environment (`timeZone`).
///
/// Source: SwiftUI's `DatePicker`.
public struct DatePicker: View {
  private let title: String
  private let selection: Binding<Date?>
  private let earliest: Date?
  private let latest: Date?
  private let components: DatePickerComponents
  private let isOptional: Bool
  /// Whether the field has a text that is no date.
  @State private var isBad = false
  @Environment(\.theme) private var theme
  @Environment(\.controlSize) private var controlSize
  @Environment(\.texts) private var texts
  @Environment(\.timeZone) private var timeZone

  private init(
    _ title: String, _ selection: Binding<Date?>, _ earliest: Date?, _ latest: Date?,
    _ components: DatePickerComponents, isOptional: Bool
  ) {
    self.title = title
    self.selection = selection
    self.earliest = earliest
    self.latest = latest
    self.components = components.isEmpty ? .date : components
    self.isOptional = isOptional
  }

  /// A field that may be empty.
  ///
  /// - Parameters:
  ///   - title: the label.
  ///   - selection: `nil` for an empty field.
  ///   - earliest: the first date that is accepted; `nil` for no limit.
  ///   - latest: the last date that is accepted; `nil` for no limit.
  ///   - displayedComponents: the parts of the date.
  public init(
    _ title: some StringProtocol, selection: Binding<Date?>, earliest: Date? = nil,
    latest: Date? = nil, displayedComponents: DatePickerComponents = .date
  ) {
    self.init(String(title), selection, earliest, latest, displayedComponents, isOptional: true)
  }

  /// A field that always has a date.
  ///
  /// - Parameters:
  ///   - title: the label.
  ///   - displayedComponents: the parts of the date.
  public init(
    _ title: some StringProtocol, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
  ) {
    self.init(
      String(title), Self.optional(selection), nil, nil, displayedComponents, isOptional: false)
  }

  /// A field for a date in a range.
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
  ) {
    self.init(
      String(title), Self.optional(selection), range.lowerBound, range.upperBound,
      displayedComponents, isOptional: false)
  }

  /// A field for a date from another one on.
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
  ) {
    self.init(
      String(title), Self.optional(selection), range.lowerBound, nil, displayedComponents,
      isOptional: false)
  }

  /// A field for a date up to another one.
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
  ) {
    self.init(
      String(title), Self.optional(selection), nil, range.upperBound, displayedComponents,
      isOptional: false)
  }

  private static func optional(_ selection: Binding<Date>) -> Binding<Date?> {
    Binding(
      get: { selection.wrappedValue }, set: { if let date = $0 { selection.wrappedValue = date } })
  }

  private var problem: String? {
    let format = DateText(components, timeZone)
    if isBad { return texts[.noDate] }
    guard let date = selection.wrappedValue else { return nil }
    // A day is in range if a part of it is.
    let text = format.text(date)
    if let earliest, text < format.text(earliest) {
      return texts(.tooEarly, format.shown(earliest, in: texts.locale))
    }
    if let latest, text > format.text(latest) {
      return texts(.tooLate, format.shown(latest, in: texts.locale))
    }
    return nil
  }

  /// The control.
  public var body: some View {
    let format = DateText(components, timeZone)
    FieldFrame(title) { context in
      InputView(
        kind: format.kind, text: isBad ? "" : selection.wrappedValue.map(format.text) ?? "",
        context: context, metrics: theme.metrics(controlSize),
        characters: format.kind == "datetime-local" ? 28 : format.kind == "time" ? 16 : 18,
        attributes: attributes(format), flexibility: .shrinksWidth, submits: false
      ) { event in take(event, format) }
    }
    .validation(problem)
  }

  private func attributes(_ format: DateText) -> [ViewAttribute] {
    var all: [ViewAttribute] = [.className("l-date")]
    if components == .hourAndMinute { return all }
    all += .optional("min", earliest.map(format.text))
    all += .optional("max", latest.map(format.text))
    return all
  }

  private func take(_ event: UIEvent, _ format: DateText) {
    let text = event.value ?? ""
    if text.isEmpty, !event.hasBadInput, isOptional {
      isBad = false
      selection.wrappedValue = nil
    } else if let date = format.date(text, keeping: selection.wrappedValue) {
      isBad = false
      selection.wrappedValue = date
    } else {
      isBad = true
    }
  }
}
