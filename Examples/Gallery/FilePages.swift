import Trellis

let filePages: [ControlPage] = [
  ControlPage(
    "file-upload", "File upload", "Files of the user, sent in parts, with progress.",
    keys: [
      "Space, Enter": "Opens the dialog for files", "Control V": "Adds files of the clipboard",
    ],
    code: """
      FileUpload(
        "Attachments", files: $files,
        types: ["image/*", ".pdf", ".txt"],
        maximumSize: 4 << 20, maximumCount: 3
      )
      """
  ) {
    FileSample()
    LargeFileSample()
    Sample("Disabled") {
      FileUpload("Photo", files: .constant([]), maximumCount: 1).disabled(true)
    }
    DropSample()
  }
]

/// A field for a few small files.
private struct FileSample: View {
  @State private var files: [UploadedFile] = []
  @State private var handled: [String] = []

  var body: some View {
    Sample("Several files, of 4 MB each") {
      FileUpload(
        "Attachments", files: $files, types: ["image/*", ".pdf", ".txt"], maximumSize: 4 << 20,
        maximumCount: 3
      ) { file in handled.append(file.name) }
      .fieldHelp("Images, PDF files and texts, up to 3.")
      Text(
        handled.isEmpty
          ? "No file was handled yet." : "Handled: \(handled.joined(separator: ", "))")
    }
  }
}

/// A view that takes files.
private struct DropSample: View {
  @State private var names: [String] = []
  @State private var refused = ""

  var body: some View {
    Sample("A view for files") {
      VStack(alignment: .leading, spacing: 8) {
        Text(names.isEmpty ? "Drop texts here." : "Received: \(names.joined(separator: ", "))")
        if !refused.isEmpty { Text(refused).foregroundStyle(.danger) }
      }
      .padding(.large).background(.surface).cornerRadius(.large)
      .fileDropDestination(
        types: [".txt"], maximumSize: 4 << 20, onRefusal: { refused = $0.joined(separator: " ") }
      ) { file in
        refused = ""
        names.append(file.name)
      }
    }
  }
}

/// A field for one file of any type.
private struct LargeFileSample: View {
  @State private var files: [UploadedFile] = []

  var body: some View {
    Sample("One file of up to 2 GB") {
      FileUpload("Film", files: $files, maximumSize: 2 << 30, maximumCount: 1)
    }
  }
}
