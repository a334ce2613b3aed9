// Pictures that could not be loaded before the page was live.

/** Repeats the event `error` of the pictures of `page` whose listeners were not there when it fired. */
export function start({ root }) {
  for (const picture of root.querySelectorAll('img[data-on*="error"]')) {
    if (picture.complete && !picture.naturalWidth) picture.dispatchEvent(new Event("error"));
  }
}
