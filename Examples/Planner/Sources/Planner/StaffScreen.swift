import GRDB
import Trellis
import TrellisGRDB
import TrellisPasswords

/// A card for each employee.
struct StaffScreen: View {
  let store: Store
  @Environment(\.page) private var page

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Button("New employee", destination: "/staff/new").buttonStyle(.borderedProminent)
      Grid(columns: [.adaptive(minimum: 260)], spacing: 12) {
        ForEach(store.plan[\.staff]) { employee in
          let photo = employee.photo.map { page.address(of: $0, for: .signedIn) }
          Link(destination: "/staff/\(employee.id)") {
            HStack(spacing: 12) {
              Avatar(employee.name, picture: photo, size: 48)
              Text(employee.name).font(.headline).lineLimit(1)
              Spacer()
              if employee.isManager { Badge("Manager", tone: .info) }
            }
            .padding(16).frame(maxWidth: .infinity)
            .foregroundStyle(.text).background(.raised).background(.accentSurface, when: .hovered)
            .cornerRadius(.large).border(.line)
          }
        }
      }
    }
  }
}

/// The form for an employee.
struct EmployeeScreen: View {
  let store: Store
  @State var employee = Employee()
  @State private var password = ""
  @State private var files: [UploadedFile] = []
  @State private var takenEmail: String?
  @Environment(\.page) private var page
  private let pictures = ["image/jpeg", "image/png"]
  private var needsPassword: Bool { employee.password.isEmpty || !password.isEmpty }

  var body: some View {
    Form {
      TextField("Name", text: $employee.name).required()
        .validation("Enter a name.", when: employee.name.isEmpty)
      TextField("E-mail", text: $employee.email).kind(.email).required()
        .validation("Enter an e-mail address.", when: !employee.email.contains("@"))
        .validation("Another employee has this address.", when: employee.email == takenEmail)
      Toggle("Manager", isOn: $employee.isManager)
      SecureField("New password", text: $password, isNew: true)
        .validation("Enter at least 8 letters.", when: needsPassword && password.count < 8)
      FileUpload("Photo", files: $files, types: pictures, maximumSize: 5 << 20, maximumCount: 1)
        .validation(
          "The photo must be a JPEG or PNG picture.",
          when: !files.allSatisfy { pictures.contains($0.contentType) })
      SubmitButton("Save")
    } onSubmit: {
      if let file = files.last { employee.photo = file.keep() }
      if needsPassword { employee.password = try await PasswordHash.make(password).text }
      let former = try await store.employee(employee.id)
      do {
        try await store.save(employee)
        // No browser keeps a former role, or a sign-in by a former password.
        let keepsSignIns = (former?.password, former?.roles) == (employee.password, employee.roles)
        if !keepsSignIns { page.current?.endSignIns(of: employee.id) }
        page.toast("Saved.", tone: .success)
        page.open("/staff")
      } catch let error as DatabaseError where error.uniqueColumns == ["email"] {
        takenEmail = employee.email
      }
    }
    .frame(maxWidth: 560).frame(maxWidth: .infinity, alignment: .leading)
  }
}
