/**
 * The address of the service worker (ADR 86): the whole site is below it. A browser loads a worker by its address alone, so
 * this is the one script of the site without a hash.
 */
export const SERVICE_WORKER_PATH = '/service-worker.js';

/** The file of a shell's release that the edge answers there. */
export const SERVICE_WORKER_FILE = 'service-worker.js';

/** Where the edge answers the pages of {@link OfflinePages}, and the addresses of {@link NextFiles}. */
export const OFFLINE_PAGES_PATH = '/edge/offline-pages.json';
export const NEXT_FILES_PATH = '/edge/next-files.json';

/** What a browser shows of a merchant without a network. */
export interface OfflinePages {
  /** Another one as soon as a text can be another one. */
  readonly edition: string;
  readonly defaultLanguage: string;
  /** Of each page, its policy among them. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whole documents by language. */
  readonly pages: Readonly<Record<string, string>>;
}

/** Files of the pages that the menus lead to, in the order in which they should be loaded. */
export interface NextFiles {
  /** Paths, such as `/assets/games/1.0.0/main.js`; the page knows the hash of each itself. */
  readonly files: readonly string[];
}

/** The edition of a merchant's {@link OfflinePages}: their texts are of the shell's release, their name a setting. */
export const offlineEdition = (shellVersion: string, settingsVersion: number): string =>
  `${shellVersion} ${settingsVersion}`;
