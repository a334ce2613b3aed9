"""Films in Examples/Films play on while their rows move, and stay in full screen without them."""

from harness import ApplicationTestCase, Page, also_in_firefox_at_length, differences, long, settled
from harness.page import Rect
from harness.picture import brightness

# Plays a film, and counts what a user would see or hear: a new element, a new load, a pause, a step back, no picture.
PLAY = """
const video = document.getElementById(`film-${arguments[0]}`);
video.muted = true;
window.watched = { video, loads: 0, pauses: 0, steps: 0, gaps: 0, last: 0 };
video.addEventListener("loadstart", () => watched.loads++);
video.addEventListener("pause", () => watched.pauses++);
return video.play().then(() => {
  const look = () => {
    if (video.currentTime < watched.last) watched.steps++;
    if (video.readyState < 2) watched.gaps++;
    watched.last = video.currentTime;
    requestAnimationFrame(look);
  };
  look();
  return true;
});
"""

LOOK = """
const { video, loads, pauses, steps, gaps } = watched;
return { same: document.getElementById(video.id) === video, paused: video.paused, loads, pauses, steps, gaps };
"""

PLAYING = {"same": True, "paused": False, "loads": 0, "pauses": 0, "steps": 0, "gaps": 0}

PRESS = "document.querySelector(`[aria-label='${arguments[0]}']`).click()"


