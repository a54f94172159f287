/** What a page notifies the service worker of once it is idle, and again when any of it has changed. */
export interface PageNotice {
  /** Hashes of all files of the page's releases by path, such as `/assets/games/1.0.0/main.js`; the page has checked who says so. */
  readonly files: Readonly<Record<string, string>>;
  /** Paths of files that are needed soon, or that came before there was a worker; those it has not got are loaded. */
  readonly ahead: readonly string[];
  /** How a page without a network is shown. */
  readonly language: string;
  readonly theme: string;
  /** The edition of its texts (`offlineEdition`). */
  readonly offlineEdition: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** The notice in a message, which may be from a page of another release; `undefined` if it is none. */
export function readNotice(data: unknown): PageNotice | undefined {
  const { files, ahead, language, theme, offlineEdition } = (data ?? {}) as Partial<PageNotice>;
  if (!files || typeof files !== 'object' || !Object.values(files).every(isText)) return undefined;
  if (!Array.isArray(ahead) || !ahead.every(isText)) return undefined;
  if (!isText(language) || !isText(theme) || !isText(offlineEdition)) return undefined;
  return { files, ahead, language, theme, offlineEdition };
}

/** The notice of a page whose site has no worker any more. */
export const END_NOTICE = 'end';
