import Trellis

/// The settings of all pages, which the header changes.
struct GallerySettings: Equatable {
  /// `nil` for the scheme of the system.
  var scheme: ColorScheme?
  var density = Density.regular
  var isForest = false

  init(query: [String: String]) {
    scheme = query["scheme"].flatMap(ColorScheme.init)
    density = query["density"].flatMap(Density.init) ?? .regular
    isForest = query["theme"] == "forest"
  }

  /// The query of an address with these settings, `?` included; empty for the standard settings.
  var query: String {
    var parts: [String] = []
    if let scheme { parts.append("scheme=" + scheme.rawValue) }
    if density != .regular { parts.append("density=" + density.rawValue) }
    if isForest { parts.append("theme=forest") }
    return parts.isEmpty ? "" : "?" + parts.joined(separator: "&")
  }
}

private enum SettingsQueryKey: EnvironmentKey {
  static var defaultValue: String { "" }
}

extension EnvironmentValues {
  /// The query that a link needs so that its page has the present settings.
  var settingsQuery: String {
    get { self[SettingsQueryKey.self] }
    set { self[SettingsQueryKey.self] = newValue }
  }
}

/// The header with the settings, the sidebar with all controls, and the page.
struct GalleryFrame<Content: View>: View {
  let path: String
  let content: Content
  @State private var settings: GallerySettings
  @Environment(\.horizontalSizeClass) private var sizeClass

  init(path: String, query: [String: String], @ViewBuilder content: () -> Content) {
    self.path = path
    _settings = State(wrappedValue: GallerySettings(query: query))
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      header
      HStack(alignment: .top, spacing: 0) {
        if sizeClass == .regular { sidebar }
        content.frame(maxWidth: .infinity, alignment: .topLeading).element("main")
          .density(settings.density)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .foregroundStyle(.text)
    .background(.background)
    .environment(\.settingsQuery, settings.query)
    .theme(settings.isForest ? .forest : .standard)
    .modifier(Scheme(scheme: settings.scheme))
  }

  private var header: some View {
    Flow(spacing: 12) {
      Link(destination: "/" + settings.query) {
        Label("Trellis controls", icon: .layers).font(.headline).padding(.vertical, 6)
      }
      .foregroundStyle(.text)
      Picker("Scheme", selection: $settings.scheme) {
        Text("Auto").tag(ColorScheme?.none)
        Text("Light").tag(ColorScheme?.some(.light))
        Text("Dark").tag(ColorScheme?.some(.dark))
      }
      Picker("Theme", selection: $settings.isForest) {
        Text("Blue").tag(false)
        Text("Forest").tag(true)
      }
      Picker("Density", selection: $settings.density) {
        Text("Compact").tag(Density.compact)
        Text("Regular").tag(Density.regular)
        Text("Touch").tag(Density.touch)
      }
    }
    .pickerStyle(.segmented).labelsHidden().controlSize(.small)
    .padding(.horizontal, 16).padding(.vertical, 8)
    .frame(maxWidth: .infinity, alignment: .leading)
    .border(.line, edges: .bottom)
    .element("header")
  }

  private var sidebar: some View {
    VStack(alignment: .leading, spacing: 16) {
      ForEach(ControlGroup.all, id: \.title) { group in
        VStack(alignment: .leading, spacing: 1) {
          Text(group.title).font(.caption).fontWeight(.semibold).foregroundStyle(.secondaryText)
            .padding(.horizontal, 8).padding(.vertical, 4)
          ForEach(group.pages, id: \.name) { SidebarLink(control: $0, path: path) }
        }
        .frame(width: 184, alignment: .leading)
      }
    }
    .padding(12)
    .frame(maxHeight: .infinity, alignment: .top)
    .frame(width: 208)
    .background(.surface)
    .border(.line, edges: .trailing)
    .element("nav").attribute("aria-label", "Controls")
  }
}

/// A link of the sidebar.
private struct SidebarLink: View {
  let control: ControlPage
  let path: String
  @Environment(\.settingsQuery) private var query

  var body: some View {
    let isPresent = path == "/controls/" + control.name
    Link(destination: "/controls/" + control.name + query) {
      Text(control.title).foregroundStyle(isPresent ? .accent : .text)
        .padding(.horizontal, 8).padding(.vertical, 4)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    .selected(isPresent)
    .background(isPresent ? .accentSurface : .clear)
    .cornerRadius(.medium)
  }
}

/// Shows the pages in a chosen color scheme.
private struct Scheme: ViewModifier {
  let scheme: ColorScheme?

  func body(content: Content) -> some View {
    if let scheme { content.colorScheme(scheme) } else { content }
  }
}
