// A recognizer of the application: a pointer that turns around a number of times over an element.

(document.trellisRecognizers ??= new Map()).set("shake", (element, options, tell) => {
  const needed = Number(options);
  let [turns, last, direction] = [0, null, 0];
  const move = ({ clientX }) => {
    const next = last === null ? 0 : Math.sign(clientX - last);
    if (next && direction && next !== direction) turns += 1;
    direction = next || direction;
    last = clientX;
    if (turns < needed) return;
    tell("shake", { turns });
    turns = 0;
  };
  element.addEventListener("pointermove", move);
  return () => element.removeEventListener("pointermove", move);
});
