/** Scrolls a strip sideways until the item is in its middle; the page itself does not move. */
export function centreIn(strip: Element, item: Element): void {
  const [inner, outer] = [item.getBoundingClientRect(), strip.getBoundingClientRect()];
  strip.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}
