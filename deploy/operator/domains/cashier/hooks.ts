import type { DepositBonusTerms, VoidReason } from '@tessera/shared/wire/wallet';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Member } from '../identity/index.ts';
import type { Entry } from '../ledger/index.ts';
import type { Merchant } from '../merchants/index.ts';
import type { StakeGuard } from './stakes/stake-guard.ts';

/** Why money can't be withdrawn yet; shown to the player before and on the form. */
export interface WithdrawalObstacle {
  /** Dotted code, e.g. `withdrawal.turnover.remaining`. */
  readonly code: string;
  /** Turnover still required, in minor units; 0 for other obstacles. */
  readonly remainingTurnoverMinor: number;
}

/** The name of a movement's subject, e.g. a game; undefined when another domain knows it. */
export type SubjectNamer = (movement: Pick<Entry, 'reference' | 'meta'>) => string | undefined;

/** A bet of the betting record, as its domain knows it. */
export interface RecordedSource {
  readonly merchant: string;
  readonly memberId: number;
  /** `round:<provider>:<round>` or `lottery:<bet>`. */
  readonly source: string;
}

/** A bonus that a member's next deposit would bring, in minor units; its terms before anything is chosen. */
export interface DepositOffer extends DepositBonusTerms {
  readonly promotionId: string;
  /** In the member's language. */
  readonly title: string;
  readonly minimumDepositMinor: number;
  readonly maximumBetMinor: number | null;
  readonly daysToWager: number;
  /** The member has asked for it before. */
  readonly isJoined: boolean;
}

/** What a deposit brings, or has brought, besides its amount; in minor units. */
export interface ChosenBonus {
  readonly title: string;
  readonly amountMinor: number;
  readonly requiredMinor: number;
}

/** What the odds of a lottery bet were at, and the part of its stake that comes back for it, in thousandths. */
export interface BetPrizeGroup {
  readonly group: number;
  readonly rebateMilli: number;
}

/** What the records of all products leave out, and the product of a bet knows. */
export interface BetDetails {
  readonly prizeGroup?: BetPrizeGroup | undefined;
  readonly voidReason?: VoidReason | undefined;
}

/** Stakes that a member cannot take back: those placed up to a time, or all of them. */
export interface KeptStakes {
  /** A dotted code for players. */
  readonly objection: string;
  /** Null: whenever it was placed. */
  readonly placedUntil: Date | null;
}

/** Where other domains take part in the movement of money; each adds its own while it registers. */
export interface CashierHooks {
  /** Asked before a withdrawal and for its settings; null lets it pass. */
  readonly withdrawalGuards: ((merchant: Merchant, member: Member) => Promise<WithdrawalObstacle | null>)[];
  /** Asked before money goes from the main wallet to a vendor's; a dotted code keeps it there. */
  readonly vendorTransferGuards: ((merchant: Merchant, member: Member) => Promise<string | null>)[];
  /** Asked before a member takes a stake back, and for a list of them; null keeps none. */
  readonly stakeReturnGuards: ((member: Pick<Member, 'id'>) => Promise<KeptStakes | null>)[];
  /** Asked before a game is opened for a member; null lets it open. */
  readonly launchGuards: ((member: Member) => Promise<Refusal | null>)[];
  /** Asked before a deposit is announced, in the member's turn too; null lets it pass. Money that arrives anyway is credited. */
  readonly depositGuards: ((member: Member) => Promise<Refusal | null>)[];
  /** Asked before an account is added to a member's book; a dotted code refuses it. */
  readonly bankAccountGuards: ((
    member: Member,
    account: { readonly bankCode: string; readonly digits: string },
  ) => Promise<string | null>)[];
  /** After a member has begun a break, in its transaction: what holds money for coming stakes gives it back. */
  readonly afterBreak: ((memberId: number) => Promise<void>)[];
  /** Asked before every stake, in its transaction (`assertMayStake`). */
  readonly stakeGuards: StakeGuard[];
  /** Names for the account record, in the member's language. */
  readonly recordSubjects: ((merchant: Merchant, language: string) => SubjectNamer | Promise<SubjectNamer>)[];
  /** Names of vendors by their code, in the member's language. */
  readonly vendorNames: ((language: string) => (vassalage: string) => string | undefined)[];
  /** The movements of a recorded bet, by their ids; undefined when another domain took it. */
  readonly betMovements: ((bet: RecordedSource) => Promise<readonly number[] | undefined>)[];
  /** Details of those of some recorded bets that have any, by their `source`. */
  readonly betDetails: ((sources: readonly string[]) => Promise<ReadonlyMap<string, BetDetails>>)[];
  /** The `source` of the bet that a movement of its member belongs to; undefined when another domain took it, or none. */
  readonly betSources: ((movement: {
    readonly reference: string;
    readonly meta: Readonly<Record<string, unknown>>;
  }) => string | undefined)[];
  /** The one recorded bet of a member that a reference of the account record names; undefined when there are several. */
  readonly betsAbout: ((memberId: number, reference: string) => Promise<string | undefined>)[];
  /** Bonuses that the member may take with the next deposit. */
  readonly depositOffers: ((
    merchant: Merchant,
    member: Member,
    language: string,
  ) => Promise<readonly DepositOffer[]>)[];
  /** The bonuses that were chosen with these deposits, by the deposit's id; in the member's language. */
  readonly chosenBonuses: ((
    merchant: Merchant,
    depositIds: readonly number[],
    language: string,
  ) => Promise<ReadonlyMap<number, ChosenBonus>>)[];
  /** In the transaction that announces a deposit; null wants none. May run again for the same deposit. */
  readonly depositChoices: ((
    merchant: Merchant,
    member: Member,
    deposit: { readonly depositId: number; readonly amountMinor: number },
    promotionId: string | null,
  ) => Promise<void>)[];
  /** After a deposit was credited, in its transaction; may run again for the same deposit, so key what you post by it. */
  readonly afterDeposit: ((deposit: {
    readonly merchant: string;
    readonly memberId: number;
    readonly depositId: number;
    readonly amountMinor: number;
  }) => Promise<void>)[];
  /** After a credited deposit was reversed, in its transaction; once. */
  readonly afterReversal: ((deposit: {
    readonly merchant: string;
    readonly memberId: number;
    readonly depositId: number;
  }) => Promise<void>)[];
}

export const createCashierHooks = (): CashierHooks => ({
  withdrawalGuards: [],
  vendorTransferGuards: [],
  stakeReturnGuards: [],
  launchGuards: [],
  depositGuards: [],
  bankAccountGuards: [],
  afterBreak: [],
  stakeGuards: [],
  recordSubjects: [],
  vendorNames: [],
  betMovements: [],
  betDetails: [],
  betSources: [],
  betsAbout: [],
  depositOffers: [],
  chosenBonuses: [],
  depositChoices: [],
  afterDeposit: [],
  afterReversal: [],
});
