import type { Page, Route } from '@playwright/test';
import type { RemoteRelease, SignedState } from '@tessera/shared/registry';
import { gate } from '../support/held-requests.ts';
import { type TransportFault, wrongPath } from './faulty-line.ts';
import { type CodeFault, unlisted } from './planted-code.ts';
import type { Stage } from './stages.ts';

/** A file of a release that a fault can be in. */
export const places = ['entry', 'chunk', 'style', 'messages', 'list of files'] as const;
export type Place = (typeof places)[number];

/** Something that goes wrong while a page is open. */
export interface PageFault {
  /** It strikes before the visitor's click, not while what was clicked loads. */
  readonly isBeforeClick?: true;
  /** Puts the fault into the page; it strikes when `strike` is called. */
  readonly install: (page: Page) => Promise<unknown>;
  readonly strike: (page: Page) => Promise<void> | void;
  /** The fault is over: the next try meets a working site. */
  readonly end: (page: Page) => Promise<void>;
  /** A retry in the page cannot help. */
  readonly isUntilNextPage?: true;
}

/** The file of a part that is in that place, if it has one. */
export function fileIn({ entry, parts, locales }: RemoteRelease, { part }: Stage, place: Place): string | undefined {
  const files = parts[part];
  return {
    entry,
    chunk: files?.js.at(-1),
    style: files?.css.at(-1),
    messages: locales.ko,
    'list of files': 'files.json',
  }[place];
}

/** Answers the requests of a page to these addresses wrongly; `wrong` is a server of {@link wrongAnswers}. */
export function transportFault(fault: TransportFault, matches: (url: URL) => boolean, wrong: string): PageFault {
  const { open, opened } = gate();
  let isOver = false;
  const answer = async (route: Route): Promise<void> => {
    await opened;
    if (isOver) return route.continue();
    await answerWith(fault, route, wrong);
  };
  return {
    install: (page) => page.route(matches, answer),
    strike: open,
    async end(page) {
      isOver = true;
      await page.unroute(matches, answer);
    },
  };
}

/** The visitor's network is gone while these files load, and comes back. */
export function offlineFault(matches: (url: URL) => boolean): PageFault {
  const { open, opened } = gate();
  return {
    install: (page) =>
      page.route(matches, async (route) => {
        await opened;
        await route.continue();
      }),
    async strike(page) {
      await page.context().setOffline(true);
      open();
    },
    end: (page) => page.context().setOffline(false),
  };
}

/** The network is gone before the visitor clicks, and comes back. */
export const offlineBeforeClick: PageFault = {
  isBeforeClick: true,
  install: async () => undefined,
  strike: (page) => page.context().setOffline(true),
  end: (page) => page.context().setOffline(false),
};

async function answerWith(fault: TransportFault, route: Route, wrong: string): Promise<void> {
  // A request that nobody handles is not answered.
  if (fault === 'hang') return;
  if (fault === 'refused') return route.abort('connectionrefused');
  return route.continue({ url: `${wrong}${wrongPath(fault, new URL(route.request().url()).pathname)}` });
}

/**
 * Switches a fault in the code of a remote's release on. The file that begins it arrives when the fault strikes, so that the
 * visitor's typing is done by then.
 */
export function codeFault(fault: CodeFault, remote: string, begins: (url: URL) => boolean): PageFault {
  const { open, opened } = gate();
  return {
    async install(page) {
      await page.addInitScript(
        (planted) => {
          globalThis.plantedFault = planted as never;
        },
        { remote, fault },
      );
      await page.route(begins, async (route) => {
        await opened;
        const url = route.request().url();
        // The server has the file under its own name; only the list does not have it.
        await route.continue({ url: url.replace(unlisted, '') });
      });
    },
    strike: open,
    end: (page) =>
      page.evaluate(() => {
        globalThis.plantedFault = undefined;
      }),
  };
}

/** What can be wrong with the documents that come with a page. */
export const documentFaults = ['bad signature', 'replayed document', 'expired document'] as const;
export type DocumentFault = (typeof documentFaults)[number];

/** Changes the documents of a page before its first script reads them. They are wrong until the next page. */
export function documentFault(fault: DocumentFault, remote: string, older: SignedState): PageFault {
  return {
    install: (page) =>
      page.addInitScript(
        ({ fault, remote, older }) => {
          document.addEventListener('readystatechange', () => {
            const element = document.getElementById('tessera-boot');
            if (document.readyState !== 'interactive' || !element) return;
            const boot = JSON.parse(element.textContent ?? '');
            const { statement } = boot.remotes.find(({ id }: { id: string }) => id === remote);
            const { signature } = statement;
            if (fault === 'bad signature')
              statement.signature = `${signature[0] === 'A' ? 'B' : 'A'}${signature.slice(1)}`;
            if (fault === 'replayed document') Object.assign(boot.trust, older);
            if (fault === 'expired document') boot.trust.now += 40 * 86_400_000;
            // Under Trusted Types, nobody may set the text of a script element; this is its node.
            (element.firstChild as Text).data = JSON.stringify(boot);
          });
        },
        { fault, remote, older },
      ),
    strike: () => undefined,
    end: async () => undefined,
    isUntilNextPage: true,
  };
}

/** A browser that lets no site store anything, as some settings of browsers do. */
export const storageBlocked: PageFault = {
  install: (page) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    }),
  strike: () => undefined,
  end: async () => undefined,
  isUntilNextPage: true,
};
