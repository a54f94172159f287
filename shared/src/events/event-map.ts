import * as v from 'valibot';

/** The definition of an event: its payload, and how it is delivered. */
export interface EventSpec<Payload = unknown> {
  /** Increased when the payload changes in a way that listeners can notice. */
  readonly version: number;
  /** Serialisable payload; checked on every emit and on everything another tab sends. */
  readonly payload: v.GenericSchema<Payload, Payload>;
  /** A sticky event is repeated to late listeners. */
  readonly isSticky?: boolean;
  /** Also sent to the other tabs of this browser. */
  readonly crossesTabs?: boolean;
}

type PayloadOf<Spec> = Spec extends { readonly payload: v.GenericSchema<infer _, infer Payload> } ? Payload : never;
/** Event name to payload, as the schemas read it. */
type PayloadsOf<Specs> = { [Name in keyof Specs]: PayloadOf<Specs[Name]> };

/** Declares the events of one owner; every name is `owner:past-tense-fact`. */
function defineEvents<
  const Specs extends Readonly<
    Record<string, { version: number; payload: v.GenericSchema; isSticky?: boolean; crossesTabs?: boolean }>
  >,
>(specs: Specs): Specs {
  return specs;
}

/**
 * What of an account can change while its pages are open, as the operator names it. A `reward` is a mission, a ticket, an
 * envelope or a place in a tournament; `protection` is a break that a member takes; `contract` is one between agents, or a
 * bill of one.
 */
export const accountChanges = [
  'balance',
  'bank-account',
  'bet',
  'bonus',
  'claim',
  'contract',
  'deposit',
  'message',
  'promotion',
  'protection',
  'reward',
  'transfer',
  'withdrawal',
] as const;
export type AccountChange = (typeof accountChanges)[number];

/** How many issues of lotteries one announcement names at most: a notification of PostgreSQL has at most 8,000 bytes. */
export const maxAnnouncedIssues = 100;

/** Game and issue as the lottery's calls name them. */
const announcedIssue = v.object({
  gameCode: v.pipe(v.string(), v.regex(/^[A-Z0-9]{1,16}$/)),
  issue: v.pipe(v.string(), v.regex(/^\d{8}-\d{4}$/)),
  isVoid: v.optional(v.boolean()),
});
/** An issue of a lottery that has its result now; one that `isVoid` has none, and loses the one that it had. */
export type AnnouncedIssue = Readonly<v.InferOutput<typeof announcedIssue>>;

/** Events of the shell. */
const shellEvents = defineEvents({
  /** The operator said that these of the account of this tab have changed; after an interruption all may have. */
  'shell:account-changed': { version: 1, payload: v.object({ kinds: v.array(v.picklist(accountChanges)) }) },
  'shell:centre-closed': { version: 1, payload: v.object({ centre: v.picklist(['member', 'agent']) }) },
  /** The network is back: data fetched before may be old. */
  'shell:connection-restored': { version: 1, payload: v.object({}) },
  /**
   * These issues of the merchant's lotteries have a result now, or are void. Every page of the merchant receives it, with no
   * result in it: a page asks for the games that it shows.
   */
  'shell:issues-drawn': {
    version: 1,
    payload: v.object({ issues: v.pipe(v.array(announcedIssue), v.maxLength(maxAnnouncedIssues)) }),
  },
  'shell:language-changed': { version: 1, payload: v.object({ language: v.string() }) },
  /** The stream of announcements broke off or began again: some may have been missed. */
  'shell:live-interrupted': { version: 1, payload: v.object({}) },
  /** The merchant's current switches; remotes normally use `useSwitch` instead. */
  'shell:switches-changed': { version: 1, payload: v.object({ at: v.number() }) },
});

/** Events about accounts signing in and out. */
const authEvents = defineEvents({
  /** Somebody signed in in this tab. The token is never in an event. */
  'auth:signed-in': {
    version: 1,
    isSticky: true,
    payload: v.object({ account: v.string(), role: v.picklist(['trial', 'member', 'agent']) }),
  },
  /** The first sign-in of a new account (spec §4). */
  'auth:first-login': { version: 1, payload: v.object({ account: v.string() }) },
  /**
   * The member's picture: emitted when it is first known and after each change. A URL for an `<img>`; null for none.
   */
  'auth:picture-known': {
    version: 1,
    isSticky: true,
    payload: v.object({ source: v.nullable(v.pipe(v.string(), v.startsWith('data:image/'))) }),
  },
  /**
   * The account has a new picture, saved in this tab or another: components that show it fetch it again, once for
   * each change.
   */
  'auth:picture-saved': {
    version: 1,
    crossesTabs: true,
    payload: v.object({ account: v.string(), savedAtMs: v.number() }),
  },
  /** This tab has signed out: by choice, because its token expired, or for another account. */
  'auth:signed-out': {
    version: 2,
    payload: v.object({ account: v.string(), reason: v.picklist(['chosen', 'expired', 'replaced']) }),
  },
  /** The user signed out of an account: every tab that is signed in to it does the same (decision 10), and no other. */
  'auth:account-left': { version: 1, crossesTabs: true, payload: v.object({ account: v.string() }) },
});

