import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisTesting
import TrellisUI
import TrellisViews

@testable import TrellisControls

/// A handler of a control that throws is a failure of its page, and leaves the control usable.
@MainActor struct ThrowingControlTests {
  private struct Broken: Error {}

  private func events(_ page: TestPage) -> [String?] {
    #expect(page.failures.allSatisfy { $0.error is Broken })
    return page.failures.map(\.event)
  }

  @Test func anAsynchronousButtonCanBePressedAgain() async throws {
    let page = controlPage { AsyncButton("Save") { throw Broken() } }
    for count in 1...2 {
      try page.click("Save")
      await page.finishTasks()
      #expect(events(page) == Array(repeating: "click", count: count))
    }
  }

  @Test func aFormKeepsItsEntryAndCanBeSubmittedAgain() async throws {
    let text = Box("")
    let page = controlPage {
      Form {
        TextField("Name", text: text.binding)
        SubmitButton("Save")
      } onSubmit: {
        throw Broken()
      }
    }
    let form = try #require(page.first("form"))
    try page.type("Ada", into: "Name")
    for count in 1...2 {
      #expect(page.report("submit", form))
      await page.finishTasks()
      #expect(events(page) == Array(repeating: "submit", count: count))
    }
    #expect(text.value == "Ada")
    #expect(form.attribute("aria-busy") != "true")
  }

  @Test func menusBannersAndSteppers() throws {
    let fail: () throws -> Void = { throw Broken() }
    let page = controlPage {
      VStack {
        Menu("Menu", content: { Button("Item", action: fail) }, primaryAction: fail)
        Banner("Note", onDismiss: fail)
        Stepper("Size", onIncrement: fail, onDecrement: nil)
      }
    }
    for name in ["Menu", "Item", "Dismiss", "Increase Size"] {
      let button = try #require(
        page.elements.first {
          $0.accessibleName == name && $0.listenedEvents.contains("click")
        }, "\(name)")
      #expect(page.report("click", button), "\(name)")
    }
    #expect(events(page).count == 4)
  }

  @Test func anAlertIsClosedAllTheSame() throws {
    let isPresented = Box(true)
    let page = controlPage {
      Text("x").alert("Delete?", isPresented: isPresented.binding) {
        Button("Delete") { throw Broken() }
      }
    }
    try page.click("Delete")
    #expect(events(page) == ["click"])
    #expect(!isPresented.value)
  }

  @Test func aSheetThatFailsAfterItsEndStaysHidden() throws {
    let isPresented = Box(true)
    let page = controlPage {
      Text("x").sheet(isPresented: isPresented.binding, onDismiss: { throw Broken() }) { Text("y") }
    }
    let sheet = try #require(page.elements.first { $0.listenedEvents.contains("dismiss") })
    #expect(page.report("dismiss", sheet))
    #expect(events(page) == ["onDismiss"])
    #expect(!isPresented.value)
  }

  @Test func rowsOfTables() throws {
    struct Row: Identifiable { let id: Int }
    let page = controlPage {
      Table("Rows", [Row(id: 1), Row(id: 2)]) {
        TableColumn("Number") { Text("\($0.id)") }
      }
      .onOpen { _ in throw Broken() }
    }
    let row = try #require(
      page.elements.first { ($0.attribute("class") ?? "").contains("l-open") })
    #expect(page.report("click", row))
    #expect(page.report("keydown", row, key: "Enter"))
    #expect(events(page) == ["click", "keydown"])
  }

  @Test func aRuleThatFailsAcceptsItsValue() async throws {
    let page = controlPage {
      TextField("Name", text: .constant("x")).validation(of: "x") { _ in throw Broken() }
    }
    await page.finishTasks()
    #expect(events(page) == ["task"])
  }

  @Test func aSearchThatFailsFindsNothing() async throws {
    let selection = Box(Int?.none)
    let page = controlPage {
      ComboBox("City", selection: selection.binding, label: { "\($0)" }) { _ in throw Broken() }
    }
    let field = try #require(page.first("input"))
    #expect(page.report("input", field, value: "x"))
    await page.finishTasks()
    #expect(events(page) == ["task"])
    #expect(page.optionTexts == ["0 results"])
  }

  @Test func filesOfAFieldAreKeptAndHandledAfterOneThatFails() async throws {
    let (desk, handled) = (TestDesk(), Box([String]()))
    let files = Box([UploadedFile]())
    let page = controlPage {
      FileUpload("Files", files: files.binding) { file in
        handled.value.append(file.name)
        throw Broken()
      }
      .environment(\.uploadService, desk)
    }
    let target = try #require(page.first("trellis-upload"))
    page.host.document.announceAll()
    let data =
      #"{"files":[{"key":1,"name":"a","type":"","size":1},{"key":2,"name":"b","type":"","size":1}]}"#
    #expect(page.host.handle(UIEvent(type: "upload", target: target.id, data: data)))
    desk.finish(1)
    desk.finish(2)
    page.settle()
    await page.finishTasks()
    #expect(handled.value == ["a", "b"])
    #expect(events(page) == ["onUpload", "onUpload"])
    #expect(files.value.map(\.name) == ["a", "b"], "the user sees the files, and can remove them")
  }

  @Test func filesAfterOneThatFailsAreHandled() async throws {
    let (desk, handled) = (TestDesk(), Box([String]()))
    let page = controlPage {
      Text("x").fileDropDestination { file in
        handled.value.append(file.name)
        throw Broken()
      }
      .environment(\.uploadService, desk)
    }
    let target = try #require(page.first("trellis-upload"))
    page.host.document.announceAll()
    let files =
      #"{"files":[{"key":1,"name":"a","type":"","size":1},{"key":2,"name":"b","type":"","size":1}]}"#
    #expect(page.host.handle(UIEvent(type: "upload", target: target.id, data: files)))
    desk.finish(1)
    desk.finish(2)
    page.settle()
    await page.finishTasks()
    #expect(handled.value == ["a", "b"])
    #expect(events(page) == ["fileDropDestination", "fileDropDestination"])
    #expect(desk.cancelled == [1, 2], "the server removes the files")
  }
}
