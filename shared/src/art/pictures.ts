import type { GameArtRequest } from './art-svg.ts';

/** Id of the page's element with the pictures that the edge sent: a JSON object of SVG documents by `pictureKey`. */
export const PICTURES_ID = 'tessera-pictures';

export type PictureRequest = Omit<GameArtRequest, 'idPrefix'>;

/** What a picture depends on, as one text. */
export const pictureKey = ({ vendor, code, category, ratio, isTitled = true }: PictureRequest): string =>
  `${vendor}|${code}|${category}|${ratio}|${ratio === '3:4' && isTitled}`;

/** Enough for a long list and its rails; the oldest pictures are removed, and painted again when needed. */
const capacity = 480;
const known = new Map<string, string>();
/** Keys of the pictures that are in the HTML of the page. */
const rendered = new Set<string>();
let hasReadPage = false;

function keep(key: string, svg: string): string {
  const text = svg.replaceAll('"', "'").replace(/[%#<>]/g, encodeURIComponent);
  const address = `data:image/svg+xml,${text}`;
  if (known.size >= capacity) known.delete(known.keys().next().value as string);
  known.set(key, address);
  return address;
}

function readPage(): void {
  const sent = globalThis.document?.getElementById(PICTURES_ID)?.textContent;
  addPictures(sent ? (JSON.parse(sent) as Record<string, string>) : {});
  // A page that the edge has rendered shows them already.
  for (const picture of globalThis.document?.querySelectorAll<HTMLImageElement>('img[data-picture]') ?? [])
    noteRendered(picture.dataset.picture ?? '', picture.src);
}

function noteRendered(key: string, address: string): void {
  known.set(key, address);
  rendered.add(key);
}

/** Adds the pictures of a page that is rendered: SVG documents by key. */
export function addPictures(pictures: Readonly<Record<string, string>>): void {
  hasReadPage = true;
  for (const [key, svg] of Object.entries(pictures)) keep(key, svg);
}

let paint: ((request: PictureRequest) => string | undefined) | undefined;

/** Paints pictures where they are rendered, for the edge, which has the code; `undefined` leaves one to the browser. */
export function setPainter(painter: NonNullable<typeof paint>): void {
  paint = painter;
}

let isLoading = false;
let retry: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();
/** How long after a failed download the painting code is asked for again. */
const retryMs = 5_000;

/** Loads the painting code; a page calls it when it is idle, for the pictures of the next one. */
export async function loadPainter(): Promise<void> {
  if (isLoading || paint || retry) return;
  isLoading = true;
  try {
    paint = (await import('./art-svg.ts')).gameArtSvg;
    for (const notify of waiting) notify();
  } catch (cause) {
    console.warn('[pictures] the code that paints them could not be loaded.', cause);
    // One retry for all pictures, also for those that come meanwhile.
    retry = setTimeout(() => {
      retry = undefined;
      if (waiting.size > 0) void loadPainter();
    }, retryMs);
  } finally {
    isLoading = false;
  }
}

/** A picture as a `data:` URL; `undefined` until the code that paints it is here (`whenPaintable`). */
export function pictureAddress(request: PictureRequest): string | undefined {
  if (!hasReadPage) readPage();
  const key = pictureKey(request);
  const address = known.get(key);
  if (address !== undefined) return address;
  const svg = paint?.(request);
  return svg && keep(key, svg);
}

/**
 * The picture with which the edge has rendered a part, or renders it now: React takes a part over as it is, and would never show a
 * picture that the browser has painted before that.
 */
export function renderedPicture(request: PictureRequest): string | undefined {
  if (!hasReadPage) readPage();
  return globalThis.document && !rendered.has(pictureKey(request)) ? undefined : pictureAddress(request);
}

/**
 * Loads the painting code after the next frame and calls back when it is here. It is not part of a first paint: the
 * edge sends the pictures of the first rows with the page (ADR 39).
 */
export function whenPaintable(notify: () => void): () => void {
  waiting.add(notify);
  // Another picture may have brought it since this one was rendered.
  const stop = afterFrame(() => (paint ? notify() : void loadPainter()));
  return () => {
    waiting.delete(notify);
    stop();
  };
}

const due = new Set<() => void>();

/** Runs after the next frame, together with everything else that waits for it; returns a function that cancels it. */
export function afterFrame(run: () => void): () => void {
  if (due.size === 0)
    requestAnimationFrame(() =>
      setTimeout(() => {
        const now = [...due];
        due.clear();
        for (const each of now) each();
      }),
    );
  due.add(run);
  return () => due.delete(run);
}