@also_in_firefox_at_length
class FilmsTests(ApplicationTestCase):
    command = ("Films", "--inspect")

    def play(self, name: str = "tide") -> Page:
        page = self.live("/", width=1000, height=1200)
        page.wait("return document.getElementById(`film-${arguments[0]}`).readyState >= 3", name)
        self.assertTrue(page.run(PLAY, name))
        return page

    def check(self, page: Page) -> None:
        """The film has played on, and plays on."""
        time = page.run("return watched.video.currentTime")
        page.wait("return watched.video.currentTime > arguments[0]", time)
        self.assertEqual(page.run(LOOK), PLAYING)

    def check_picture(self, page: Page, name: str = "tide") -> None:
        """No screenshot of a sequence has a black film: the middle above the controls is bright."""
        for _ in range(5):
            [film] = page.rects(f"#film-{name}")
            part = Rect(film.x + film.width / 2 - 16, film.y + film.height / 3, 32, 8)
            self.assertGreater(brightness(page, part), 40)

    def is_in_list(self, page: Page, index: int) -> None:
        page.wait("return document.querySelectorAll('section')[arguments[0]].contains(watched.video)", index)

    def row_is_gone(self, page: Page, name: str) -> None:
        page.wait("return ![...document.querySelectorAll(`[data-film=${arguments[0]}]`)].some((one) => one.checkVisibility())",
                  name)

    def fill_screen(self, page: Page, title: str) -> None:
        page.click(f"[aria-label='Full screen: {title}']")
        page.wait("return document.fullscreenElement === watched.video")
        settled(page)

    def check_moves(self, page: Page) -> None:
        for label, place in [("Seen: Tide", 1), ("Watch again: Tide", 0), ("Seen: Colony", 0), ("Seen: Tide", 1)]:
            with self.subTest(press=label):
                page.click(f"[aria-label='{label}']")
                self.check_picture(page)
                self.is_in_list(page, place)
                self.check_picture(page)
                settled(page)
                self.check(page)
        page.click("button", "Reverse")
        page.wait("return document.querySelectorAll('section')[1].querySelector('[data-film]').contains(watched.video)")
        settled(page)
        self.check(page)
        self.assertEqual(differences(page), [])

    def test_a_film_plays_on_while_its_row_moves(self) -> None:
        page = self.play()
        self.assertTrue(page.run("return 'moveBefore' in Element.prototype"))
        self.check_moves(page)

    @long
    def test_a_film_plays_on_while_its_row_moves_without_move_before(self) -> None:
        page = self.play()
        page.run("delete Element.prototype.moveBefore")
        self.check_moves(page)

    def check_pages(self, page: Page) -> None:
        """The film plays on while the tab goes to the page of the film, back to the list, and to the page again."""
        page.run("window.isTheSame = true")
        for go, heading, count in [
            ("document.querySelector(`[aria-label='About: Tide']`).click()", "Tide", 1),
            ("document.querySelector('a[href=\"/\"]').click()", "Films", 3),
            ("history.back()", "Tide", 1),
        ]:
            with self.subTest(go=go):
                page.run(go)
                self.check_picture(page)
                page.wait("return document.querySelector('h1')?.textContent === arguments[0]", heading)
                settled(page)
                self.check(page)
                self.assertEqual(page.count("video"), count)
                self.assertEqual(differences(page), [])
                [film] = page.rects("#film-tide")
                self.assertEqual(film.width, 712 if count == 1 else 256)
        self.assertTrue(page.run("return window.isTheSame === true"))
        self.fill_screen(page, "Tide")
        self.check(page)

    @long
    def test_a_film_plays_on_on_its_page(self) -> None:
        self.check_pages(self.play())

    @long
    def test_a_film_plays_on_on_its_page_without_move_before(self) -> None:
        page = self.play()
        page.run("delete Element.prototype.moveBefore")
        self.check_pages(page)

    def test_another_film_is_loaded_on_its_page(self) -> None:
        page = self.play()
        page.run("document.querySelector(`[aria-label='About: Colony']`).click()")
        page.wait("return document.querySelector('h1')?.textContent === 'Colony'")
        page.wait("return document.querySelector('video').readyState >= 3")
        self.assertEqual(page.run("return [watched.video.isConnected, document.querySelectorAll('video').length]"), [False, 1])

    def test_a_film_that_has_ended_is_seen(self) -> None:
        page = self.play()
        page.run("watched.video.currentTime = watched.video.duration - 0.5")
        self.is_in_list(page, 1)
        self.assertTrue(page.run("return watched.video.ended"))

    def test_a_film_in_full_screen_outlives_its_row(self) -> None:
        page = self.play()
        self.fill_screen(page, "Tide")
        page.run(PRESS, "Remove: Tide")
        self.row_is_gone(page, "tide")
        settled(page)
        self.assertTrue(page.run("return document.fullscreenElement === watched.video"))
        self.check(page)
        page.run("return document.exitFullscreen().then(() => true)")
        page.wait("return !watched.video.isConnected")
        settled(page)
        self.assertEqual(differences(page), [])
        self.assertEqual(page.count("video"), 2)

    @long
    def test_a_film_in_full_screen_returns_to_its_row(self) -> None:
        page = self.play("colony")
        self.fill_screen(page, "Colony")
        page.run(PRESS, "Remove: Colony")
        self.row_is_gone(page, "colony")
        settled(page)
        page.run("[...document.querySelectorAll('button')].find((one) => one.textContent.includes('Put all back')).click()")
        page.wait("return document.querySelector('[data-film=colony]:not([hidden])')?.contains(watched.video)")
        settled(page)
        self.assertTrue(page.run("return document.fullscreenElement === watched.video"))
        self.check(page)
        page.run("return document.exitFullscreen().then(() => true)")
        page.wait("return document.fullscreenElement === null")
        settled(page)
        self.check(page)
        self.assertEqual(differences(page), [])
        [row], [film] = page.rects("[data-film=colony]:not([hidden])"), page.rects("#film-colony")
        self.assertTrue(row.x <= film.x and film.right <= row.right and row.y <= film.y and film.bottom <= row.bottom)

    @long
    def test_the_page_fits_its_window(self) -> None:
        for width in (390, 768, 1440):
            with self.subTest(width=width):
                page = self.live("/", width=width, height=900)
                self.assertLessEqual(page.run("return document.documentElement.scrollWidth - innerWidth"), 0)
                for row, film in zip(page.rects("[data-film]"), page.rects("video"), strict=True):
                    self.assertTrue(row.x < film.x and film.right < row.right and film.bottom < row.bottom)
                    self.assertAlmostEqual(film.width / film.height, 16 / 9, delta=0.02)
