import * as v from 'valibot';

/** Every business answer of the wallet; the HTTP status is always 200. */
export const walletStatuses = [
  'OK',
  'INSUFFICIENT_FUNDS',
  'LIMIT_REACHED',
  'PLAYER_BLOCKED',
  'SELF_EXCLUDED',
  'BONUS_LIMIT',
  'SITE_CLOSED',
  'REGION_RESTRICTED',
  'SESSION_EXPIRED',
  'INVALID_TOKEN',
  'INVALID_SIGNATURE',
  'WRONG_CURRENCY',
  'INVALID_GAME',
  'BAD_REQUEST',
  'DUPLICATE_MISMATCH',
  'TX_NOT_FOUND',
  'ROUND_CLOSED',
  'OUTDATED',
  'INTERNAL',
] as const;
export type WalletStatus = (typeof walletStatuses)[number];

/** After one of these, a bet was certainly not taken, so nothing needs a rollback. */
export const cleanRefusals: readonly WalletStatus[] = [
  'INSUFFICIENT_FUNDS',
  'LIMIT_REACHED',
  'PLAYER_BLOCKED',
  'SELF_EXCLUDED',
  'BONUS_LIMIT',
  'SITE_CLOSED',
  'REGION_RESTRICTED',
  'SESSION_EXPIRED',
  'INVALID_TOKEN',
  'WRONG_CURRENCY',
  'INVALID_GAME',
];

/**
 * `resettle` sets what a round pays in all, also after it was closed; `void` takes a whole round back, for good. Of several
 * resettlements the newest `revision` counts; an older one that arrives later is OUTDATED.
 */
export const walletOperations = ['balance', 'bet', 'win', 'rollback', 'end-round', 'resettle', 'void'] as const;
export type WalletOperation = (typeof walletOperations)[number];

/** A text without control characters and lone surrogates, which databases cannot store unchanged. */
export const storableText = (longest: number) =>
  v.pipe(v.string(), v.maxLength(longest), v.regex(/^[^\p{Cc}\p{Cs}]*$/u));
const id = v.pipe(storableText(64), v.minLength(1));
const amountMinor = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** One request to the wallet. Amounts are whole minor units; `player` is `merchant:memberId`. */
export const walletRequest = v.object({
  requestId: v.pipe(v.string(), v.uuid()),
  /** Of the game session; only a bet and a balance need an active one. */
  token: storableText(128),
  player: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,32}:\d{1,15}$/)),
  currency: storableText(8),
  gameCode: storableText(24),
  roundId: v.optional(id),
  txId: v.optional(id),
  refTxId: v.optional(id),
  amount: v.optional(amountMinor, 0),
  roundClosed: v.optional(v.boolean(), false),
  /** Of a resettlement: counted up by the provider for each round. */
  revision: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000))),
});
export type WalletRequest = v.InferOutput<typeof walletRequest>;

export const walletAnswer = v.object({
  status: v.picklist(walletStatuses),
  requestId: v.string(),
  /** Null if the account is unknown. */
  balance: v.nullable(v.number()),
  currency: v.string(),
  txId: v.nullable(v.string()),
  ledgerTxId: v.nullable(v.string()),
  /** With `BONUS_LIMIT`: the most that a round may stake while a bonus is wagered. */
  limitMinor: v.optional(v.number()),
});
export type WalletAnswer = v.InferOutput<typeof walletAnswer>;

export const redeemRequest = v.object({
  requestId: v.pipe(v.string(), v.uuid()),
  /** The one-use token of the game's URL. */
  launchToken: storableText(128),
});

/** The languages of the games. */
export const gameLanguages = ['ko', 'en', 'vi', 'zh', 'ja', 'th'] as const;
export type GameLanguage = (typeof gameLanguages)[number];

/** The player of a launch and the terms of the game. */
export const redeemed = v.object({
  status: v.literal('OK'),
  launchId: v.string(),
  sessionToken: v.string(),
  player: v.string(),
  isTrial: v.boolean(),
  gameCode: v.string(),
  gameName: v.string(),
  /** Name of a sheet that the provider has declared; the game is played by it. */
  slotSheet: v.string(),
  /** The vendor's code; pictures are generated from it. */
  vassalage: v.string(),
  vendorName: v.string(),
  merchantName: v.string(),
  /** Origin of the embedding page; messages go to and come from there only. */
  hostOrigin: v.string(),
  language: v.picklist(gameLanguages),
  currency: v.object({ code: v.string(), symbol: v.string(), exponent: v.number() }),
  /** Selectable stakes, smallest first, and the default one. */
  stakes: v.array(v.number()),
  defaultStake: v.number(),
  /** The game is played from the player's wallet at this vendor (transfer mode); otherwise from the operator's. */
  hasVendorWallet: v.optional(v.boolean()),
  balance: v.number(),
});
export type Redeemed = v.InferOutput<typeof redeemed>;

