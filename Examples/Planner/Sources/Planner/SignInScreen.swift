import Trellis

/// The form for signing in.
struct SignInScreen: View {
  let store: Store
  @State private var email = ""
  @State private var password = ""
  @State private var problem: String?
  @Environment(\.page) private var page
  @Environment(\.words) private var words

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      VStack(alignment: .leading, spacing: 4) {
        Text(words("Café planner")).font(.largeTitle).accessibilityHeading(1)
        Text(words("Sign in to see your shifts.")).foregroundStyle(.secondaryText)
      }
      Form {
        TextField(words("E-mail"), text: $email).kind(.email).textContentType(.username).required()
        SecureField(words("Password"), text: $password).required().fieldError(problem)
        SubmitButton(words("Sign in"))
      } onSubmit: {
        try await signIn()
      }
      Text(
        words("Try mara@cafe.example (manager) or anton@cafe.example, with the password espresso.")
      )
      .font(.footnote).foregroundStyle(.secondaryText)
    }
    .padding(32)
    .frame(maxWidth: 400, alignment: .leading)
    .background(.raised).cornerRadius(.large).border(.line).shadow(.low)
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.surface)
    .accessibilityLandmark(.main)
  }

  private nonisolated(nonsending) func signIn() async throws {
    problem = nil
    do {
      try await page.signIn(as: email) {
        try await store.employee(email: email, password: password)
      }
    } catch SignInError.wrongPassword {
      problem = words("The e-mail address or the password is wrong.")
    } catch SignInError.tooManyAttempts {
      problem = words("Too many attempts. Try again in a minute.")
    }
  }
}
