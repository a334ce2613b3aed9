import Testing
import TrellisBase
import TrellisDOM
import TrellisLayout

@testable import TrellisComponents

struct EventFieldTests {
  private func event(_ data: String?) -> UIEvent {
    UIEvent(type: "pan", target: .none, data: data)
  }

  private func value<Value>(_ field: EventField<Value>, _ data: String?) -> Value? {
    field.value(EventData(event(data)))
  }

  @Test func fieldsOfTheirTypeAreRead() {
    #expect(value(.location, #"{"localX":1.5,"localY":-2}"#) == Point(x: 1.5, y: -2))
    #expect(value(.size, #"{"width":10,"height":0}"#) == Size(width: 10, height: 0))
    #expect(value(.pressure, #"{"pressure":0.25}"#) == 0.25)
    #expect(value(.button, #"{"button":2}"#) == 2)
    #expect(value(.pointerKind, #"{"pointerType":"pen"}"#) == .pen)
    #expect(value(.isCancelled, #"{"isCancelled":true}"#) == true)
    #expect(value(.swipeDirection, #"{"direction":"left"}"#) == .left)
    #expect(value(.text, #"{"text":"ä"}"#) == "ä")
    #expect(value(.insertedText, #"{"data":null}"#) == .some(nil))
    #expect(
      value(.drag, #"{"startX":1,"startY":2,"dx":3,"dy":4,"vx":40,"vy":60}"#)
        == DragMovement(
          startLocation: Point(x: 1, y: 2), translation: Size(width: 3, height: 4),
          velocity: Size(width: 40, height: 60)))
    #expect(
      value(.pinch, #"{"scale":2,"startX":1,"startY":2}"#)
        == Magnification(magnification: 2, startLocation: Point(x: 1, y: 2)))
  }

  @Test func aMovementHasALocationAndAPredictedEnd() {
    let drag = DragMovement(
      startLocation: Point(x: 1, y: 2), translation: Size(width: 3, height: 4),
      velocity: Size(width: 40, height: 60))
    #expect(drag.location == Point(x: 4, y: 6))
    #expect(drag.predictedEndLocation == Point(x: 14, y: 21))
  }

