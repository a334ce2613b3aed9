import Foundation
import Trellis
import TrellisGRDB

/// A card for each employee.
struct StaffScreen: View {
  let store: Store
  @Environment(\.words) private var words

  var body: some View {
    let shops = store.plan[\.shops]
    VStack(alignment: .leading, spacing: 16) {
      ScreenHeader(title: words("Staff")) { Link(words("New employee"), destination: "/staff/new") }
      Grid(columns: [.adaptive(minimum: 260)], spacing: 12) {
        ForEach(store.plan[\.staff]) { employee in
          Link(destination: "/staff/\(employee.id)") {
            HStack(spacing: 12) {
              Avatar(employee.name, picture: employee.picture, size: 48)
              VStack(alignment: .leading, spacing: 2) {
                Text(employee.name).font(.headline).lineLimit(1)
                Text(shops.first { $0.id == employee.shop }?.name ?? "")
                  .font(.footnote).foregroundStyle(.secondaryText)
              }
              Spacer()
              if employee.role == .manager { Badge(words("Manager"), tone: .info) }
            }
            .padding(16)
            .frame(maxWidth: .infinity)
            .foregroundStyle(.text)
            .background(.raised).background(.accentSurface, when: .hovered)
            .cornerRadius(.large).border(.line)
          }
        }
      }
    }
    .padding(24)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// The form for an employee.
struct EmployeeScreen: View {
  let store: Store
  @State private var draft: Draft<Employee>
  @State private var password = ""
  @State private var files: [UploadedFile] = []
  @State private var takenEmail: String?
  @State private var refusedPhoto: UploadedFile?
  @Environment(\.page) private var page
  @Environment(\.words) private var words

  init(store: Store, employee: Employee) {
    self.store = store
    _draft = State(wrappedValue: Draft(employee))
  }

  private var isNew: Bool { draft.original.name.isEmpty }

  var body: some View {
    let employee = draft.value
    VStack(alignment: .leading, spacing: 16) {
      Breadcrumbs([
        Breadcrumb(words("Staff"), destination: "/staff"),
        Breadcrumb(isNew ? words("New employee") : draft.original.name, destination: "/staff"),
      ])
      HStack(spacing: 16) {
        if !isNew { Avatar(draft.original.name, picture: draft.original.picture, size: 64) }
        Text(isNew ? words("New employee") : draft.original.name).font(.largeTitle)
          .accessibilityHeading(1)
      }
      Form {
        TextField(words("Name"), text: $draft.value.name).required()
          .validation(employee.name.isEmpty ? words("Enter a name.") : nil)
        TextField(words("E-mail"), text: $draft.value.email).kind(.email).required()
          .validation(emailProblem(employee.email))
        Picker(words("Role"), selection: $draft.value.role) {
          Text(words("Employee")).tag(Role.employee)
          Text(words("Manager")).tag(Role.manager)
        }
        .pickerStyle(.segmented)
        Picker(words("Shop"), selection: $draft.value.shop) {
          ForEach(store.plan[\.shops]) { Text($0.name).tag($0.id) }
        }
        SecureField(words("New password"), text: $password, isNew: true)
          .validation(
            password.isEmpty && !isNew || password.count >= 8
              ? nil : words("Enter at least 8 letters."))
        FileUpload(
          words("Photo"), files: $files, types: ["image/jpeg", "image/png"], maximumSize: 5 << 20,
          maximumCount: 1
        )
        .fieldError(
          files.last.flatMap {
            $0 == refusedPhoto ? words("The photo must be a JPEG or PNG picture.") : nil
          })
        SubmitButton(words("Save"))
      } onSubmit: {
        try await save()
      }
    }
    .padding(24)
    .frame(maxWidth: 560, alignment: .leading)
    .frame(maxWidth: .infinity, alignment: .leading)
    .unsavedChanges(draft.isDirty)
  }

  private func emailProblem(_ email: String) -> String? {
    if !email.contains("@") { return words("Enter an e-mail address.") }
    return email == takenEmail ? words("Another employee has this address.") : nil
  }

  private nonisolated(nonsending) func save() async throws {
    var employee = draft.value
    do {
      if let file = files.last { employee.photo = try store.keepPhoto(file) }
      try await store.save(employee, password: password)
    } catch Refusal.takenEmail {
      takenEmail = employee.email
      return
    } catch Refusal.noPhoto {
      refusedPhoto = files.last
      return
    }
    // A browser that is signed in must not keep a former role, nor one that knows the former password its sign-in.
    if !password.isEmpty || employee.role != draft.original.role {
      page.current?.endSignIns(of: employee.id)
    }
    draft.didSave()
    page.toast(words("Saved."), tone: .success)
    page.open("/staff")
  }
}