const minor = v.pipe(v.number(), v.safeInteger());

/** Events about money that the member has or has asked to move. */
const walletEvents = defineEvents({
  /** The balance of this tab's account, as the operator answered it last, the same or another; in minor units. */
  'wallet:balance-changed': { version: 1, isSticky: true, payload: v.object({ balanceMinor: minor, at: v.number() }) },
  /** An answer of this tab differed from the one before; the account's other tabs fetch theirs again. */
  'wallet:balance-moved': {
    version: 1,
    crossesTabs: true,
    payload: v.object({ account: v.string(), balanceMinor: minor }),
  },
  'wallet:deposit-requested': { version: 1, payload: v.object({ depositId: v.string(), amountMinor: minor }) },
  'wallet:withdrawal-requested': { version: 1, payload: v.object({ withdrawalId: v.string(), amountMinor: minor }) },
});

/** Events about games. */
const gamesEvents = defineEvents({
  'games:game-launched': {
    version: 1,
    payload: v.object({ launchId: v.string(), vassalage: v.string(), gameId: v.string() }),
  },
  /** A game that is played for money is no longer shown; its last round may still be settled. */
  'games:game-left': { version: 1, payload: v.object({ vassalage: v.string() }) },
  /** A round ended in the game frame; the balance has changed. */
  'games:round-ended': { version: 1, payload: v.object({ gameId: v.string(), roundId: v.string() }) },
});

const staked = v.object({
  gameCode: v.string(),
  issue: v.string(),
  stakeMinor: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

/** Events about lottery bets and draws; stakes in minor units. */
const lotteryEvents = defineEvents({
  /** Bets on one issue were placed; their stake has left the balance. */
  'lottery:ticket-bought': { version: 1, payload: staked },
  /** A bet was cancelled before its issue closed; its stake is back in the balance. */
  'lottery:bet-cancelled': { version: 1, payload: staked },
  /** The member's bets on an issue are settled, and their winnings are in the balance. */
  'lottery:draw-settled': { version: 1, payload: v.object({ gameCode: v.string(), issue: v.string() }) },
});

/** Events of promotions. */
const promotionsEvents = defineEvents({
  'promotions:bonus-credited': { version: 1, payload: v.object({ promotionId: v.string() }) },
  /** How many messages the member has not read; the badge of the menus. */
  'promotions:unread-counted': {
    version: 1,
    isSticky: true,
    payload: v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  },
  /** How many promotions the member can claim now; the badge of the side menu. */
  'promotions:claimable-counted': {
    version: 1,
    isSticky: true,
    payload: v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  },
  /** How many missions the member can claim now; the badge of the member centre's menu. */
  'promotions:missions-counted': {
    version: 1,
    isSticky: true,
    payload: v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  },
  /** What is left of the running bonus's turnover, in minor units; null while no bonus runs. */
  'promotions:turnover-counted': {
    version: 1,
    isSticky: true,
    payload: v.object({ leftMinor: v.nullable(v.pipe(minor, v.minValue(0))) }),
  },
});

/** Events of the agent centre. */
const agentEvents = defineEvents({
  'agent:downline-registered': { version: 1, payload: v.object({ account: v.string() }) },
  /** How many notices the agent has not read; the badge of the agent centre's menu. */
  'agent:notices-counted': {
    version: 1,
    isSticky: true,
    payload: v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  },
});

/** The definition of every event, by name. */
export const eventSpecs = {
  ...shellEvents,
  ...authEvents,
  ...walletEvents,
  ...gamesEvents,
  ...lotteryEvents,
  ...promotionsEvents,
  ...agentEvents,
};

/** Payloads by event name. Closed; an outside team adds to it by module augmentation. */
export interface EventMap extends PayloadsOf<typeof eventSpecs> {}
export type EventName = keyof EventMap & string;

/** An event as it is delivered. */
export interface EventEnvelope<Name extends EventName = EventName> {
  readonly name: Name;
  readonly payload: EventMap[Name];
  /** The emitter: a remote's id or `shell`. */
  readonly from: string;
  readonly version: number;
  readonly isFromOtherTab: boolean;
}
