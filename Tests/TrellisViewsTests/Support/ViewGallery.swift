import Foundation
import TrellisComponents
import TrellisLayout
import TrellisUI

@testable import TrellisViews

/// The views and modifiers by folder, each with the values that change its elements.
enum ViewGallery: String, CaseIterable {
  case controls, events, fields, layers, stacks, frames, grids, looks, themes, texts

  @ViewBuilder var body: some View {
    switch self {
    case .controls: Controls()
    case .events: Events()
    case .fields: Fields()
    case .layers: Layers()
    case .stacks: Stacks()
    case .frames: Frames()
    case .grids: Grids()
    case .looks: Looks()
    case .themes: Themes()
    case .texts: Texts()
    }
  }
}

private struct Controls: View {
  var body: some View {
    ForEach(ButtonStyle.allCases, id: \.self) { style in
      Group {
        Button("press") {}
        Button(action: {}) { Image(icon: .search) }.disabled(true)
        Button(role: .destructive, action: {}) {
          Image(icon: .search)
          Text("search").frame(maxWidth: .infinity)
        }
      }
      .buttonStyle(style)
    }
    Button("shortcut") {}.keyboardShortcut("k", modifiers: [.command, .shift])
    Button("item") {}.keyboardShortcut(.space, modifiers: [.option])
      .environment(\.pressDismissal, PressDismissal(isMenu: true))
    Button("closing") {}.environment(\.pressDismissal, PressDismissal(isMenu: false))
    Image("/a.png", label: "picture").frame(width: 20, height: 10)
    Image("/a.png", label: "picture").scaledToFill().frame(width: 20, height: 10)
    Image(icon: .chevronForward, label: "icon", size: 30)
    Image(icon: Icon("arrow-2").mirrored())
    Link("link", destination: "/a").keyboardShortcut(.escape, modifiers: [])
    Link(destination: "/a") { Text("link").padding(4) }
    Link(destination: "/a") { Text("link").shadow(radius: 2) }
    TextField("name", text: .constant("text")).icon(.search).name("name").delay(milliseconds: 9)
    TextField("name", text: .constant("")).kind(.email).textContentType(.addressCity)
      .submitLabel(.return).onSubmit {}.frame(minHeight: 60)
    TextField("name", text: .constant(""), prompt: "prompt").invalid().readOnly()
    Text("form").padding(2).form(destination: "/post")
    Text("ring").focusRing(offset: -200)
    ElementView("label") { Text("label") }
    LeafView("input", size: .auto, isControl: true).disabled(true)
    ElementView("summary", isControl: true) { Text("summary") }.keyboardShortcut("s")
  }
}

private struct Events: View {
  var body: some View {
    Text("drag").gesture(DragGesture(minimumDistance: 3).onChanged { _ in }.onEnded { _ in })
    Text("pinch").gesture(
      MagnifyGesture().onChanged { _ in }.debounced(milliseconds: 30).throttled(milliseconds: 40))
    ForEach(0..<5, id: \.self) { count in
      Text("tap").gesture(TapGesture(count: count).onEnded { _ in })
      Text("tap").onTapGesture(count: count) { () -> Void in }
    }
    Text("press").gesture(LongPressGesture(minimumDuration: 1).onEnded { _ in })
    Text("press").onLongPressGesture(maximumDistance: 5) {
    } onPressingChanged: { _ in
    }
    Text("swipe").onSwipe([.left]) { _ in }
    Text("swipe").onSwipe([.up, .down]) { _ in }
    Text("swipe").onSwipe { _ in }
    Text("hover").onHover { _ in }
    Text("hover").onContinuousHover { _ in }
    Text("keys").onKeyPress(.upArrow, .home) { _ in }
    Text("keys").onKeyPress(.escape, run: .close())
    Text("commands").onTap(.close())
    Text("copy").copyable("a, b/c")
    Text("paste").onPasteCommand { _ in }
    Text("drag").draggable("a/b")
    Text("drag").draggable([1, 2], text: "numbers")
    Text("drop").dropDestination(for: String.self) { _, _ in
      true
    } isTargeted: { _ in
    }
    Text("visible").onScrollVisibilityChange(threshold: 0.25) { _ in }
    Text("outside").onPressOutside {}
    Text("size").onGeometryChange(for: Double.self, of: \.size.width) { _ in }
    Text("target").tapTarget(EdgeInsets(top: -1.234, left: 4, bottom: -9000, right: .nan))
    Text("target").tapTarget(expandedBy: 8)
    Text("disabled").onHover { _ in }.draggable("a").onTapGesture { () -> Void in }.disabled(true)
  }
}

private struct Fields: View {
  private var field: some View { TextField("Name", text: .constant("Ada")) }

  private var group: some View {
    FieldFrame("Group", isGroup: true) { context in
      ElementView("div", attributes: context.groupAttributes) { Text("control") }
    }
  }

  var body: some View {
    field.labelsVisibility(.visible)
    field.fieldHelp("help").labelsHidden()
    field.fieldError("error").fieldHelp("help").required().labelsVisibility(.visible)
    field.required(false).fieldName("ada").readOnly()
    field.invalid().labelsVisibility(.visible)
    group
    group.fieldError("error").required().labelsHidden()
    VStack {
      field
      TextField("", text: .constant(""))
    }
    .environment(FormStatus()).labelsVisibility(.visible)
    Section("Section") { Text("in it") }
    Section {
      Text("in it")
    } header: {
      Text("header")
    } footer: {
      Text("footer")
    }
    .environment(\.sectionContainer, .form(spacing: 6))
  }
}

private struct Layers: View {
  private func layer(_ kind: LayerKind, _ change: (inout LayerOptions) -> Void = { _ in })
    -> some View
  {
    var options = LayerOptions()
    change(&options)
    return LayerView("layer", kind, options, content: Button("opener") {}) {
      Button("inside") {}
    }
    .keyboardShortcut("l")
  }

  var body: some View {
    layer(.dialog) { $0.label = "label" }
    layer(.sheet) {
      $0.openerID = "opener"
      $0.isDismissable = false
    }
    layer(.drawer) { $0.closesByPress = false }
    layer(.popover(LayerPlacement(.top, alignment: .end, gap: 2))) {
      $0.label = "label"
      $0.openerID = "opener"
    }
    layer(.menu(LayerPlacement(.leading, alignment: .center))) { $0.generalLabel = "general" }
    layer(.list(LayerPlacement(.trailing))) { $0.shown = 3 }
    PresentedLayer(.dialog, isPresented: .constant(false), content: Text("closed")) {
      Text("hidden")
    }
    PresentedLayer(.dialog, isPresented: .constant(true), content: Text("open").id(1)) {
      Text("shown")
    }
  }
}
