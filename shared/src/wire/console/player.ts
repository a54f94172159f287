import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { filledText, pageFields, requestId } from '../fields.ts';
import { breakKinds, breakLength, marketingChannels } from '../protection/index.ts';
import { recordedBetStatuses } from '../wallet/bets.ts';
import { idParameter, money, stepTaken } from './console-fields.ts';

const paged = v.object({ ...idParameter.entries, ...pageFields });
const listOf = <S extends v.GenericSchema>(row: S) => v.object({ total: v.number(), list: v.array(row) });

/** What is in each wallet of an account, by the ledger's kind; a claim is below zero. Refusal here and below: `member.unknown`. */
export const getPlayerWallets = defineEndpoint({
  name: 'console.player-wallets',
  method: 'GET',
  path: '/console-api/members/:id/wallets',
  module: null,
  token: 'required',
  request: idParameter,
  answer: v.object({
    list: v.array(v.object({ kind: v.string(), money })),
    /** In hundredths; below zero after a correction of bets whose points are spent. */
    points: v.number(),
  }),
});

const playerSession = v.object({
  /** Null for a remembered browser without an open session. */
  id: v.nullable(v.string()),
  ip: v.nullable(v.string()),
  userAgent: v.nullable(v.string()),
  createdAtMs: v.number(),
  rememberedUntilMs: v.nullable(v.number()),
});
export type PlayerSession = v.InferOutput<typeof playerSession>;

/** Where the account is signed in. */
export const getPlayerSessions = defineEndpoint({
  name: 'console.player-sessions',
  method: 'GET',
  path: '/console-api/members/:id/sessions',
  module: null,
  token: 'required',
  request: idParameter,
  answer: v.object({ list: v.array(playerSession) }),
});

/** Signs the account out of one browser, and lets it forget the sign-in. */
export const endPlayerSession = defineEndpoint({
  name: 'console.end-player-session',
  method: 'POST',
  path: '/console-api/members/:id/sessions/:session/end',
  module: null,
  token: 'required',
  request: v.object({ ...idParameter.entries, session: idParameter.entries.id }),
  answer: stepTaken,
});

const playerBet = v.object({
  id: v.string(),
  product: v.string(),
  vendor: v.string(),
  game: v.string(),
  reference: v.string(),
  money,
  payoutMinor: v.number(),
  status: v.picklist(recordedBetStatuses),
  placedAtMs: v.number(),
  settledAtMs: v.nullable(v.number()),
});
export type PlayerBet = v.InferOutput<typeof playerBet>;

/** Bets of all products, newest first. */
export const getPlayerBets = defineEndpoint({
  name: 'console.player-bets',
  method: 'GET',
  path: '/console-api/members/:id/bets',
  module: null,
  token: 'required',
  request: paged,
  answer: listOf(playerBet),
});

const playerMovement = v.object({
  id: v.string(),
  kind: v.string(),
  reference: v.string(),
  /** Of cash and bonus together. */
  money,
  balanceAfterMinor: v.number(),
  atMs: v.number(),
});
export type PlayerMovement = v.InferOutput<typeof playerMovement>;

/** Movements of cash and bonus, newest first. */
export const getPlayerRecord = defineEndpoint({
  name: 'console.player-record',
  method: 'GET',
  path: '/console-api/members/:id/record',
  module: null,
  token: 'required',
  request: paged,
  answer: listOf(playerMovement),
});

/** What an account may have asked for or owe. */
export const playerRequestKinds = [
  'deposit',
  'withdrawal',
  'vendor-transfer',
  'upline-transfer',
  'downline-transfer',
  'claim',
] as const;

const playerRequest = v.object({
  key: v.string(),
  kind: v.picklist(playerRequestKinds),
  reference: v.string(),
  money,
  status: v.string(),
  atMs: v.number(),
});
export type PlayerRequest = v.InferOutput<typeof playerRequest>;

/** Deposits, withdrawals, transfers and claims, newest first. */
export const getPlayerRequests = defineEndpoint({
  name: 'console.player-requests',
  method: 'GET',
  path: '/console-api/members/:id/requests',
  module: null,
  token: 'required',
  request: paged,
  answer: listOf(playerRequest),
});

const playerBonus = v.object({
  id: v.string(),
  promotion: v.string(),
  period: v.string(),
  status: v.string(),
  money,
  requiredMinor: v.number(),
  doneMinor: v.number(),
  claimedAtMs: v.number(),
  endedAtMs: v.nullable(v.number()),
});
export type PlayerBonus = v.InferOutput<typeof playerBonus>;

/** Bonuses and cashback, newest first. */
export const getPlayerBonuses = defineEndpoint({
  name: 'console.player-bonuses',
  method: 'GET',
  path: '/console-api/members/:id/bonuses',
  module: null,
  token: 'required',
  request: paged,
  answer: listOf(playerBonus),
});

/** What operators have written down about the account, newest first. */
export const getPlayerNotes = defineEndpoint({
  name: 'console.player-notes',
  method: 'GET',
  path: '/console-api/members/:id/notes',
  module: null,
  token: 'required',
  request: paged,
  answer: listOf(v.object({ id: v.string(), text: v.string(), writtenBy: v.string(), atMs: v.number() })),
});

export const playerNoteMaximum = 1000;

export const addPlayerNote = defineEndpoint({
  name: 'console.add-player-note',
  method: 'POST',
  path: '/console-api/members/:id/notes',
  module: null,
  token: 'required',
  request: v.object({ ...idParameter.entries, text: filledText(playerNoteMaximum) }),
  answer: stepTaken,
});

/** What was done to the account at the console, newest first. */
export const getPlayerAudit = defineEndpoint({
  name: 'console.player-audit',
  method: 'GET',
  path: '/console-api/members/:id/audit',
  module: null,
  token: 'required',
  request: paged,
  answer: listOf(
    v.object({
      id: v.string(),
      operator: v.string(),
      action: v.string(),
      detail: v.record(v.string(), v.unknown()),
      atMs: v.number(),
    }),
  ),
});

const playerBreak = v.object({
  id: v.string(),
  kind: v.picklist(breakKinds),
  startsAtMs: v.number(),
  /** Null is for good. */
  endsAtMs: v.nullable(v.number()),
  /** `member`, or who set it at the console. */
  setBy: v.string(),
  isRunning: v.boolean(),
});
export type PlayerBreak = v.InferOutput<typeof playerBreak>;

const playerConsent = v.object({
  id: v.string(),
  channel: v.picklist(marketingChannels),
  isGiven: v.boolean(),
  atMs: v.number(),
});
export type PlayerConsent = v.InferOutput<typeof playerConsent>;

/** The account's breaks and its answers about marketing, newest first, and the breaks that can be added now. */
export const getPlayerProtection = defineEndpoint({
  name: 'console.player-protection',
  method: 'GET',
  path: '/console-api/members/:id/protection',
  module: null,
  token: 'required',
  request: idParameter,
  answer: v.object({
    breaks: v.array(playerBreak),
    consents: v.array(playerConsent),
    lengths: v.object({ coolOff: v.array(breakLength), exclusion: v.array(breakLength) }),
  }),
});

/** Adds a break, which nobody can end. Refusals: those of `protection.start-break`. */
export const addPlayerBreak = defineEndpoint({
  name: 'console.add-player-break',
  method: 'POST',
  path: '/console-api/members/:id/breaks',
  module: null,
  token: 'required',
  request: v.object({
    ...idParameter.entries,
    requestId,
    kind: v.picklist(breakKinds),
    length: breakLength,
    reason: filledText(playerNoteMaximum),
  }),
  answer: stepTaken,
});
