import TrellisBase

/// An event of an element in the browser: a type of the DOM, a gesture, or an event of an application's recognizer.
///
/// ```swift
/// Canvas().on(.pointerMove, .location, options: [.throttled(milliseconds: 50)]) { point in … }
/// ```
///
/// Only the requested fields are sent (``EventField``).
public struct ClientEvent: Hashable, Sendable {
  /// The type of the event: lower case letters and digits.
  public let type: String
  /// The word of the attribute `data-recognizers` by which the client makes the event; `nil` for a DOM event.
  let recognizer: String?

  /// An event of the DOM.
  ///
  /// - Parameter type: the DOM's name, such as `transitionend`: lower case letters and digits, at most 32. Any other
  ///   name is a mistake when the view is shown.
  public init(_ type: String) {
    self.type = type
    recognizer = nil
  }

  /// An event of a recognizer of the application: a function of `document.trellisRecognizers` in the browser
  /// (`Application.clientModules`).
  ///
  /// - Parameters:
  ///   - type: the type of the event that the recognizer sends: lower case letters and digits, at most 32.
  ///   - name: the name of the recognizer: letters, digits and hyphens.
  ///   - options: a text for the recognizer.
  public init(_ type: String, recognizer name: String, options: String = "") {
    self.type = type
    recognizer = name.uriComponent + (options.isEmpty ? "" : ":" + options.uriComponent)
  }

  /// An event of a recognizer of the library, by its word of `data-recognizers`.
  init(_ type: String, word: String) {
    self.type = type
    recognizer = word
  }

  /// The types that the client listens to on each page.
  private static let everywhere = Set(
    """
    click dblclick contextmenu input change submit reset keydown keyup pointerdown pointerup pointermove \
    pointercancel focusin focusout dragstart dragend dragover drop paste copy cut toggle focus blur scroll \
    scrollend load error play pause ended invalid pointerenter pointerleave present dismiss
    """.parts(between: " ").map(String.init))

  /// The word of `data-recognizers` that a listener needs; `nil` for none.
  ///
  /// - Parameters:
  ///   - needsModule: whether the listener needs the module for fields and rare options.
  ///   - isActive: whether the listener may prevent the browser's own action.
  func word(needsModule: Bool, isActive: Bool) -> String? {
    if let recognizer { return recognizer }
    if Self.everywhere.contains(type), !needsModule { return nil }
    return "event:\(type)" + (isActive ? ",active" : "")
  }
}

extension ClientEvent {
  /// A press and release on the element, by pointer or keyboard.
  public static let click = ClientEvent("click")
  /// Two clicks, as the system counts them; ``tap(count:)`` is the same on touch screens.
  public static let doubleClick = ClientEvent("dblclick")
  /// A request for a context menu: by the secondary button of a pointer, a long press of a finger, or the keyboard;
  /// `preventDefault` keeps the browser's menu closed.
  public static let contextMenu = ClientEvent("contextmenu")
  /// A pointer is pressed.
  public static let pointerDown = ClientEvent("pointerdown")
  /// A pointer moves. The newest movement is sent once a frame at most.
  public static let pointerMove = ClientEvent("pointermove")
  /// A pointer is released.
  public static let pointerUp = ClientEvent("pointerup")
  /// The system takes a pointer away, as for scrolling.
  public static let pointerCancel = ClientEvent("pointercancel")
  /// A pointer enters the element.
  public static let pointerEnter = ClientEvent("pointerenter")
  /// A pointer leaves the element.
  public static let pointerLeave = ClientEvent("pointerleave")
  /// The wheel turns. The turns of a frame are sent as one. A listener with `preventDefault` keeps the page from
  /// scrolling; all scrolling then waits for the script.
  public static let wheel = ClientEvent("wheel")
  /// Content of the clipboard is pasted.
  public static let paste = ClientEvent("paste")
  /// The selection is copied.
  public static let copy = ClientEvent("copy")
  /// The selection is cut.
  public static let cut = ClientEvent("cut")
  /// A key is pressed, or repeated while it is held, and the focus is in the element; fields: ``EventField/key``,
  /// ``EventField/keyCode``, ``EventField/isRepeat``. Each key of the user is sent.
  public static let keyDown = ClientEvent("keydown")
  /// A key is released; fields: ``EventField/key``, ``EventField/keyCode``.
  public static let keyUp = ClientEvent("keyup")
  /// The focus comes into the element.
  public static let focusIn = ClientEvent("focusin")
  /// The focus leaves the element, or goes to another element in it.
  public static let focusOut = ClientEvent("focusout")
  /// The user has changed the value of a field in the element; fields: ``EventField/fieldValue``. A text field reports
  /// the change when the focus leaves it.
  public static let change = ClientEvent("change")
  /// The user edits a field in the element; fields: ``EventField/fieldValue``, ``EventField/inputType``.
  public static let input = ClientEvent("input")
  /// The element is scrolled. The newest position is sent once a frame at most.
  public static let scroll = ClientEvent("scroll")
  /// The scrolling of the element has ended.
  public static let scrollEnd = ClientEvent("scrollend")
  /// A field or an editable element is about to change.
  public static let beforeInput = ClientEvent("beforeinput")
  /// The element begins or ceases to fill the screen, by ``ClientCommand/toggleFullScreen(_:)`` or its own controls;
  /// fields: ``EventField/isFullScreen``.
  public static let fullScreenChange = ClientEvent("fullscreenchange")
  /// A film or sound begins to play, or goes on after a pause.
  public static let play = ClientEvent("play")
  /// A film or sound pauses.
  public static let pause = ClientEvent("pause")
  /// A film or sound has come to its end.
  public static let ended = ClientEvent("ended")
  /// The time of a film or sound has changed: several times a second while it plays.
  public static let timeUpdate = ClientEvent("timeupdate")
  /// The volume of a film or sound has changed, or it was muted or unmuted.
  public static let volumeChange = ClientEvent("volumechange")
  /// An animation of a style sheet ends.
  public static let animationEnd = ClientEvent("animationend")
  /// A transition of a style sheet ends.
  public static let transitionEnd = ClientEvent("transitionend")
}

extension String {
  /// The text in the percent-encoding of `encodeURIComponent`, so that it contains no separator of an attribute.
  package var uriComponent: String {
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    result.reserveCapacity(utf8.count)
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        result.append(byte)
      default:
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
