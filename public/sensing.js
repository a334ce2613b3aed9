// Senses what no single event of the browser tells: gestures, sizes, visibility, presses outside, keyboard shortcuts,
// drags and the clipboard. An element asks for it by words of `data-sense`; each is sent as an event of the element.
//
// A word that is no sense of this file is the type of a DOM event that the client does not listen to otherwise, or a
// recogniser of the application: a function of `document.trellisSenses`, a map by name.

/** The movement in CSS px after which a press is a pan, and no tap or long press. */
const slop = 8;
/** The milliseconds of a long press. */
const pressTime = 500;
/** The least speed of a swipe in CSS px for each millisecond, and its least length in CSS px. */
const swipeSpeed = 0.3;
const swipeLength = 24;
/** The largest text of the clipboard or of a drop that is sent, in characters. */
const textLimit = 20000;

/** The direction of a swipe by its movement in `time` milliseconds; `null` if it is too slow or too short. */
export function directionOf(dx, dy, time) {
  const length = Math.max(Math.abs(dx), Math.abs(dy));
  if (length < swipeLength || length / Math.max(time, 1) < swipeSpeed) return null;
  if (Math.abs(dx) > Math.abs(dy)) return dx < 0 ? "left" : "right";
  return dy < 0 ? "up" : "down";
}

/** Whether a key event is the shortcut `mod+shift+k`; `mod` is the command key on Apple systems, otherwise control. */
export function isShortcut(words, event, isApple) {
  const parts = words.toLowerCase().split("+");
  const last = parts.pop() || "+";
  const key = last === "space" ? " " : last;
  const wants = (name) => parts.includes(name);
  const [control, meta] = wants("mod") ? [!isApple, isApple] : [wants("control"), wants("meta")];
  return event.key.toLowerCase() === key && event.ctrlKey === control && event.metaKey === meta
    && event.altKey === wants("alt") && (event.shiftKey === wants("shift") || (key.length === 1 && key === event.key
      && key.toLowerCase() === key.toUpperCase()));
}

const rounded = (length) => Math.round(length * 100) / 100;

