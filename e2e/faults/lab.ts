import type { Browser, BrowserContext } from '@playwright/test';
import { siteOf } from '../pages/site.ts';
import { appearance } from '../support/appearance.ts';
import { demo } from '../support/player.ts';
import { expect } from '../support/test.ts';
import { type Case, faultOf, whyNot } from './cases.ts';
import { wrongAnswers } from './faulty-line.ts';
import { type Outcome, observe, type Visitors } from './observe.ts';
import { type SiteWithFaults, startSiteWithFaults } from './site-with-faults.ts';
import type { Stage } from './stages.ts';

/** A site with faults, and who visits it. */
export interface Lab {
  readonly site: SiteWithFaults;
  /** What comes of a row for one remote, or why that remote cannot have it. */
  readonly observe: (row: Case, stage: Stage) => Promise<Outcome | { readonly whyNot: string }>;
  readonly close: () => Promise<void>;
}

export async function openLab(browser: Browser, remotes: readonly string[]): Promise<Lab> {
  const site = await startSiteWithFaults(remotes);
  const wrong = await wrongAnswers(`http://127.0.0.1:${site.port}`);
  const visitors = visitorsOf(browser, site.port);
  return {
    site,
    async observe(row, stage) {
      const record = site.record(stage.remote);
      const reason = whyNot(row, stage, record);
      if (reason) return { whyNot: reason };
      const fault = faultOf(row, { stage, record, older: site.older, wrong: wrong.url });
      return observe(visitors, site.port, stage, fault);
    },
    async close() {
      await visitors.close();
      await wrong.close();
      await site.stop();
    },
  };
}

/** A visitor, and an agent who signs in when the first page needs it. */
function visitorsOf(browser: Browser, port: number): Visitors & { readonly close: () => Promise<void> } {
  const opened: BrowserContext[] = [];
  const open = async (): Promise<BrowserContext> => {
    const context = await browser.newContext(appearance);
    opened.push(context);
    return context;
  };
  const once = <Value>(make: () => Promise<Value>) => {
    let made: Promise<Value> | undefined;
    return () => (made ??= make());
  };
  return {
    visitor: once(open),
    agent: once(async () => {
      const context = await open();
      return { context, token: await signIn(context, port) };
    }),
    close: async () => void (await Promise.all(opened.map((context) => context.close()))),
  };
}

/** Signs in, and answers what the tab then has in its storage. */
async function signIn(context: BrowserContext, port: number): Promise<Readonly<Record<string, string>>> {
  const page = await context.newPage();
  const { signIn: form, header } = siteOf(page, 'aurora');
  await page.goto(`http://aurora.localhost:${port}/login`);
  await form.signIn(demo.agent.account, demo.agent.password);
  await expect(header.balance).toBeVisible();
  const stored = await page.evaluate(() => ({ ...sessionStorage }) as Record<string, string>);
  await page.close();
  return stored;
}

/** What must hold of every row, whatever the visitor saw: nothing else of the page is lost, and there is a way on. */
export function expectContained(name: string, outcome: Outcome): void {
  const all = { document: true, dom: true, text: true, address: true, session: true };
  const { seen, kept, keptAfter } = outcome;
  expect.soft(kept, `${name}: what was kept`).toEqual(all);
  expect
    .soft(seen, `${name}: what was seen`)
    .toMatch(/^(?:no difference|the earlier release|error with retry|message)$/);
  if (keptAfter) expect.soft(keptAfter, `${name}: what was kept after the retry`).toEqual(all);
}
