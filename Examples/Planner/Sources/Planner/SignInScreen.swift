import Trellis

/// The form for signing in.
struct SignInScreen: View {
  let store: Store
  @State private var email = ""
  @State private var password = ""
  @State private var problem: String?
  @Environment(\.page) private var page

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text("Café planner").font(.largeTitle).accessibilityHeading(1)
      Form {
        TextField("E-mail", text: $email).kind(.email).textContentType(.username).required()
        SecureField("Password", text: $password).required().fieldError(problem)
        SubmitButton("Sign in")
      } onSubmit: {
        do {
          try await page.signIn(as: email) {
            try await store.employee(email: email, password: password)
          }
        } catch SignInError.wrongPassword {
          problem = page.text("The e-mail address or the password is wrong.")
        } catch SignInError.tooManyAttempts {
          problem = page.text("Too many attempts. Try again in a minute.")
        }
      }
      Text("Try mara@cafe.example (manager) or anton@cafe.example, with the password espresso.")
        .font(.footnote).foregroundStyle(.secondaryText)
    }
    .padding(32).frame(maxWidth: 400, alignment: .leading)
    .background(.raised).cornerRadius(.large).border(.line).shadow(.low)
    .padding(16).frame(maxWidth: .infinity, maxHeight: .infinity).background(.surface)
    .accessibilityLandmark(.main)
  }
}
