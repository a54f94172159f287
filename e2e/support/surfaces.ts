import type { Page } from '@playwright/test';
import { agentDialogs, memberDialogs, trialDialogs } from './account-openings.ts';
import type { Brand } from './addresses.ts';
import { dialogs } from './openings.ts';
import { expect } from './test.ts';
import type { Say } from './words.ts';

/** A page, centre page or dialog as somebody meets it. */
export interface Surface {
  readonly name: string;
  readonly brand: Brand;
  readonly path: string;
  /** What makes it appear after its address is open, in the words of the language that is shown; nothing for a plain page. */
  readonly open?: (page: Page, say: Say) => Promise<void>;
  /** Where whoever goes there is led instead. */
  readonly lands?: string;
  /** Lies over a page that is looked at by itself. */
  readonly isDialog?: boolean;
  /** Where it is met; everywhere if not said. */
  readonly only?: 'phone' | 'desktop';
}

export type Actor = 'visitor' | 'trial' | 'member' | 'agent';
export type Size = 'phone' | 'desktop';

const aurora = (path: string, rest: Partial<Surface> = {}): Surface => ({
  name: `aurora-${path.slice(1).replace(/\?.*/, '').replaceAll('/', '-')}`,
  brand: 'aurora',
  path,
  ...rest,
});

/** Pages whose words come from the operator. */
const contentPaths = [
  ...['/help', '/helpmc', '/feedback', '/join', '/about', '/news', '/blog', '/credit', '/responsible'],
  ...['/refer', '/payments', '/security', '/privacy', '/terms'],
] as const;

/** A way in; it is there when one can type. */
const entry = (brand: Brand, path: string): Surface => ({
  name: `${brand}-${path.slice(1)}`,
  brand,
  path,
  open: (page) => expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible(),
});

/** A page of a centre; it is there when its way out is. */
const centre = (path: string, name: 'member' | 'agent'): Surface =>
  aurora(path, {
    open: (page, say) => expect(page.getByRole('dialog', { name: say(`shell:centre.${name}`) })).toBeVisible(),
  });

/** Everything there is to see, by who sees it. Accounts are the demo accounts. */
export const surfaces: Readonly<Record<Actor, readonly Surface[]>> = {
  visitor: [
    ...['/index', '/rng', '/live', '/sports', '/lottery', '/elott', '/promotions', '/noticePage', '/nowhere'].map(
      (path) => aurora(path),
    ),
    aurora('/promoDetail?id=first-deposit'),
    ...contentPaths.map((path) => aurora(path)),
    aurora('/down', {
      // A phone has buttons there, a desktop codes, which are drawn on demand.
      open: (page) => expect(page.locator('main [data-resource] svg').filter({ visible: true })).toHaveCount(3),
    }),
    entry('aurora', '/login'),
    entry('aurora', '/register'),
    ...dialogs.map(({ path, ...rest }) => aurora(path, { ...rest, isDialog: true })),
    { name: 'lotus-index', brand: 'lotus', path: '/index' },
    { name: 'lotus-lottery', brand: 'lotus', path: '/lottery' },
    entry('lotus', '/register'),
    entry('harbor', '/login'),
    entry('harbor', '/register'),
  ],
  trial: [
    aurora('/member/depositv2', {
      name: 'aurora-trial-refused',
      lands: '/index',
      open: (page, say) => expect(page.getByText(say('shell:trial.in_need_true_account'))).toBeVisible(),
    }),
    ...trialDialogs.map(({ path, ...rest }) => aurora(path, { ...rest, isDialog: true })),
  ],
  member: [
    ...['securityCenter', 'depositv2', 'withdraw', 'transactionHistory', 'bonusDetails'].map((page) =>
      centre(`/member/${page}`, 'member'),
    ),
    aurora('/index', { name: 'aurora-member-index' }),
    aurora('/fav'),
    aurora('/hot'),
    ...memberDialogs.map(({ path, ...rest }) => aurora(path, { ...rest, isDialog: true })),
  ],
  agent: [
    ...['/agent/teamOverview', '/agent/registerAccount', '/agent/teamManagement'].map((path) => centre(path, 'agent')),
    ...agentDialogs.map(({ path, ...rest }) => aurora(path, { ...rest, isDialog: true })),
  ],
};

/** What an actor meets on a screen of that size; what lies over pages is a long proof. */
export const seenOn = (size: Size, actor: Actor): readonly Surface[] =>
  surfaces[actor].filter(
    ({ only, isDialog }) => (only === undefined || only === size) && (!isDialog || process.env.TESSERA_FULL),
  );
