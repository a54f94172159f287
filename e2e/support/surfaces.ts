import type { Page } from '@playwright/test';
import type { Brand } from './addresses.ts';
import { words } from './words.ts';

/** A page, centre page or dialog as somebody meets it. */
export interface Surface {
  readonly name: string;
  readonly brand: Brand;
  readonly path: string;
  /** What makes it appear after its address is open; nothing for a plain page. */
  readonly open?: (page: Page) => Promise<void>;
  /** Not there on a phone. */
  readonly isWideOnly?: boolean;
}

export type Actor = 'visitor' | 'member' | 'agent';

const aurora = (path: string, open?: Surface['open'], name = path.slice(1).replaceAll('/', '-')): Surface => ({
  name: `aurora-${name}`,
  brand: 'aurora',
  path,
  open,
});
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

/** Everything there is to see, by who sees it. Accounts are the demo accounts. */
export const surfaces: Readonly<Record<Actor, readonly Surface[]>> = {
  visitor: [
    aurora('/index'),
    aurora('/rng'),
    aurora('/live'),
    aurora('/lottery'),
    aurora('/promotions'),
    aurora('/noticePage'),
    aurora('/help'),
    aurora('/down'),
    aurora('/feedback'),
    aurora('/about'),
    aurora('/terms'),
    aurora('/nowhere'),
    aurora('/login'),
    aurora('/register'),
    { name: 'aurora-helpmc', brand: 'aurora', path: '/helpmc' },
    { name: 'lotus-index', brand: 'lotus', path: '/index' },
    { name: 'lotus-lottery', brand: 'lotus', path: '/lottery' },
    { name: 'lotus-register', brand: 'lotus', path: '/register' },
    { name: 'harbor-login', brand: 'harbor', path: '/login' },
    { name: 'harbor-register', brand: 'harbor', path: '/register' },
  ],
  member: [
    aurora('/member/securityCenter'),
    aurora('/member/depositv2'),
    aurora('/member/withdraw'),
    aurora('/member/transactionHistory'),
    aurora('/member/bonusDetails'),
    aurora('/fav'),
    aurora('/hot'),
    {
      ...aurora('/index', press(words('aurora', 'shell:account.menu').replace('{{name}}', 'player01')), 'account-menu'),
      isWideOnly: true,
    },
  ],
  agent: [aurora('/agent'), aurora('/agent/registerAccount'), aurora('/agent/teamManagement')],
};
