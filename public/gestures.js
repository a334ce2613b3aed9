// Recognizes gestures of pointers: several taps, long presses, pans, swipes and pinches.

import { rounded } from "./outbox.js";
import { createSlides } from "./slides.js";

/** The milliseconds and the CSS px between two taps that count as one gesture. */
const tapTime = 500;
const tapDistance = 24;
/** The least speed of a swipe in CSS px for each millisecond, and its least length in CSS px. */
const swipeSpeed = 0.3;
const swipeLength = 24;
/** The milliseconds of movement from which a velocity is computed. */
const speedTime = 100;
/** The milliseconds without a turn of the wheel after which a pinch of a trackpad has ended. */
const wheelTime = 250;
/** The milliseconds of a press that opens a menu, and its greatest movement in CSS px. Browsers with such an event wait less. */
const menuTime = 600;
const menuDistance = 10;
const fields = "input,textarea,select,[contenteditable]";

/** The direction of a swipe by its movement in `time` milliseconds; `null` if it is too slow or too short. */
export function directionOf(dx, dy, time) {
  const length = Math.max(Math.abs(dx), Math.abs(dy));
  if (length < swipeLength || length / Math.max(time, 1) < swipeSpeed) return null;
  if (Math.abs(dx) > Math.abs(dy)) return dx < 0 ? "left" : "right";
  return dy < 0 ? "up" : "down";
}

/** The velocity in CSS px a second by the last `points`, each `[x, y, milliseconds]`. */
export function velocityOf(points, now) {
  const recent = points.filter(([, , time]) => now - time <= speedTime);
  if (recent.length < 2) return { vx: 0, vy: 0 };
  const [[x, y, time], [lastX, lastY, lastTime]] = [recent[0], recent.at(-1)];
  const seconds = Math.max(lastTime - time, 1) / 1000;
  return { vx: rounded((lastX - x) / seconds), vy: rounded((lastY - y) / seconds) };
}

const roundedScale = (scale) => Math.round(scale * 1000) / 1000;

