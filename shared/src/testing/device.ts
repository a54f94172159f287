const restores: (() => void)[] = [];
afterEach(() => {
  for (const restore of restores.splice(0).reverse()) restore();
});

/** Until the end of the test the pointer is a mouse (`fine`) or a finger; no other media query matches. */
export function withPointer(pointer: 'fine' | 'coarse'): void {
  const { matchMedia } = window;
  restores.push(() => {
    window.matchMedia = matchMedia;
  });
  window.matchMedia = (query) => ({ matches: query === `(pointer: ${pointer})` }) as MediaQueryList;
}

/** Until the end of the test the window has that width in pixels. */
export function withWidth(width: number): void {
  const { innerWidth } = window;
  restores.push(() => {
    window.innerWidth = innerWidth;
  });
  window.innerWidth = width;
}
