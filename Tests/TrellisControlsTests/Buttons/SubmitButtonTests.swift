import Testing
import TrellisDOM
import TrellisLayout
import TrellisTesting
import TrellisViews

@testable import TrellisControls

struct SubmitButtonTests {
  @Test func aSubmitButtonNamesItsForm() throws {
    let page = controlPage {
      VStack {
        Form {
          SubmitButton("Save")
        } onSubmit: {
        }
        SubmitButton("Outside")
      }
    }
    let buttons = page.elements.filter { $0.tag == "button" }
    try #require(buttons.count == 2)
    let button = buttons[0]
    #expect(button.attribute("type") == "submit")
    #expect(button.attribute("name") == "trellis-form")
    #expect(button.attribute("value")?.isEmpty == false)
    let outside = buttons[1]
    #expect(outside.attribute("type") == "submit" && outside.attribute("name") == nil)
  }

  @Test func aFormWithoutAnActionIsNotPosted() throws {
    let page = controlPage { Form { SubmitButton("Save") } }
    #expect(try #require(page.first("form")).attribute("method") == nil)
    let posted = controlPage {
      Form {
        SubmitButton("Save")
      } onSubmit: {
      }
    }
    #expect(try #require(posted.first("form")).attribute("method") == "post")
  }

  @Test func theButtonOfARunningFormIsBusyAndKeepsItsSize() throws {
    var widths: Set<Double> = []
    for isRunning in [true, false] {
      let page = controlPage {
        SubmitButton("Send").environment(\.formState, FormState(id: "f", isRunning: isRunning))
      }
      let button = try #require(page.first("button"))
      #expect(button.attribute("aria-busy") == (isRunning ? "true" : nil))
      widths.insert(try #require(button.frame).width)
    }
    #expect(widths.count == 1, "the spinner is over the title")
  }
}
