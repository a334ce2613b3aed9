import TrellisBase
import TrellisComponents

/// A value that is stored in the address of the page: `@Query var search = ""` is `abc` at `/packages?search=abc`.
///
/// Setting it changes the address without leaving the page, and the back button of the browser sets it back. A value
/// that is equal to the initial one is not in the address; text that is no `Value` counts as the initial one. Two
/// properties with one name, also of different views, are one value.
///
/// Values are of type `String`, `Int`, `Double`, `Bool` and other types with a lossless description, enumerations with
/// raw values of these types, and optionals of all these.
///
/// Everybody can write an address. A number below -2³¹ or above 2³¹ - 1, or outside of the range of
/// `@Query(in: 1...1000) var page = 1`, counts as the initial value, so that a program can compute with it.
///
/// In a view that is shown without a page, such as in a test of a component, it is an ordinary state.
@propertyWrapper
public struct Query<Value: Equatable> {
  /// The history of the browser when a value changes.
  public enum History: Hashable, Sendable {
    /// The address replaces the current one, as is usual while a text is typed.
    case replace
    /// The address is a new entry, so that the back button returns to the address before.
    case push
  }

  private let initial: Value
  private let name: String?
  private let history: History
  private let decode: (String) -> Value?
  private let encode: (Value) -> String?
  private var location: Location?

  private struct Location {
    let address: PageAddress
    let name: String
    /// Whether the address belongs to a page; otherwise it is a state of a view without a page.
    let isOfPage: Bool
  }

  private init(
    _ initial: Value, _ name: String?, _ history: History,
    decode: @escaping (String) -> Value?, encode: @escaping (Value) -> String?
  ) {
    self.initial = initial
    self.name = name
    self.history = history
    self.decode = decode
    self.encode = encode
  }

  /// - Parameters:
  ///   - wrappedValue: the value of an address without the name.
  ///   - name: the name in the address; `nil` uses the name of the property.
  ///   - history: whether a change adds an entry to the history of the browser.
  public init(wrappedValue: Value, _ name: String? = nil, history: History = .replace)
  where Value: LosslessStringConvertible {
    self.init(
      wrappedValue, name, history, decode: { Value(fromOutside: $0) },
      encode: { $0.description })
  }

  /// A value in a range: a value outside of it counts as the initial one.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value of an address without the name.
  ///   - range: the values that are read from an address, in place of the range from -2³¹ to 2³¹ - 1.
  ///   - name: the name in the address; `nil` uses the name of the property.
  ///   - history: whether a change adds an entry to the history of the browser.
  public init(
    wrappedValue: Value, in range: ClosedRange<Value>, _ name: String? = nil,
    history: History = .replace
  ) where Value: LosslessStringConvertible & Comparable {
    self.init(
      wrappedValue, name, history,
      decode: { Value($0).flatMap { range.contains($0) ? $0 : nil } },
      encode: { $0.description })
  }

  /// A value in a range, or `nil`; a value outside of it counts as the initial one.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value of an address without the name.
  ///   - range: the values that are read from an address, in place of the range from -2³¹ to 2³¹ - 1.
  ///   - name: the name in the address; `nil` uses the name of the property.
  ///   - history: whether a change adds an entry to the history of the browser.
  public init<Wrapped: LosslessStringConvertible & Comparable>(
    wrappedValue: Value = nil, in range: ClosedRange<Wrapped>, _ name: String? = nil,
    history: History = .replace
  ) where Value == Wrapped? {
    self.init(
      wrappedValue, name, history,
      decode: { Wrapped($0).flatMap { range.contains($0) ? .some($0) : nil } },
      encode: { $0?.description })
  }

  /// - Parameters:
  ///   - wrappedValue: the value of an address without the name.
  ///   - name: the name in the address; `nil` uses the name of the property.
  ///   - history: whether a change adds an entry to the history of the browser.
  public init(wrappedValue: Value, _ name: String? = nil, history: History = .replace)
  where Value: RawRepresentable, Value.RawValue: LosslessStringConvertible {
    self.init(
      wrappedValue, name, history,
      decode: {
        Value.RawValue(fromOutside: $0).flatMap(Value.init(rawValue:))
      },
      encode: { $0.rawValue.description })
  }

  /// - Parameters:
  ///   - wrappedValue: the value of an address without the name.
  ///   - name: the name in the address; `nil` uses the name of the property.
  ///   - history: whether a change adds an entry to the history of the browser.
  public init<Wrapped: LosslessStringConvertible>(
    wrappedValue: Value = nil, _ name: String? = nil, history: History = .replace
  ) where Value == Wrapped? {
    self.init(
      wrappedValue, name, history, decode: { Wrapped(fromOutside: $0) },
      encode: { $0?.description })
  }

  /// - Parameters:
  ///   - wrappedValue: the value of an address without the name.
  ///   - name: the name in the address; `nil` uses the name of the property.
  ///   - history: whether a change adds an entry to the history of the browser.
  public init<Wrapped: RawRepresentable>(
    wrappedValue: Value = nil, _ name: String? = nil, history: History = .replace
  ) where Value == Wrapped?, Wrapped.RawValue: LosslessStringConvertible {
    self.init(
      wrappedValue, name, history,
      decode: {
        Wrapped.RawValue(fromOutside: $0).flatMap(Wrapped.init(rawValue:))
      },
      encode: { $0?.rawValue.description })
  }

  /// The value in the address, with all changes made so far.
  public var wrappedValue: Value {
    get {
      guard let location, let text = location.address.value(of: location.name) else {
        return initial
      }
      return decode(text) ?? initial
    }
    nonmutating set {
      guard let location else { return }
      let text = newValue == initial ? nil : encode(newValue)
      location.address.set(text, of: location.name, replacing: history == .replace)
    }
  }

  /// The address of the page with another value, such as for a link to the next page of a list; `nil` in a view that is
  /// shown without a page.
  ///
  /// ```swift
  /// Pagination(page: $page, count: 20, address: _page.address)
  /// ```
  public func address(of value: Value) -> String? {
    guard let location, location.isOfPage else { return nil }
    let text = exactlyEqual(value, initial) ? nil : encode(value)
    return location.address.target(with: text, of: location.name)
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let source = location.map {
      BindingSource(root: ObjectIdentifier($0.address)).appending($0.name)
    }
    return Binding(
      source: source, snapshot: wrappedValue, get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension Query: StateProperty {
  /// The slot holds the address of a view without a page.
  static func makeSlot(_ name: String, at address: UnsafeRawPointer) -> StateSlotForm.Slot {
    StateSlotForm.Slot(name, .volatile) { PageAddress() }
  }

  static func connect(at address: UnsafeMutableRawPointer, _ connection: Connection) -> Bool {
    let property = address.assumingMemoryBound(to: Self.self)
    let ofPage = EnvironmentValues.current.pageAddress
    guard let address = ofPage ?? connection.updater.value(of: connection.slot) else {
      return true
    }
    // The stored property of `@Query var search` is named `_search`.
    let name = connection.name.parts(between: ".").last.map { $0.past("_") }
    property.pointee.location = Location(
      address: address, name: property.pointee.name ?? name.map(String.init) ?? "",
      isOfPage: ofPage != nil)
    return true
  }
}
