import Trellis

/// A view with the usual controls, for the tests of the library.
struct SampleForm: View {
  enum Size: String, CaseIterable {
    case small, large
  }

  @State var name = ""
  @State var isMember = false
  @State var size = Size.small
  @State var colour = "red"
  @State var clicks = 0
  @State var asks = false
  @State var submitted = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Order").font(.largeTitle).accessibilityHeading(1)
      Form {
        TextField("Name", text: $name, prompt: "Ada Lovelace")
        Toggle("Member", isOn: $isMember)
        Picker("Size", selection: $size) {
          ForEach(Size.allCases, id: \.self) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)
        Picker("Colour", selection: $colour) {
          ForEach(["red", "green", "blue"], id: \.self) { Text($0).tag($0) }
        }
        SubmitButton("Send")
      } onSubmit: {
        submitted = "\(name), \(isMember), \(size.rawValue), \(colour)"
      }
      if !submitted.isEmpty { Text("Sent: \(submitted)") }
      Button("Add one") { clicks += 1 }
      Text("Clicked \(clicks) times")
      Button("Locked") {}.disabled(true)
      Button("Ask") { asks = true }
        .alert("Really?", isPresented: $asks) {
          Button("No", role: .cancel) {}
          Button("Yes") { clicks = 100 }
        } message: {
          Text("This adds many.")
        }
    }
    .padding(24)
  }
}

/// A site of two pages, one of which the other opens.
enum SampleSite {
  static let news = Topic<String>()

  static var routes: [Route] {
    [
      Route("/", title: "Order") { _ in SampleForm() },
      Route("/news", title: "News") { page in
        let model = SharedModel<[String]>([])
        page.subscribe(news) { text in model.update { $0.append(text) } }
        page.after(.seconds(60)) { model.update { $0.append("a minute later") } }
        return NewsView(news: model, open: { [unowned page] in page.open("/?from=news") })
      },
      .redirect("/old", to: "/news"),
    ]
  }

  struct NewsView: View {
    let news: SharedModel<[String]>
    let open: () -> Void

    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        Text("News").font(.largeTitle).accessibilityHeading(1)
        ForEach(Array(news.value.enumerated()), id: \.offset) { Text($0.element) }
        Button("Order something") { open() }
        Link("The order", destination: "/")
      }
      .padding(24)
    }
  }
}
