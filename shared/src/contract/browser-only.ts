/**
 * Thrown while it renders by a part that needs a browser: the edge, which renders first screens (ADR 84), leaves the part to the
 * browser. Any other error there is reported as a failure of its release.
 */
export class BrowserOnly extends Error {
  override readonly name = 'BrowserOnly';
}
