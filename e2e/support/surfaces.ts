import type { Site } from '../pages/site.ts';
import { agentDialogs, memberDialogs, trialDialogs } from './account-openings.ts';
import type { Brand } from './addresses.ts';
import { dialogs } from './openings.ts';
import { expect } from './test.ts';

/** A page, centre page or dialog as somebody meets it. */
export interface Surface {
  readonly name: string;
  readonly brand: Brand;
  readonly path: string;
  /** What makes it appear after its address is open; nothing for a plain page. */
  readonly open?: (site: Site) => Promise<void>;
  /** Where whoever goes there is led instead. */
  readonly lands?: string;
  /** Its answer is what the form below waits for. */
  readonly isOverBusyForm?: boolean;
  /** Lies over a page that is looked at by itself. */
  readonly isDialog?: boolean;
  /** Looks like others that are looked at: a long proof too. */
  readonly isRepeated?: boolean;
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

/** Pages whose texts come from the operator. */
const contentPaths = [
  ...['/help', '/helpmc', '/feedback', '/join', '/about', '/news', '/blog', '/credit', '/responsible'],
  ...['/refer', '/payments', '/security', '/privacy', '/terms'],
] as const;

/** Signing in or registering; it is there when one can type. */
const entry = (brand: Brand, path: '/login' | '/register'): Surface => ({
  name: `${brand}-${path.slice(1)}`,
  brand,
  path,
  open: ({ signIn, register }) =>
    expect(path === '/login' ? signIn.username : register.field('password')).toBeVisible(),
});

/** A page of a centre. */
const centre = (path: string, name: 'member' | 'agent'): Surface =>
  aurora(path, { open: (site) => expect(site[name].root).toBeVisible() });

/** The list of all deposits or withdrawals. */
const all = (path: string, name: string): Surface => ({ ...centre(`${path}?list=all`, 'member'), name });

/** Everything there is to see, by who sees it. Accounts are the demo accounts. */
export const surfaces: Readonly<Record<Actor, readonly Surface[]>> = {
  visitor: [
    ...[
      '/index',
      '/rng',
      '/live',
      '/fish',
      '/pvp',
      '/sports',
      '/esports',
      '/hot',
      '/seamless',
      '/lottery',
      '/elott',
      '/vnlottery',
      '/vnlottery?gameCode=XSMB&playType=together2',
      '/seaLottery',
      '/promotions',
      '/vip',
      '/pointMall',
      '/noticePage',
      '/nowhere',
    ].map((path) => aurora(path)),
    aurora('/promoDetail?id=first-deposit'),
    aurora('/drawCheck?raffle=1'),
    ...contentPaths.map((path) => aurora(path)),
    aurora('/down', {
      // A phone has buttons there, a desktop codes, which are drawn on demand.
      open: ({ page }) => expect(page.locator('main [data-resource] svg').filter({ visible: true })).toHaveCount(3),
    }),
    entry('aurora', '/login'),
    entry('aurora', '/register'),
    ...dialogs.map(({ path, ...rest }) => aurora(path, { ...rest, isDialog: true })),
    { name: 'lotus-index', brand: 'lotus', path: '/index' },
    { name: 'lotus-lottery', brand: 'lotus', path: '/lottery' },
    entry('lotus', '/register'),
    entry('harbor', '/login'),
    entry('harbor', '/register'),
    ...['/pp', '/pg', '/bgs', '/jl', '/fc', '/bng', '/cq9'].map((path) => aurora(path, { isRepeated: true })),
  ],
  trial: [
    aurora('/member/depositv2', {
      name: 'aurora-trial-refused',
      lands: '/index',
      open: ({ page, text }) => expect(page.getByText(text('shell:trial.in_need_true_account'))).toBeVisible(),
    }),
    ...trialDialogs.map(({ path, ...rest }) => aurora(path, { ...rest, isDialog: true })),
  ],
  member: [
    ...[
      ...['securityCenter', 'depositv2', 'withdraw', 'personalHistoryCopy', 'transactionHistory', 'personalProfit'],
      ...['manualRebate', 'bonusDetails', 'rewardCenter', 'messageV2', 'transferFund', 'transferUpline'],
      ...['referral', 'missionLeaderboard'],
    ].map((page) => centre(`/member/${page}`, 'member')),
    ...['raffles', 'envelopes'].map((tab) => ({
      ...centre(`/member/rewardCenter?tab=${tab}`, 'member'),
      name: `aurora-member-${tab}`,
    })),
    all('/member/depositv2', 'aurora-all-deposits'),
    all('/member/withdraw', 'aurora-all-withdrawals'),
    { ...centre('/member/rewardCenter?tab=tournaments', 'member'), name: 'aurora-tournaments' },
    aurora('/index', { name: 'aurora-member-index' }),
    aurora('/fav'),
    aurora('/vip', { name: 'aurora-member-vip' }),
    aurora('/pointMall', { name: 'aurora-member-point-mall' }),
    aurora('/hot'),
    ...memberDialogs.map(({ path, ...rest }) => aurora(path, { ...rest, isDialog: true })),
  ],
  agent: [
    ...[
      '/agent/announcement',
      '/agent/teamOverview',
      '/agent/registerAccount',
      '/agent/registerAccount?view=links',
      '/agent/teamManagement',
    ].map((path) => centre(path, 'agent')),
    ...['teamBetting', 'profitLoss', 'income', 'transactions'].map((page) => centre(`/agent/${page}`, 'agent')),
    ...agentDialogs.map(({ path, ...rest }) => aurora(path, { ...rest, isDialog: true })),
  ],
};

/** What a member of the other merchants meets, signed in. */
export const ofOtherMembers: Readonly<Record<'lotus' | 'harbor', readonly Surface[]>> = {
  lotus: ['/index', '/lottery', '/promotions', '/member/depositv2', '/member/securityCenter'].map((path) => ({
    name: `lotus-member-${path.slice(1).replaceAll('/', '-')}`,
    brand: 'lotus',
    path,
  })),
  harbor: ['/index', '/rng', '/member/depositv2', '/member/securityCenter'].map((path) => ({
    name: `harbor-member-${path.slice(1).replaceAll('/', '-')}`,
    brand: 'harbor',
    path,
  })),
};

/** What an actor meets on a screen of that size; what lies over pages is a long proof. */
export const seenOn = (size: Size, actor: Actor): readonly Surface[] =>
  surfaces[actor].filter(
    ({ only, isDialog, isRepeated }) =>
      (only === undefined || only === size) && (!(isDialog || isRepeated) || process.env.TESSERA_FULL),
  );