/** The gestures, with the functions that recognizers.js shares. */
export function create({ window, addListeners, dispatch, dispatchSoon, within }) {
  /** The element whose gesture each pressed pointer belongs to; others ignore the pointer. */
  const claims = new Map();
  const isClaimedByOther = (pointerId, element) => claims.has(pointerId) && claims.get(pointerId) !== element;

  /** Follows one pointer from its press on: `move(dx, dy, event)`, then `end(dx, dy, isCancelled, event)`. */
  function followPointer(press, { move, end }) {
    const { pointerId, clientX, clientY } = press;
    const by = (event) => [rounded(event.clientX - clientX), rounded(event.clientY - clientY)];
    const finish = (event, isCancelled) => {
      stop();
      end(...by(event), isCancelled, event);
    };
    const own = (handler) => (event) => { if (event.pointerId === pointerId) handler(event); };
    const stop = addListeners(window, {
      pointermove: own((event) => move(...by(event), event)),
      pointerup: own((event) => finish(event, false)), pointercancel: own((event) => finish(event, true)),
    }, true);
    return stop;
  }

  /** Suppresses the click that follows a gesture. */
  function swallowClick() {
    const stop = addListeners(window, { click: (event) => { event.stopPropagation(); event.preventDefault(); stop(); } }, true);
    setTimeout(stop, 100);
  }

  /** Suppresses the click that follows when the pointer of a gesture is lifted, at any later time. */
  function swallowRelease() {
    const end = addListeners(window, { pointerup: () => { end(); swallowClick(); }, pointercancel: () => end() }, true);
  }

  /** Whether a press may start a gesture of `element`: with the primary button, and not in a field inside. */
  function isStart(element, press) {
    const field = press.target.closest?.(fields);
    return !press.button && press.isPrimary && (!field || field === element);
  }

  const slide = createSlides({ window, addListeners }, { followPointer, swallowClick });

  return {
    /** Reports the last of a number of taps: `tap2`, `tap3`. */
    tap(element, words) {
      const count = Number(words);
      let taps = 0;
      let last = null;
      return addListeners(element, {
        click(event) {
          // A click by keyboard.
          if (!event.detail) return;
          const isNext = last && event.timeStamp - last.timeStamp <= tapTime
            && Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY) <= tapDistance;
          taps = isNext ? taps + 1 : 1;
          last = event;
          if (taps < count) return;
          last = null;
          dispatch(element, `tap${count}`, within(element, event));
        },
      });
    },

    /** `longpress:500,10`: the milliseconds, and the movement in CSS px that ends the press. */
    longpress(element, words) {
      const [time, distance] = words.split(",").map(Number);
      return addListeners(element, {
        pointerdown(press) {
          if (!isStart(element, press)) return;
          const place = within(element, press);
          const stop = () => {
            clearTimeout(timer);
            stopFollowing();
            stopMenu();
            dispatch(element, "pressing", { isPressing: false });
          };
          const fire = () => {
            swallowRelease();
            stop();
            dispatch(element, "longpress", place);
          };
          const timer = setTimeout(fire, time);
          const stopFollowing = followPointer(press, {
            move(dx, dy) { if (Math.hypot(dx, dy) > distance) stop(); },
            end: stop,
          });
          const stopMenu = addListeners(element, {
            contextmenu(event) {
              // The menu of a touch screen, which may come before the time is over.
              if (press.pointerType === "mouse") return;
              event.preventDefault();
              fire();
            },
          });
          dispatch(element, "pressing", { isPressing: true });
        },
      });
    },

    /** Dispatches `contextmenu` at a long press of a finger or a pen, unless the browser does, as on iOS. */
    menupress(element) {
      return addListeners(element, {
        pointerdown(press) {
          if (press.pointerType === "mouse" || !isStart(element, press)) return;
          const stop = () => {
            clearTimeout(timer);
            stopFollowing();
            stopMenu();
          };
          const timer = setTimeout(() => {
            stop();
            swallowRelease();
            const { target, clientX, clientY } = press;
            const place = { bubbles: true, cancelable: true, clientX, clientY };
            target.dispatchEvent(new window.MouseEvent("contextmenu", { ...place, buttons: 1 }));
          }, menuTime);
          const stopFollowing = followPointer(press, {
            move(dx, dy) { if (Math.hypot(dx, dy) > menuDistance) stop(); },
            end: stop,
          });
          const stopMenu = addListeners(element, { contextmenu: stop });
        },
      });
    },

    /** `pan:10`: the movement in CSS px at which the pan starts. */
    pan(element, words) {
      const least = Number(words);
      return addListeners(element, {
        pointerdown(press) {
          const { pointerId } = press;
          if (!isStart(element, press) || claims.has(pointerId)) return;
          const { localX: startX, localY: startY } = within(element, press);
          const points = [];
          let isPan = false;
          const detail = (dx, dy, event) => {
            points.push([event.clientX, event.clientY, event.timeStamp]);
            if (points.length > 20) points.shift();
            return { startX, startY, dx, dy, ...velocityOf(points, event.timeStamp) };
          };
          function begin() {
            isPan = true;
            claims.set(pointerId, element);
            // The pointer may be lifted already; the window then receives the rest of its events.
            try { element.setPointerCapture?.(pointerId); } catch {}
          }
          const stop = followPointer(press, {
            move(dx, dy, event) {
              if (isClaimedByOther(pointerId, element)) return stop();
              if (!isPan && Math.hypot(dx, dy) < least) return;
              if (!isPan) begin();
              dispatchSoon(element, "pan", detail(dx, dy, event));
            },
            end(dx, dy, isCancelled, event) {
              if (!isPan) return;
              claims.delete(pointerId);
              if (Math.hypot(dx, dy) > 2) swallowClick();
              dispatch(element, "panend", { ...detail(dx, dy, event), isCancelled });
            },
          });
          if (least) return;
          begin();
          dispatchSoon(element, "pan", detail(0, 0, press));
        },
        // A drag of a picture or a link would take the pointer away.
        dragstart(event) { if (!event.target.closest?.("[draggable=true]")) event.preventDefault(); },
      });
    },

    /** `swipe:left,right,slide`: the directions, and whether a finger slides the element over its actions instead. */
    swipe(element, words) {
      const slides = words.split(",").includes("slide");
      return addListeners(element, {
        pointerdown(press) {
          if (!isStart(element, press)) return;
          if (slides && press.pointerType !== "mouse" && slide(element, press)) return;
          followPointer(press, {
            move() {},
            end(dx, dy, isCancelled, event) {
              const direction = isCancelled ? null : directionOf(dx, dy, event.timeStamp - press.timeStamp);
              if (!words.split(",").includes(direction) || isClaimedByOther(press.pointerId, element)) return;
              swallowClick();
              dispatch(element, "swipe", { direction });
            },
          });
        },
      });
    },

    /** Reports the scale of a pinch of two fingers, of a trackpad, or of the wheel with the control key. */
    magnify(element) {
      const points = new Map();
      let start = null;
      let scale = 1;
      let timer = 0;
      const detail = () => ({ scale: roundedScale(scale), startX: start.localX, startY: start.localY });
      const end = (isCancelled) => {
        if (!start) return;
        clearTimeout(timer);
        const last = { ...detail(), isCancelled };
        [start, scale] = [null, 1];
        dispatch(element, "magnifyend", last);
      };
      const middle = () => {
        const [one, other] = points.values();
        return { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 };
      };
      const spread = () => {
        const [one, other] = points.values();
        return Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY));
      };
      let first = 1;
      const lift = (event) => {
        if (points.has(event.pointerId) && points.size === 2) end(event.type === "pointercancel");
        points.delete(event.pointerId);
      };
      const turn = (by, event) => {
        event.preventDefault();
        if (points.size === 2) return;
        start ??= within(element, event);
        scale = by(scale);
        dispatchSoon(element, "magnify", detail());
        clearTimeout(timer);
        timer = setTimeout(() => end(false), wheelTime);
      };
      const stop = addListeners(element, {
        pointerdown(event) {
          if (event.pointerType === "mouse" || points.size === 2) return;
          points.set(event.pointerId, event);
          if (points.size < 2) return;
          end(true);
          first = spread();
          start = within(element, middle());
        },
        pointermove(event) {
          if (!points.has(event.pointerId)) return;
          points.set(event.pointerId, event);
          if (points.size < 2) return;
          scale = spread() / first;
          dispatchSoon(element, "magnify", detail());
        },
        pointerup: lift, pointercancel: lift,
        wheel(event) { if (event.ctrlKey) turn((old) => old * Math.exp(-event.deltaY / 100), event); },
        // The pinch of a trackpad in Safari.
        gesturestart: (event) => event.preventDefault(),
        gesturechange: (event) => turn(() => event.scale, event),
        gestureend: (event) => event.preventDefault(),
      }, { passive: false });
      return () => { clearTimeout(timer); stop(); };
    },
  };
}