export const redeemAnswer = v.variant('status', [
  redeemed,
  v.object({ status: v.picklist(['INVALID_TOKEN', 'INVALID_SIGNATURE', 'BAD_REQUEST', 'INTERNAL']) }),
]);
export type RedeemAnswer = v.InferOutput<typeof redeemAnswer>;

/** The operator's question about a round that has been open for long. */
export const roundQuery = v.object({ requestId: v.pipe(v.string(), v.uuid()), roundId: id });
/** `waiting`: the player must continue; `settling`: money is being moved; `unknown`: refund the stakes. */
export const roundState = v.object({ state: v.picklist(['waiting', 'settling', 'settled', 'unknown']) });
export type RoundState = v.InferOutput<typeof roundState>['state'];

/** What a finished round can be drawn again from; null for one that the provider does not keep. */
export const roundProof = v.object({
  proof: v.nullable(
    v.object({
      serverSeedHash: v.string(),
      /** Null while the player still plays with it. */
      serverSeed: v.nullable(v.string()),
      clientSeed: v.string(),
      nonce: v.number(),
      /** Stops on each reel. */
      lengths: v.array(v.number()),
      /** Stops of the first spin, then of each free spin. */
      spins: v.array(v.array(v.number())),
    }),
  ),
});
export type ProvedRound = v.InferOutput<typeof roundProof>['proof'];

/** Sums of everything the provider knows to have been taken and paid, in minor units. */
export const providerTotals = v.object({
  /** Stakes taken and not given back. */
  stakes: v.number(),
  wins: v.number(),
  /** What is in the wallets of all players at the vendors. */
  vendorWallets: v.optional(v.number()),
  /** Requests without a known outcome; compare the sums only while there are none. */
  pending: v.number(),
});
export type ProviderTotals = v.InferOutput<typeof providerTotals>;

/** What all players of a merchant have at a vendor together, in minor units; asked for when the sum of all is not as expected. */
export const vendorBalances = v.object({
  balances: v.array(v.object({ merchant: v.string(), vendor: v.string(), balance: v.number() })),
});
export type VendorBalance = v.InferOutput<typeof vendorBalances>['balances'][number];

const transferId = v.pipe(v.string(), v.uuid());
/** `in`: to the player's wallet at the vendor; `out`: back to the operator's. */
export const transferDirections = ['in', 'out'] as const;
export type TransferDirection = (typeof transferDirections)[number];

/** Moves money between the operator and a vendor's wallet. Repeated, it finds what it did before. */
export const transferRequest = v.object({
  requestId: v.pipe(v.string(), v.uuid()),
  transferId,
  player: walletRequest.entries.player,
  vendor: v.pipe(storableText(24), v.minLength(1)),
  direction: v.picklist(transferDirections),
  amount: v.pipe(amountMinor, v.minValue(1)),
  /** What is there, at most the amount; otherwise the amount or nothing. */
  isWhole: v.boolean(),
});
export type TransferRequest = v.InferOutput<typeof transferRequest>;

/** The operator's question about a transfer without an answer. One that did not arrive is cancelled by it: a late copy moves nothing. */
export const transferQuery = v.object({
  requestId: v.pipe(v.string(), v.uuid()),
  transferId,
  vendor: transferRequest.entries.vendor,
});

/** What a transfer did, for good. */
export const transferAnswer = v.variant('outcome', [
  v.object({ outcome: v.literal('moved'), moved: v.pipe(amountMinor, v.minValue(1)) }),
  v.object({
    outcome: v.literal('refused'),
    reason: v.picklist(['INSUFFICIENT_FUNDS', 'CANCELLED', 'DUPLICATE_MISMATCH']),
  }),
]);
export type TransferAnswer = v.InferOutput<typeof transferAnswer>;

/** How a vendor's wallets answer transfers, to try what happens: `silent` does what is asked and loses the answer. */
export const vendorConducts = ['normal', 'away', 'silent'] as const;
export type VendorConduct = (typeof vendorConducts)[number];
/** Without a conduct it only asks for it. It is in memory: a restart makes every vendor normal. */
export const conductRequest = v.object({
  requestId: v.pipe(v.string(), v.uuid()),
  vendor: transferRequest.entries.vendor,
  conduct: v.optional(v.picklist(vendorConducts)),
});
export const conductAnswer = v.object({ conduct: v.picklist(vendorConducts) });

/** The name under which this provider signs. */
export const providerName = 'tessera-games';
