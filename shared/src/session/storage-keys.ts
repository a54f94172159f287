import * as v from 'valibot';

interface KeySpec {
  readonly store: 'session' | 'local';
  /** The only module that writes it. */
  readonly writer: 'session' | 'api' | 'auth' | 'shell' | 'games' | 'lottery' | 'wallet' | 'agent' | 'promotions';
  readonly value: v.GenericSchema;
}

const text = v.string();
const flag = v.boolean();
const json = v.unknown();
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const session = <Value extends v.GenericSchema>(writer: KeySpec['writer'], value: Value) =>
  ({ store: 'session', writer, value }) as const;
const local = <Value extends v.GenericSchema>(writer: KeySpec['writer'], value: Value) =>
  ({ store: 'local', writer, value }) as const;

/**
 * Every storage key: the 21 session keys and two local keys of spec §3, then ours. Each has one writer (decision 11).
 */
export const storageKeys = {
  token: session('session', text),
  // A marker only: the password itself is in memory.
  cpw: session('session', v.literal('memory')),
  merchant: session('shell', text),
  merchantCode: session('shell', text),
  /** Also sent with every call (wire-facts: brand config). */
  platform: session('shell', v.literal('WEB')),
  nickname: session('session', text),
  account: session('session', text),
  username: session('session', text),
  customerId: session('session', text),
  isAgent: session('session', flag),
  toUpline: session('session', flag),
  memberLabel: session('session', v.array(v.object({ labelName: v.string() }))),
  /**
   * The registration's rules as the operator last answered them. The specification names the key but not its content;
   * its only rules for checking input are these (§3 "Registration validation rule", §5, §7 "validation rules").
   */
  validate: session('api', json),
  settings: session('api', json),
  /** Round-trip time in milliseconds; 0 until measured, or if unreachable. */
  routers: session('shell', v.array(v.object({ domain: v.string(), speed: v.number() }))),
  merchantWallet: session('api', json),
  gameVendor: session('games', json),
  favGames: session('games', v.array(text)),
  index_notice: session('promotions', json),
  enableSalary: session('shell', flag),
  enableContract: session('shell', flag),
  /** Which kinds of contracts the agent has or is offered, so that a reloaded page has their menu items at once. */
  contractKinds: session('shell', v.array(text)),
  /**
   * Requests for money without a known outcome; nothing secret. A sign-out by the user removes those of its account.
   */
  openRequests: session(
    'api',
    v.array(
      v.object({
        kind: v.picklist(['lottery-order', 'lottery-chase', 'deposit', 'withdrawal', 'transfer', 'upline', 'downline']),
        id: v.pipe(v.string(), v.uuid()),
        account: text,
        amountMinor: whole,
      }),
    ),
  ),
  /**
   * The bets on the slip that are not placed. `orderedIds` are those of the order that is in `openRequests`, `chasedIds` those
   * of the chase there. A session that expires leaves it; a sign-out by the user removes it.
   */
  lotterySlip: session(
    'lottery',
    v.object({
      merchantCode: text,
      entries: v.array(
        v.object({
          id: text,
          gameCode: text,
          kind: text,
          gameName: text,
          issue: text,
          closesAtMs: whole,
          playCode: text,
          numbers: v.array(v.array(text)),
          halfPaid: v.optional(v.array(text)),
          combinations: whole,
          unitMinor: whole,
          multiple: whole,
          prizeGroup: whole,
          rebateMilli: whole,
          priceList: text,
          odds: v.optional(v.record(text, v.number())),
        }),
      ),
      orderedIds: v.array(text),
      chasedIds: v.optional(v.array(text)),
    }),
  ),
  /** A visitor's last free play in this tab: a page that is loaded anew goes on with it. */
  trialLaunch: session('games', v.object({ code: text, launchId: text })),
  /** The period last chosen in the agent centre, as in an address; its pages share it. */
  agentPeriod: session('agent', text),
  /** How wide the parts of the account were last in the header of this tab, px. */
  accountWidth: session('shell', whole),
  /** Versions of the shell for which this tab has loaded its page again: it does so once for each. */
  reloadedFor: session('shell', v.partial(v.object({ newVersion: v.array(text), missingFile: v.array(text) }))),
  lang: local('shell', text),
  hisLang: local('shell', text),
  theme: local('shell', v.picklist(['dark', 'light'])),
  isBalanceHidden: local('wallet', flag),
  /** Deposits and withdrawals that were open when this browser last looked, so that a decision made since is shown. */
  watchedRequests: local(
    'wallet',
    v.array(v.object({ member: text, kind: v.picklist(['deposit', 'withdrawal']), id: text, status: text })),
  ),
  isMenuNarrow: local('shell', flag),
  /** This browser has written to customer service, so its pages look for answers. */
  hasAskedSupport: local('shell', flag),
  /** The referral code of the last link that was opened here, and the day: a visit is counted once a day. */
  notedVisit: local('auth', v.object({ code: text, day: text })),
  /** The same for the promotion links of agents. */
  notedLinkVisit: local('auth', v.object({ code: text, day: text })),
  /** Greetings that were closed here, as `<member id>/<notice id>`. */
  greeted: local('promotions', v.array(text)),
} as const satisfies Readonly<Record<string, KeySpec>>;

export type StorageKey = keyof typeof storageKeys;
export type StoredValue<Key extends StorageKey> = v.InferOutput<(typeof storageKeys)[Key]['value']>;
