public import Foundation
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
public import TrellisViews

/// The parts of a date that a ``DatePicker`` shows.
///
/// Source: SwiftUI's `DatePickerComponents`.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A day of the calendar, without a time.
  public static let date = DatePickerComponents(rawValue: 1)
  /// A time of day to the minute, without seconds.
  public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}

/// The range of the dates that a ``DatePicker`` accepts: `first...last`, `first...` or `...last`.
public protocol DateRangeExpression: RangeExpression where Bound == Date {
  /// The first and the last accepted date; `nil` for no limit.
  var dateLimits: (earliest: Date?, latest: Date?) { get }
}

extension ClosedRange: DateRangeExpression where Bound == Date {
  /// Both bounds, which are accepted.
  public var dateLimits: (earliest: Date?, latest: Date?) { (lowerBound, upperBound) }
}

extension PartialRangeFrom: DateRangeExpression where Bound == Date {
  /// The bound, and no last date.
  public var dateLimits: (earliest: Date?, latest: Date?) { (lowerBound, nil) }
}

extension PartialRangeThrough: DateRangeExpression where Bound == Date {
  /// No first date, and the bound.
  public var dateLimits: (earliest: Date?, latest: Date?) { (nil, upperBound) }
}

/// A field for a date, a time, or both: the element `input` of the type `date`, `time` or `datetime-local`, with a
/// button that opens a calendar.
///
/// ```swift
/// DatePicker("Due", selection: $due, in: Date.now...)
/// ```
///
/// The browser shows the date in the reader's format. The calendar is a module of the client (`calendar.js`), loaded
/// only for pages with such a field. In it, arrow keys, Home, End, Page Up and Page Down move between days without a
/// request; it uses the language, the time zone and the first weekday of the reader. Without a script, in Firefox and
/// in exported pages, the browser's own calendar opens. The value is `nil` only for an empty field: an incomplete date,
/// or a date that does not exist, such as 31 February, does not change the value and is refused when the user leaves
/// the field. Dates are in the time zone of the environment (`timeZone`).
///
/// Source: SwiftUI's `DatePicker`.
public struct DatePicker: View {
  @Title private var title: String
  private let selection: Binding<Date?>
  private let earliest: Date?
  private let latest: Date?
  private let components: DatePickerComponents
  private let isOptional: Bool
  /// Whether the text of the field is not a date.
  @State private var isBad = false
  @Environment(\.theme) private var theme
  @Environment(\.controlSize) private var controlSize
  @Environment(\.texts) private var texts
  @Environment(\.timeZone) private var timeZone
  @Environment(\.isReadOnly) private var isReadOnly
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.pageMedium) private var medium

  private init(
    _ title: LocalizedStringKey, _ selection: Binding<Date?>,
    _ limits: (earliest: Date?, latest: Date?), _ components: DatePickerComponents, isOptional: Bool
  ) {
    _title = Title(title)
    self.selection = selection
    (earliest, latest) = limits
    self.components = components.isEmpty ? .date : components
    self.isOptional = isOptional
  }

  /// A field that may be empty.
  ///
  /// - Parameters:
  ///   - title: the label.
  ///   - selection: the date; `nil` for an empty field.
  ///   - earliest: the first accepted date; `nil` for no limit.
  ///   - latest: the last accepted date; `nil` for no limit.
  ///   - displayedComponents: the parts of the date.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date?>, earliest: Date? = nil,
    latest: Date? = nil, displayedComponents: DatePickerComponents = .date
  ) {
    self.init(title, selection, (earliest, latest), displayedComponents, isOptional: true)
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date?>, earliest: Date? = nil,
    latest: Date? = nil, displayedComponents: DatePickerComponents = .date
  ) {
    self.init(
      LocalizedStringKey(verbatim: title), selection: selection, earliest: earliest, latest: latest,
      displayedComponents: displayedComponents)
  }

  /// A field that may be empty, for a date in a range.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date?>, in range: some DateRangeExpression,
    displayedComponents: DatePickerComponents = .date
  ) {
    self.init(title, selection, range.dateLimits, displayedComponents, isOptional: true)
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date?>, in range: some DateRangeExpression,
    displayedComponents: DatePickerComponents = .date
  ) {
    self.init(
      LocalizedStringKey(verbatim: title), selection: selection, in: range,
      displayedComponents: displayedComponents)
  }

  /// A field that always has a date.
  ///
  /// - Parameters:
  ///   - title: the label.
  ///   - displayedComponents: the parts of the date.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
  ) {
    self.init(title, Self.optional(selection), (nil, nil), displayedComponents, isOptional: false)
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
  ) {
    self.init(
      LocalizedStringKey(verbatim: title), selection: selection,
      displayedComponents: displayedComponents)
  }

  /// A field that always has a date, accepted in a range.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: some DateRangeExpression,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
  ) {
    self.init(
      title, Self.optional(selection), range.dateLimits, displayedComponents, isOptional: false)
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in range: some DateRangeExpression,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
  ) {
    self.init(
      LocalizedStringKey(verbatim: title), selection: selection, in: range,
      displayedComponents: displayedComponents)
  }

  private static func optional(_ selection: Binding<Date>) -> Binding<Date?> {
    Binding(
      get: { selection.wrappedValue }, set: { if let date = $0 { selection.wrappedValue = date } })
  }

  private var problem: String? {
    let format = DateText(components, timeZone)
    if isBad { return texts[.noDate] }
    guard let date = selection.wrappedValue else { return nil }
    // Compared at the field's precision: a day is in range if a part of it is.
    let text = format.text(date)
    if let earliest, text < format.text(earliest) {
      return texts(.tooEarly, format.shown(earliest, in: texts.locale))
    }
    if let latest, text > format.text(latest) {
      return texts(.tooLate, format.shown(latest, in: texts.locale))
    }
    return nil
  }

  public var body: some View {
    let format = DateText(components, timeZone)
    FieldFrame(title) { context in
      InputView(
        kind: format.kind, text: { isBad ? "" : selection.wrappedValue.map(format.text) ?? "" },
        context: context, metrics: theme.metrics(controlSize),
        characters: format.kind == "datetime-local" ? 28 : format.kind == "time" ? 16 : 18,
        endPadding: hasCalendar ? theme.metrics(controlSize).height : 10,
        attributes: attributes(format), flexibility: .shrinksWidth, submits: false
      ) { event in apply(event, format) }
      .overlay(alignment: .trailing) {
        if hasNativeCalendar {
          CalendarIcon()
        } else if hasCalendar {
          FieldButton(
            icon: .calendar, label: texts[.chooseDate],
            attributes: [
              .className("l-calendar-button"), .attribute("aria-haspopup", "dialog"),
              .attribute("data-calendar", calendar(of: context.id)),
            ])
        }
      }
    }
    .validation(problem)
  }

  /// Whether the field has a calendar button: not if the field is disabled or read-only.
  private var hasCalendar: Bool { components.contains(.date) && !isReadOnly && isEnabled }

  /// Whether the button opens the browser's own calendar, because an exported page has no script.
  private var hasNativeCalendar: Bool { hasCalendar && medium == .file }

  /// The value of `data-calendar` for the field `id`: a JSON object.
  private func calendar(of id: String) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = texts.locale
    let values = [
      "for": id, "lang": texts.locale.identifier(.bcp47), "zone": timeZone.identifier,
      "title": texts[.chooseDate], "previous": texts[.previousMonth], "next": texts[.nextMonth],
      "today": texts[.today],
    ]
    let members = values.sorted { $0.key < $1.key }
      .map { "\(Self.json($0.key)):\(Self.json($0.value))" }
    return "{\((["\"first\":\(calendar.firstWeekday - 1)"] + members).joined(separator: ","))}"
  }

  private static func json(_ text: String) -> String {
    (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }

  private func attributes(_ format: DateText) -> [ViewAttribute] {
    var all: [ViewAttribute] = [.className("l-date")]
    if medium == .file { all.append(.className("l-date-file")) }
    if hasNativeCalendar { all.append(.className("l-date-native")) }
    if components == .hourAndMinute { return all }
    all += .optional("min", earliest.map(format.text))
    all += .optional("max", latest.map(format.text))
    return all
  }

  private func apply(_ event: UIEvent, _ format: DateText) {
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

/// The icon over the browser's own calendar button, positioned like a ``FieldButton``; it does not receive presses.
private struct CalendarIcon: View {
  @Environment(\.theme) private var theme
  @Environment(\.controlSize) private var controlSize

  var body: some View {
    let side = theme.metrics(controlSize).height - 8
    ElementView(
      "span", style: .row().centered(),
      size: ComponentSize(width: .points(side), height: .points(side)),
      attributes: [
        .className("l-calendar-icon"), .style(.pointerEvents, "none"), .aria("hidden", true),
      ]
    ) {
      Image(icon: .calendar, size: 16)
    }
    .foregroundStyle(.secondaryText)
    .padding(4)
  }
}
