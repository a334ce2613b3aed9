public import Foundation
import Synchronization
public import TrellisComponents

extension EnvironmentValues {
  /// The locale for numbers, dates and sorting: the reader's locale if it has the `language` of the environment,
  /// otherwise the locale of the language.
  public var locale: Locale {
    get {
      let (locale, language) = (localeIdentifier, language)
      let isOfLanguage = locale.prefix { $0 != "-" } == language.prefix { $0 != "-" }
      return FoundationValues.locale(isOfLanguage ? locale : language)
    }
    set { localeIdentifier = newValue.identifier(.bcp47) }
  }

  /// The time zone of the reader; UTC in the first page of a reader whose browser has not reported it yet.
  public var timeZone: TimeZone {
    get { FoundationValues.timeZone(timeZoneIdentifier) }
    set { timeZoneIdentifier = newValue.identifier }
  }

  /// The calendar of ``locale``, in ``timeZone``.
  public var calendar: Calendar {
    var calendar = locale.calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }
}

/// The locales and time zones of this process by name, because making one takes many times as long as using it.
private enum FoundationValues {
  private struct Cache {
    var locales: [String: Locale] = [:]
    var zones: [String: TimeZone] = [:]
  }

  private static let cache = Mutex(Cache())
  /// There are fewer zones than this; names of locales come from clients, so the caches are emptied at this number.
  private static let limit = 1024

  static func locale(_ identifier: String) -> Locale {
    cache.withLock { cache in
      if let locale = cache.locales[identifier] { return locale }
      if cache.locales.count >= limit { cache.locales = [:] }
      let locale = Locale(identifier: identifier)
      cache.locales[identifier] = locale
      return locale
    }
  }

  static func timeZone(_ identifier: String) -> TimeZone {
    cache.withLock { cache in
      if let zone = cache.zones[identifier] { return zone }
      let zone = TimeZone(identifier: identifier) ?? .gmt
      if cache.zones.count < limit { cache.zones[identifier] = zone }
      return zone
    }
  }
}