  /// Values that a client may send instead of numbers in their range.
  @Test(arguments: [
    nil, "", "{", "null", "[]", "3", #""text""#, "{}", #"{"localX":1}"#,
    #"{"localX":"1","localY":2}"#, #"{"localX":null,"localY":2}"#, #"{"localX":true,"localY":2}"#,
    #"{"localX":1e9,"localY":2}"#, #"{"localX":1e999,"localY":2}"#,
    #"{"localX":-1e300,"localY":2}"#,
    #"{"localX":NaN,"localY":2}"#, #"{"localX":1,"localX":1,"localY":2}"#,
    #"{"localX":[[[[[[1]]]]]],"localY":2}"#,
  ])
  func anInvalidPointIsNil(_ data: String?) { #expect(value(.location, data) == nil) }

  @Test(arguments: [
    ("button", "1.5"), ("button", "32"), ("button", "-2"), ("button", "1e300"), ("button", "\"1\""),
    ("pressure", "1.01"), ("pressure", "-0.1"), ("scale", "0"), ("scale", "1001"), ("width", "-1"),
    ("direction", "\"sideways\""), ("direction", "3"), ("pointerType", "\"mouse pointer\""),
    ("isVisible", "1"), ("isVisible", "\"true\""),
  ])
  func valuesOutOfRangeAreNil(_ name: String, _ text: String) {
    let data = #"{"startX":0,"startY":0,"height":1,"\#(name)":\#(text)}"#
    #expect(value(.button, data) == nil)
    #expect(value(.pressure, data) == nil)
    #expect(value(.pinch, data) == nil)
    #expect(value(.size, data) == nil)
    #expect(value(.swipeDirection, data) == nil)
    #expect(value(.pointerKind, data) == nil)
    #expect(value(.isVisible, data) == nil)
  }

  @Test func aTurnOfTheWheelHasTwoLimitedLengths() {
    func turn(_ left: Double?, _ top: Double?) -> Size? {
      var event = event(nil)
      (event.scrollLeft, event.scrollTop) = (left, top)
      return EventField<Size>.wheelTurn.value(EventData(event))
    }
    #expect(turn(3, -4) == Size(width: 3, height: -4))
    for (left, top) in [(nil, 1), (1, nil), (1e9, 1), (1, -1e9), (.nan, 1)] as [(Double?, Double?)]
    {
      #expect(turn(left, top) == nil)
    }
  }

  @Test func textsAreLimited() {
    #expect(value(.text("name", limit: 3), #"{"name":"abc"}"#) == "abc")
    #expect(value(.text("name", limit: 3), #"{"name":"abcd"}"#) == nil)
    #expect(value(.text("name", limit: 3), #"{"name":"ää"}"#) == nil, "bytes, not characters")
    let deep = String(repeating: "[", count: 60_000)
    #expect(value(.text, #"{"text":\#(deep)"#) == nil)
    #expect(value(.text, "{\"text\":\"" + String(repeating: "a", count: 70_000) + "\"}") == nil)
  }

  @Test func theReaderNamesEachPropertyOnceAndNeedsAllValues() {
    let reader = EventReader(EventField.location, .pressure, .number("localX", in: 0...1))
    #expect(reader.names == ["localX", "localY", "pressure"])
    #expect(reader.values(of: event(#"{"localX":1,"localY":2}"#)) == nil)
    let all = reader.values(of: event(#"{"localX":1,"localY":2,"pressure":1}"#))
    #expect(all?.0 == Point(x: 1, y: 2))
    #expect(all?.1 == 1)
    #expect(all?.2 == 1)
  }

  @Test func dataOfSomeKilobytesIsRead() {
    let text = String(repeating: "a", count: 60_000)
    #expect(value(.text, #"{"text":"\#(text)"}"#) == text)
    #expect(value(.text, #"{"text":"\#(text)a"}"#) == nil)
    #expect(value(.fieldValue, #"{"fieldValue":"\#(text)"}"#) == text)
    #expect(value(.fieldValue, #"{"fieldValue":"\#(text)a"}"#) == nil)
  }

  /// Data of a client are read to a depth and a number of values.
  @Test func deepAndLongDataAreNotRead() {
    func nested(_ depth: Int) -> String {
      #"{"flag":true,"inner":"#
        + String(repeating: "[", count: depth - 1) + String(repeating: "]", count: depth - 1) + "}"
    }
    #expect(value(.flag("flag"), nested(4)) == true)
    #expect(value(.flag("flag"), nested(5)) == nil)
    func list(_ count: Int) -> String {
      #"{"flag":true,"list":["#
        + [String](repeating: "0", count: count).joined(separator: ",") + "]}"
    }
    #expect(value(.flag("flag"), list(200)) == true)
    #expect(value(.flag("flag"), list(300)) == nil)
  }

  /// Numbers are read up to both ends of their ranges.
  @Test func theEndsOfARangeAreRead() {
    let fields: [(EventField<Int>, String, ClosedRange<Int>)] = [
      (.button, "button", -1...31), (.buttons, "buttons", 0...0xFFFF),
      (.pointerID, "pointerId", Int(Int32.min)...Int(Int32.max)),
    ]
    for (field, name, range) in fields {
      func read(_ number: Int) -> Int? { value(field, #"{"\#(name)":\#(number)}"#) }
      #expect(read(range.lowerBound) == range.lowerBound)
      #expect(read(range.upperBound) == range.upperBound)
      #expect(read(range.lowerBound - 1) == nil && read(range.upperBound + 1) == nil)
    }
    let texts: [(EventField<String>, String, Int)] = [
      (.text, "text", 60_000), (.keyCode, "code", 64), (.fieldValue, "fieldValue", 60_000),
      (.inputType, "inputType", 64), (.animationName, "animationName", 256),
      (.propertyName, "propertyName", 256),
    ]
    for (field, name, limit) in texts {
      func read(_ count: Int) -> Int? {
        value(field, #"{"\#(name)":"\#(String(repeating: "a", count: count))"}"#)?.count
      }
      #expect(read(limit) == limit && read(limit + 1) == nil, "\(name)")
    }
  }

  /// A field requests only its properties, and has no value if one of them is missing.
  @Test func fieldsNeedAllOfTheirProperties() {
    func check<Value>(_ field: EventField<Value>, _ properties: KeyValuePairs<String, String>) {
      func data(without left: String?) -> String {
        let given = properties.filter { $0.key != left }.map { #""\#($0.key)":\#($0.value)"# }
        return "{\(given.joined(separator: ","))}"
      }
      let names = properties.map(\.key)
      #expect(EventReader(field).names == names)
      #expect(value(field, data(without: nil)) != nil, "\(names)")
      for name in names {
        #expect(value(field, data(without: name)) == nil, "\(name)")
        for wrong in ["null", "[1]", "{}", properties.first?.value == "true" ? "1" : "true"] {
          let others = properties.filter { $0.key != name }.map { #""\#($0.key)":\#($0.value),"# }
          #expect(value(field, #"{\#(others.joined())"\#(name)":\#(wrong)}"#) == nil, "\(name)")
        }
      }
    }
    check(.pressure, ["pressure": "0.5"])
    check(.elapsedTime, ["elapsedTime": "3"])
    check(.button, ["button": "1"])
    check(.buttons, ["buttons": "1"])
    check(.pointerID, ["pointerId": "1"])
    check(.isCancelled, ["isCancelled": "true"])
    check(.isPressing, ["isPressing": "true"])
    check(.isVisible, ["isVisible": "true"])
    check(.isRepeat, ["repeat": "true"])
    check(.isTargeted, ["isTargeted": "true"])
    check(.text, ["text": #""a""#])
    check(.keyCode, ["code": #""KeyA""#])
    check(.fieldValue, ["fieldValue": #""a""#])
    check(.inputType, ["inputType": #""insertText""#])
    check(.animationName, ["animationName": #""a""#])
    check(.propertyName, ["propertyName": #""a""#])
    check(.pointerKind, ["pointerType": #""touch""#])
    check(.swipeDirection, ["direction": #""right""#])
    check(.location, ["localX": "1", "localY": "2"])
    check(.size, ["width": "1", "height": "2"])
    check(.pinch, ["scale": "1", "startX": "2", "startY": "3"])
    check(
      .drag, ["startX": "1", "startY": "2", "dx": "3", "dy": "4", "vx": "5", "vy": "6"])
    #expect(EventReader(EventField<String?>.insertedText).names == ["data"])
    #expect(EventReader(EventField<String>.key).names == [])
    #expect(EventReader(EventField<UIEvent.Modifiers>.modifiers).names == [])
    #expect(EventReader(EventField<Size>.wheelTurn).names == [])
  }

  /// The properties of every event are those of the event itself.
  @Test func theKeyAndTheModifiersAreThoseOfTheEvent() {
    var event = event(nil)
    #expect(EventField<String>.key.value(EventData(event)) == nil)
    event.key = "Enter"
    event.modifiers = [.shift]
    #expect(EventField<String>.key.value(EventData(event)) == "Enter")
    #expect(EventField<UIEvent.Modifiers>.modifiers.value(EventData(event)) == [.shift])
  }

  /// Lengths and times are read up to both ends of their ranges.
  @Test func theEndsOfFractionalRangesAreRead() {
    func reads<Value>(_ field: EventField<Value>, _ text: String) -> Bool {
      value(field, text) != nil
    }
    func check(_ name: String, _ range: ClosedRange<Double>, _ reads: (String) -> Bool) {
      #expect(reads("\(range.lowerBound)") && reads("\(range.upperBound)"), "\(name)")
      #expect(!reads("\(range.lowerBound.nextDown)"), "\(name)")
      #expect(!reads("\(range.upperBound.nextUp)"), "\(name)")
    }
    check("pressure", 0...1) { reads(.pressure, #"{"pressure":\#($0)}"#) }
    check("elapsedTime", 0...1e7) { reads(.elapsedTime, #"{"elapsedTime":\#($0)}"#) }
    check("localX", -1e8...1e8) { reads(.location, #"{"localX":\#($0),"localY":0}"#) }
    check("localY", -1e8...1e8) { reads(.location, #"{"localX":0,"localY":\#($0)}"#) }
    check("width", 0...1e8) { reads(.size, #"{"width":\#($0),"height":0}"#) }
    check("height", 0...1e8) { reads(.size, #"{"width":0,"height":\#($0)}"#) }
    check("scale", 0.001...1000) { reads(.pinch, #"{"scale":\#($0),"startX":0,"startY":0}"#) }
  }
}
