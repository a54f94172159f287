/** What this site uses of a service worker's global scope: TypeScript cannot have its types beside those of a page. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
  };
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly { readonly id: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: LongEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: NoticeEvent) => void): void;
}

interface LongEvent {
  /** The worker lives at least until the work has ended. */
  waitUntil(work: Promise<unknown>): void;
}

type Route = { readonly condition: { readonly urlPattern: string }; readonly source: 'network' };

interface InstallEvent extends LongEvent {
  /** Missing in browsers that know no static routes. */
  addRoutes?(routes: readonly Route[]): Promise<void>;
}

export interface FetchEvent extends LongEvent {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface NoticeEvent extends LongEvent {
  readonly data: unknown;
  readonly source: { readonly id?: string } | null;
}