/** Starts to sense for `page`. */
export function start(page) {
  const { state, root, document, listenTo } = page;
  const window = document.defaultView;
  /** The functions that end the senses of each element, by word. */
  const active = new Map();
  const isApple = /Mac|iPhone|iPad/.test(window.navigator.platform);

  function tell(element, type, detail = {}) {
    listenTo([type]);
    element.dispatchEvent(new CustomEvent(type, { detail }));
  }

  /** Adds listeners, and returns a function that removes them. */
  function hear(target, handlers, options = {}) {
    for (const [type, handler] of Object.entries(handlers)) target.addEventListener(type, handler, options);
    return () => {
      for (const [type, handler] of Object.entries(handlers)) target.removeEventListener(type, handler, options);
    };
  }

  /** The position of a pointer event in an element. */
  function within(element, { clientX, clientY }) {
    const { left, top } = element.getBoundingClientRect();
    return { x: rounded(clientX - left), y: rounded(clientY - top) };
  }

  /** Follows one pointer from its press on: `move(dx, dy, event)`, then `end(dx, dy, isCancelled, event)`. */
  function followPointer(element, press, { move, end }) {
    const { pointerId, clientX, clientY } = press;
    const by = (event) => [rounded(event.clientX - clientX), rounded(event.clientY - clientY)];
    const finish = (event, isCancelled) => {
      stop();
      end(...by(event), isCancelled, event);
    };
    const own = (handler) => (event) => { if (event.pointerId === pointerId) handler(event); };
    const stop = hear(window, {
      pointermove: own((event) => move(...by(event), event)),
      pointerup: own((event) => finish(event, false)), pointercancel: own((event) => finish(event, true)),
    }, true);
    return stop;
  }

  /** Keeps the click that follows a gesture from the page. */
  function swallowClick() {
    const stop = hear(window, { click: (event) => { event.stopPropagation(); event.preventDefault(); stop(); } }, true);
    setTimeout(stop, 400);
  }

  const senses = {
    longpress(element) {
      return hear(element, {
        pointerdown(press) {
          if (press.button) return;
          const fire = () => {
            stop();
            // A finger that is lifted makes a click, and the system may open a menu.
            swallowClick();
            tell(element, "longpress", within(element, press));
          };
          const timer = setTimeout(fire, pressTime);
          const cancel = () => { clearTimeout(timer); stop(); };
          const move = (dx, dy) => { if (Math.hypot(dx, dy) > slop) cancel(); };
          const stopFollowing = followPointer(element, press, { move, end: cancel });
          const stopMenu = hear(element, {
            contextmenu(event) {
              if (press.pointerType === "mouse") return;
              event.preventDefault();
              clearTimeout(timer);
              fire();
            },
          });
          const stop = () => { stopFollowing(); stopMenu(); };
        },
      });
    },

    pan(element) {
      return hear(element, {
        pointerdown(press) {
          if (press.button || !press.isPrimary) return;
          let isPan = false;
          followPointer(element, press, {
            move(dx, dy) {
              if (!isPan && Math.hypot(dx, dy) <= slop) return;
              if (!isPan) {
                isPan = true;
                tell(element, "panstart", within(element, press));
              }
              tell(element, "pan", { dx, dy });
            },
            end(dx, dy, isCancelled) {
              if (!isPan) return;
              swallowClick();
              tell(element, "panend", { dx, dy, isCancelled });
            },
          });
        },
      });
    },

    swipe(element) {
      return hear(element, {
        pointerdown(press) {
          if (press.button || !press.isPrimary) return;
          followPointer(element, press, {
            move() {},
            end(dx, dy, isCancelled, event) {
              const direction = isCancelled ? null : directionOf(dx, dy, event.timeStamp - press.timeStamp);
              if (!direction) return;
              swallowClick();
              tell(element, "swipe", { direction });
            },
          });
        },
      });
    },

    pinch(element) {
      const points = new Map();
      let first = 0;
      const spread = () => {
        const [one, other] = points.values();
        return Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY));
      };
      const scale = () => rounded(spread() / first);
      const lift = (event) => {
        if (points.size === 2 && points.has(event.pointerId)) tell(element, "pinchend", { scale: scale() });
        points.delete(event.pointerId);
      };
      return hear(element, {
        pointerdown(event) {
          if (points.size === 2) return;
          points.set(event.pointerId, event);
          if (points.size === 2) first = spread();
        },
        pointermove(event) {
          if (!points.has(event.pointerId)) return;
          points.set(event.pointerId, event);
          if (points.size === 2) tell(element, "pinch", { scale: scale() });
        },
        pointerup: lift, pointercancel: lift,
        // The pinch of a trackpad.
        wheel(event) {
          if (!event.ctrlKey) return;
          event.preventDefault();
          tell(element, "pinchend", { scale: rounded(Math.exp(-event.deltaY / 100)) });
        },
      }, { passive: false });
    },

    elementresize(element) {
      const observer = new window.ResizeObserver(([{ contentRect: { width, height } }]) => {
        tell(element, "elementresize", { width: rounded(width), height: rounded(height) });
      });
      observer.observe(element);
      return () => observer.disconnect();
    },

    intersect(element, words) {
      const threshold = words.split(",").map(Number).filter((one) => one >= 0 && one <= 1);
      const observer = new window.IntersectionObserver((entries) => {
        const { intersectionRatio, isIntersecting } = entries.at(-1);
        tell(element, "intersect", { ratio: rounded(intersectionRatio), isIntersecting });
      }, { threshold: threshold.length ? threshold : 0 });
      observer.observe(element);
      return () => observer.disconnect();
    },

    outsidepress(element) {
      return hear(document, {
        pointerdown(event) {
          if (!element.contains(event.target) && element.checkVisibility?.() !== false) tell(element, "outsidepress");
        },
      }, true);
    },

    shortcut(element, words) {
      return hear(document, {
        keydown(event) {
          if (event.defaultPrevented || event.isComposing || !isShortcut(words, event, isApple)) return;
          const { target } = event;
          const isTyping = target.matches?.("input,textarea,select,[contenteditable]");
          if (isTyping && !event.ctrlKey && !event.metaKey && !event.altKey && event.key.length === 1) return;
          // The page behind a modal dialog, and what is hidden or disabled, cannot be used.
          const modal = [...document.querySelectorAll("dialog:modal")].at(-1);
          if (modal && !modal.contains(element)) return;
          const scope = element.closest("[data-scope]");
          if (scope && !scope.contains(target)) return;
          if (element.disabled || element.closest("[inert],[hidden]")) return;
          event.preventDefault();
          element.click();
        },
      }, true);
    },

    /** Tells when an element was visible for a time, without that for which a pointer or the focus was in it. */
    expire(element, words) {
      let rest = Number(words);
      let since = 0;
      let timer = 0;
      const isHeld = () => document.hidden || element.matches(":hover") || element.contains(document.activeElement);
      function follow() {
        if (timer) rest -= performance.now() - since;
        clearTimeout(timer);
        timer = 0;
        if (isHeld()) return;
        since = performance.now();
        timer = setTimeout(() => tell(element, "expire"), Math.max(rest, 0));
      }
      // The state of the focus and of the pointer is that after the event.
      const later = () => setTimeout(follow);
      const types = { pointerenter: later, pointerleave: later, focusin: later, focusout: later };
      const ends = [hear(element, types), hear(document, { visibilitychange: follow })];
      follow();
      return () => { clearTimeout(timer); ends.forEach((end) => end()); };
    },

    drag(element, words) {
      return hear(element, {
        dragstart({ dataTransfer }) { dataTransfer.setData("text/plain", decodeURIComponent(words)); },
      });
    },

    /** Accepts drops of texts (`text`), of files (`files`), or of both. */
    drop(element, words) {
      let depth = 0;
      const accepts = ({ dataTransfer }) => words.split(",").some(
        (word) => dataTransfer.types.includes({ text: "text/plain", files: "Files" }[word]));
      const mark = (by) => { depth = Math.max(0, depth + by); element.classList.toggle("l-dropping", depth > 0); };
      return hear(element, {
        dragenter(event) { if (accepts(event)) { event.preventDefault(); mark(1); } },
        dragover(event) { if (accepts(event)) event.preventDefault(); },
        dragleave(event) { if (accepts(event)) mark(-1); },
        drop(event) {
          if (!accepts(event)) return;
          event.preventDefault();
          mark(-depth);
        },
      });
    },
  };

  const transfer = (event) => event.clipboardData ?? event.dataTransfer;
  Object.assign(state.readers, {
    text: (event) => transfer(event)?.getData("text/plain").slice(0, textLimit).toWellFormed?.(),
    files: (event) => [...transfer(event)?.files ?? []].slice(0, 100).map(({ name, size, type }) => ({ name, size, type })),
    offsetX: (event, element) => (event.clientX === undefined ? undefined : within(element, event).x),
    offsetY: (event, element) => (event.clientY === undefined ? undefined : within(element, event).y),
  });

  /** Starts and ends the senses of an element, after a change of its attribute. */
  function follow(element) {
    const words = element.isConnected ? (element.getAttribute("data-sense") ?? "").split(" ").filter(Boolean) : [];
    const ends = active.get(element) ?? new Map();
    for (const [word, end] of ends) {
      if (words.includes(word)) continue;
      end?.();
      ends.delete(word);
    }
    for (const word of words) {
      if (ends.has(word)) continue;
      const [name, ...rest] = word.split(":");
      const sense = senses[name] ?? document.trellisSenses?.get(name);
      if (!sense) listenTo([name]);
      ends.set(word, sense?.(element, rest.join(":"), (detail) => tell(element, name, detail)));
    }
    if (ends.size) active.set(element, ends); else active.delete(element);
    // Observers of elements that are gone.
    for (const other of active.keys()) if (!other.isConnected) follow(other);
  }

  root.querySelectorAll("[data-sense]").forEach(follow);
  return follow;
}
