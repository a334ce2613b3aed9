import Trellis

/// Pages with links to each other, higher than the window.
struct Links: View {
  let name: String
  @State private var text = ""
  @State private var isUnsaved = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Page \(name)").font(.largeTitle).accessibilityHeading(1)
      Link("To one", destination: "/links/one").attribute("id", "one")
      Link("To two", destination: "/links/two?a=b").attribute("id", "two")
      Link("To a part", destination: "/links/two#part").attribute("id", "part")
      Link("To a missing page", destination: "/no-links").attribute("id", "missing")
      Link("To a file", destination: "/assets/favicon.svg").attribute("id", "file")
      Link("To a tab", destination: "/links/two").attribute("id", "tab")
        .attribute("target", "_blank")
      Link("To a download", destination: "/links/two").attribute("id", "download")
        .attribute("download", "two.html")
      TextField("Text", text: $text)
      Toggle("Unsaved", isOn: $isUnsaved)
      ForEach(0..<60, id: \.self) { Text("Line \($0)") }
      Link("At the end", destination: "/links/two").attribute("id", "end")
    }
    .padding(16)
    .unsavedChanges(isUnsaved)
  }
}
