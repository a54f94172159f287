import type { Locator } from '@playwright/test';
import type { RemoteId } from '@tessera/shared/contract';
import type { Site } from '../pages/site.ts';

/** A page on which a part of one remote stands beside a form of another. */
export interface Stage {
  readonly remote: RemoteId;
  readonly as: 'visitor' | 'agent';
  readonly path: string;
  /** The key of the part in the release's record. */
  readonly part: string;
  /** Opens the form in which the visitor types, if it is not part of the page. */
  readonly open?: (site: Site) => Promise<void>;
  /** A field of another remote, in which the visitor has typed. */
  readonly neighbour: (site: Site) => Locator;
  /** Goes from the page to the part, by a click. */
  readonly show?: (site: Site) => Promise<void>;
  /** There once the part works. */
  readonly works: (site: Site) => Locator;
}

const signInForm = {
  as: 'visitor',
  path: '/index',
  open: ({ header }: Site) => header.signIn.click(),
  neighbour: ({ signIn }: Site) => signIn.username,
} as const;
const search = {
  as: 'agent',
  path: '/rng',
  neighbour: ({ page }: Site) => page.locator('main input[type=search]'),
} as const;

export const stages: readonly Stage[] = [
  {
    ...{ remote: 'auth', ...search, part: 'centre:member/securityCenter' },
    show: ({ menu }) => menu.choose('auth:menu.account'),
    works: ({ security }) => security.passwordRow,
  },
  {
    ...{ remote: 'games', ...signInForm, part: 'slot:home.main#3' },
    works: ({ page }) => page.locator('main a[href="/rng"]').first(),
  },
  {
    ...{ remote: 'lottery', ...signInForm, part: 'slot:home.main#2' },
    works: ({ page }) => page.locator('main a[href*="gameCode="]').first(),
  },
  {
    ...{ remote: 'wallet', ...search, part: 'centre:member/depositv2' },
    show: ({ menu }) => menu.choose('wallet:menu.deposit'),
    works: ({ deposit }) => deposit.amount,
  },
  {
    ...{ remote: 'agent', ...search, part: 'centre:agent/teamOverview' },
    show: ({ menu }) => menu.choose('agent:menu.centre'),
    works: ({ agent }) => agent.root.getByRole('radio').first(),
  },
  {
    ...{ remote: 'promotions', ...signInForm, part: 'slot:home.hero#0' },
    works: ({ page }) => page.locator('main a[href*="promoDetail"]').first(),
  },
];
