import * as v from 'valibot';

/** One fact that crosses a border: what it carries, and how it travels. */
export interface EventSpec<Payload = unknown> {
  /** Raised when the payload changes in a way that a listener can notice. */
  readonly version: number;
  /** Serialisable payload; checked on every emit and on everything another tab sends. */
  readonly payload: v.GenericSchema<Payload, Payload>;
  /** A sticky fact is replayed to whoever listens later. */
  readonly isSticky?: boolean;
  /** Told to the other tabs of this browser as well. */
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

/** What the shell itself tells. */
const shellEvents = defineEvents({
  'shell:centre-closed': { version: 1, payload: v.object({ centre: v.picklist(['member', 'agent']) }) },
  /** The network is back: what was fetched before may be old. */
  'shell:connection-restored': { version: 1, payload: v.object({}) },
  'shell:language-changed': { version: 1, payload: v.object({ language: v.string() }) },
  /** The merchant's switches as they are now; remotes normally use `useSwitch` instead. */
  'shell:switches-changed': { version: 1, payload: v.object({ at: v.number() }) },
});

/** What is told of accounts coming and going. */
const authEvents = defineEvents({
  /** Somebody signed in in this tab. The token never travels here (architecture §8). */
  'auth:signed-in': {
    version: 1,
    isSticky: true,
    payload: v.object({ account: v.string(), role: v.picklist(['trial', 'member', 'agent']) }),
  },
  /** The first sign-in of a new account (spec §4). */
  'auth:first-login': { version: 1, payload: v.object({ account: v.string() }) },
  /** What the member's picture is: told when it is first known and after each change. An address for an `<img>`; null for none. */
  'auth:picture-known': {
    version: 1,
    isSticky: true,
    payload: v.object({ source: v.nullable(v.pipe(v.string(), v.startsWith('data:image/'))) }),
  },
  /** The operator has another picture of the account, from this tab or another: whoever shows it asks anew, once for each saving. */
  'auth:picture-saved': {
    version: 1,
    crossesTabs: true,
    payload: v.object({ account: v.string(), savedAtMs: v.number() }),
  },
  /** This tab has left an account: by choice, because its token went stale, or for another account. */
  'auth:signed-out': {
    version: 2,
    payload: v.object({ account: v.string(), reason: v.picklist(['chosen', 'expired', 'replaced']) }),
  },
  /** An account was left by choice: every tab that is signed in to it leaves it too (decision 10), and no other. */
  'auth:account-left': { version: 1, crossesTabs: true, payload: v.object({ account: v.string() }) },
});

const minor = v.pipe(v.number(), v.safeInteger());

/** What is told of money that the member holds or has asked to move. */
const walletEvents = defineEvents({
  /** The balance that the operator told last; integer minor units. */
  'wallet:balance-changed': { version: 1, isSticky: true, payload: v.object({ balanceMinor: minor, at: v.number() }) },
  'wallet:deposit-requested': { version: 1, payload: v.object({ depositId: v.string(), amountMinor: minor }) },
  'wallet:withdrawal-requested': { version: 1, payload: v.object({ withdrawalId: v.string(), amountMinor: minor }) },
});

/** What is told of visits to games. */
const gamesEvents = defineEvents({
  'games:game-launched': {
    version: 1,
    payload: v.object({ launchId: v.string(), vassalage: v.string(), gameId: v.string() }),
  },
  /** A round ended in the frame; the balance has moved. */
  'games:round-ended': { version: 1, payload: v.object({ gameId: v.string(), roundId: v.string() }) },
});

const staked = v.object({
  gameCode: v.string(),
  issue: v.string(),
  stakeMinor: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

/** What is told of lottery bets and draws; stakes in minor units. */
const lotteryEvents = defineEvents({
  /** Bets on one issue stand; their stake has left the balance. */
  'lottery:ticket-bought': { version: 1, payload: staked },
  /** A bet was taken back before its issue closed; its stake is back in the balance. */
  'lottery:bet-cancelled': { version: 1, payload: staked },
  /** The member's bets on an issue are decided, and what they won is in the balance. */
  'lottery:draw-settled': { version: 1, payload: v.object({ gameCode: v.string(), issue: v.string() }) },
});

/** What promotions tell. */
const promotionsEvents = defineEvents({
  'promotions:bonus-credited': { version: 1, payload: v.object({ promotionId: v.string() }) },
  /** How many promotions the member may claim now; the side menu's badge. */
  'promotions:claimable-counted': {
    version: 1,
    isSticky: true,
    payload: v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  },
});

/** What the agent centre tells. */
const agentEvents = defineEvents({
  'agent:downline-registered': { version: 1, payload: v.object({ account: v.string() }) },
});

/** The specification of every event of the house, by name. */
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

/** A fact as it travels. */
export interface EventEnvelope<Name extends EventName = EventName> {
  readonly name: Name;
  readonly payload: EventMap[Name];
  /** Who said it: a remote's id or `shell`. */
  readonly from: string;
  readonly version: number;
  /** Milliseconds since the epoch, by this browser's clock. */
  readonly at: number;
  readonly isFromOtherTab: boolean;
}
