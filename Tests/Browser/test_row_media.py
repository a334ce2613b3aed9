"""A row with a sound that plays leaves the visible part of a long list, and the sound plays on."""

import io
import wave

from harness import ApplicationTestCase, ChaosProxy, Page, also_in_firefox_at_length, long, press, settled

PANE = """
  const list = document.querySelector('[role=list],[role=listbox]');
  let pane = list.parentElement;
  while (!/auto|scroll/.test(getComputedStyle(pane).overflowY)) pane = pane.parentElement;
"""

# Adds a sound to the row with a number, plays it, and counts what a user would hear: another load, a pause, a step back.
PLAY = PANE + """
  const row = list.querySelector(`[aria-posinset="${arguments[0]}"]`);
  const sound = document.createElement('audio');
  Object.assign(sound, { src: arguments[1], muted: true });
  const nameOf = () => row.innerText.split('\\n')[0];
  // The element of a row that leaves may become the element of another row.
  window.heard = { sound, row, loads: 0, pauses: 0, steps: 0, last: 0, name: nameOf() };
  heard.isMounted = () => row.isConnected && nameOf() === heard.name;
  row.append(sound);
  return sound.play().then(() => {
    sound.addEventListener('emptied', () => heard.loads++);
    sound.addEventListener('pause', () => heard.pauses++);
    sound.addEventListener('timeupdate', () => {
      if (sound.currentTime < heard.last) heard.steps++;
      heard.last = sound.currentTime;
    });
    return true;
  });
"""
LOOK = """
  const { sound, row, loads, pauses, steps } = heard;
  return { isMounted: heard.isMounted() && row.contains(sound), isPaused: sound.paused, loads, pauses, steps };
"""
PLAYING = {"isMounted": True, "isPaused": False, "loads": 0, "pauses": 0, "steps": 0}
#: Whether the row of the sound is in the visible part.
VISIBLE = PANE + """
  const [view, box] = [pane, heard.row].map((one) => one.getBoundingClientRect());
  return heard.isMounted() && box.bottom > view.top && box.top < view.bottom;
"""
#: Whether rows cover the visible part.
COVERED = PANE + """
  const { top, bottom } = pane.getBoundingClientRect();
  const boxes = [...list.children].map((one) => one.getBoundingClientRect());
  return boxes.some((one) => one.top <= top + 60) && boxes.some((one) => one.bottom >= bottom - 60);
"""


def silence(seconds: int) -> bytes:
    """A sound file with 8,000 samples of 8 bits a second."""
    content = io.BytesIO()
    with wave.open(content, "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(1)
        sound.setframerate(8000)
        sound.writeframes(b"\x80" * 8000 * seconds)
    return content.getvalue()


@also_in_firefox_at_length
class RowMediaTests(ApplicationTestCase):
    command = ("StatePage", "--inspect")

    def setUp(self) -> None:
        super().setUp()
        self.proxy = ChaosProxy(self.application.port)
        # Pages may play sounds of their own server only.
        self.proxy.serve("/long.wav", "audio/wav", silence(120))
        self.proxy.serve("/short.wav", "audio/wav", silence(2))
        self.addCleanup(self.proxy.close)

    def playing(self, path: str, sound: str = "/long.wav") -> Page:
        """A page that plays a sound in its third row."""
        page = self.page("/healthz", width=800, height=700)
        page.open(self.proxy.address + path)
        settled(page)
        page.wait(COVERED)
        # Browsers play sounds after a press only.
        page.click_at(790, 690)
        self.assertTrue(page.run(PLAY, 3, sound))
        return page

    def scroll(self, page: Page, part: float) -> None:
        page.run(PANE + "pane.scrollTo({ top: (pane.scrollHeight - pane.clientHeight) * arguments[0], behavior: 'instant' })", part)
        page.wait(COVERED)
        settled(page)

    def check(self, page: Page) -> None:
        """The sound has played on, and plays on."""
        time = page.run("return heard.sound.currentTime")
        page.wait("return heard.sound.currentTime > arguments[0]", time)
        self.assertEqual(page.run(LOOK), PLAYING)

    def journey(self, path: str) -> None:
        page = self.playing(path)
        self.check(page)
        for part in (0.02, 0.5, 1, 0.3):
            with self.subTest(part=part):
                self.scroll(page, part)
                self.assertFalse(page.run(VISIBLE))
                self.check(page)
        self.scroll(page, 0)
        self.assertTrue(page.run(VISIBLE))
        self.check(page)

    @long
    def test_a_sound_in_a_row_of_a_stack_plays_on_during_a_journey(self) -> None:
        self.journey("/feed")

    def test_a_sound_in_a_row_of_a_list_plays_on_during_a_journey(self) -> None:
        self.journey("/list")

    def test_a_sound_plays_on_while_rows_before_it_come_and_go(self) -> None:
        page = self.playing("/feed")
        self.scroll(page, 0.5)
        for title in ("Insert above", "Insert above", "Remove above", "Resize"):
            press(page, title)
            self.check(page)
        self.scroll(page, 0)
        self.assertFalse(page.run(VISIBLE), "100 rows are before it")
        press(page, "Remove above")
        page.wait(f"return (() => {{ {VISIBLE} }})()")
        settled(page)
        self.check(page)

    def leaves(self, page: Page) -> None:
        page.wait("return heard.sound.paused")
        self.scroll(page, 0.7)
        page.wait("return !heard.isMounted()")

    @long
    def test_a_row_whose_sound_is_paused_leaves_the_list(self) -> None:
        page = self.playing("/feed")
        self.scroll(page, 0.5)
        self.check(page)
        page.run("heard.sound.pause()")
        self.leaves(page)

    @long
    def test_a_row_whose_sound_has_ended_leaves_the_list(self) -> None:
        page = self.playing("/feed", "/short.wav")
        self.scroll(page, 0.5)
        page.wait("return heard.sound.ended")
        self.leaves(page)
