@_spi(Reflection) import Swift
import TrellisBase
import TrellisComponents

/// The stored properties of a view type: the properties connected with the component, and the comparison of two views.
///
/// They are found once for each type; the properties of a view are then read at their offsets.
///
/// Unchecked: an instance is immutable, and its metatypes are data.
final class ViewFields: @unchecked Sendable {
  /// A property whose value comes from the component.
  private struct Property {
    let name: String
    let offset: Int
    let type: any ConnectedProperty.Type
    /// The index of its slot; `nil` for a property without state.
    let slot: Int?
  }

  let type: Any.Type
  private let properties: [Property]
  private let slotCount: Int
  private let comparison: FieldComparison

  private init(_ type: Any.Type) {
    self.type = type
    var found: [(String, Int, any ConnectedProperty.Type)] = []
    Self.collect(type, name: "", at: 0, into: &found)
    var slots = 0
    properties = found.map { name, offset, type in
      let slot = type is any StateProperty.Type ? slots : nil
      if slot != nil { slots += 1 }
      return Property(name: name, offset: offset, type: type, slot: slot)
    }
    slotCount = slots
    comparison = FieldComparison(of: type)
  }

  private static func collect(
    _ type: Any.Type, name outer: String, at base: Int,
    into found: inout [(String, Int, any ConnectedProperty.Type)]
  ) {
    _ = _forEachField(of: type) { name, offset, type, _ in
      let name = outer + String(cString: name)
      if let type = type as? any ConnectedProperty.Type {
        found.append((name, base + offset, type))
      } else if type is any ViewModifier.Type {
        collect(type, name: name + ".", at: base + offset, into: &found)
      }
      return true
    }
  }

  private static let known = TypeTable<ViewFields>()

  /// The fields of `type`, the same object for each call.
  ///
  /// A component finds them once, and keeps them.
  ///
  /// - Complexity: O(1) on average, after the first call for a type.
  static func of(_ type: Any.Type) -> ViewFields {
    known.object(for: type) { ViewFields(type) }
  }

  /// Unchecked: a form without slots has no closures.
  nonisolated(unsafe) private static let noSlots = StateSlotForm([])

  /// The states of a component that shows `view` for the first time.
  func makeSlots<Content>(of view: Content) -> StateSlots {
    if slotCount == 0 { return StateSlots(Self.noSlots) }
    return withUnsafeBytes(of: view) { bytes in
      guard let base = bytes.baseAddress else { return StateSlots(Self.noSlots) }
      return StateSlots(
        StateSlotForm(
          properties.compactMap { property in
            (property.type as? any StateProperty.Type)?
              .makeSlot(property.name, at: base + property.offset)
          }))
    }
  }

  /// `view` with its properties connected with the states that `updater` changes; `nil`, with a mistake, if a property
  /// has no value.
  func installing<Content>(
    in view: Content, _ updater: @autoclosure () -> StateUpdater<StateSlots>
  ) -> Content? {
    if properties.isEmpty { return view }
    var view = view
    let updater = updater()
    let isConnected = withUnsafeMutableBytes(of: &view) { bytes in
      guard let base = bytes.baseAddress else { return true }
      return properties.allSatisfy { property in
        property.type.connect(
          at: base + property.offset,
          Connection(
            updater: updater, slot: property.slot ?? 0, name: property.name, view: type))
      }
    }
    return isConnected ? view : nil
  }

  /// Whether equal views are indistinguishable.
  var comparesExactly: Bool { comparison.isExact }

  /// Whether the views at two addresses, of this type, have equal properties.
  func areEqual(at lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    comparison.areEqual(lhs, rhs)
  }

  /// Whether two views have equal properties.
  func areEqual<Content>(_ lhs: Content, _ rhs: Content) -> Bool {
    withUnsafeBytes(of: lhs) { lhs in
      withUnsafeBytes(of: rhs) { rhs in
        guard let lhs = lhs.baseAddress, let rhs = rhs.baseAddress else { return true }
        return comparison.areEqual(lhs, rhs)
      }
    }
  }
}

/// The component that a property of a view is connected with.
struct Connection {
  let updater: StateUpdater<StateSlots>
  /// The index of the property's slot; 0 for a property without state.
  let slot: Int
  /// The stored name of the property, such as `_count`.
  let name: String
  /// The type of the view.
  let view: Any.Type
}

/// A property of a view whose value comes from the component.
protocol ConnectedProperty {
  /// Connects the property at `address`, of this type.
  ///
  /// - Returns: `false`, with a mistake, if the property has no value.
  static func connect(at address: UnsafeMutableRawPointer, _ connection: Connection) -> Bool
}

/// A property of a view that has a slot among the states of the component.
protocol StateProperty: ConnectedProperty {
  static func makeSlot(_ name: String, at address: UnsafeRawPointer) -> StateSlotForm.Slot
}
