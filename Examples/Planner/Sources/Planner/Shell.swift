import Trellis

/// The frame of the pages, with the links that the user may open.
struct Shell<Content: View>: View {
  let path: String
  @ViewBuilder let content: Content
  @Environment(\.user) private var user
  @Environment(\.page) private var page

  var body: some View {
    AppShell("Café planner", path: path, links: links) {
      VStack(alignment: .leading, spacing: 16) {
        Text(page.title).font(.largeTitle).accessibilityHeading(1)
        content
      }
      .padding(16).frame(maxWidth: .infinity, alignment: .leading)
    } toolbar: {
      Menu(user?.name ?? "") {
        Button("English") { page.chooseLanguage("en") }
        Button("Deutsch") { page.chooseLanguage("de") }
        Divider()
        Button("Sign out elsewhere") { signOutElsewhere() }
        Button("Sign out") { page.signOut(thenOpen: "/sign-in") }
      }
    }
  }

  /// Ends the sign-ins of the user in other browsers.
  private func signOutElsewhere() {
    let own = page.current?.currentSignIn?.id
    for signIn in page.current?.signInsOfUser ?? [] where signIn.id != own {
      page.current?.endSignIn(signIn.id)
    }
    page.toast("Other browsers are signed out.", tone: .success)
  }

  private var links: [ShellLink] {
    [
      ShellLink("Week", icon: .calendar, destination: "/"),
      ShellLink("Past shifts", icon: .clock, destination: "/history"),
    ] + (user.hasRole("manager") ? [ShellLink("Staff", icon: .users, destination: "/staff")] : [])
  }
}

extension Theme {
  /// The colors of coffee and clay.
  static let cafe = Theme([
    .accent: Color(light: Color(0x9A3F1C), dark: Color(0xF0A483)),
    .accentHovered: Color(light: Color(0x833416), dark: Color(0xF5B89D)),
    .accentPressed: Color(light: Color(0x6B2A11), dark: Color(0xF8CBB7)),
    .onAccent: Color(light: .white, dark: Color(0x2E1207)),
    .accentSurface: Color(light: Color(0xF9E8DF), dark: Color(0x3A2318)),
  ])
}
