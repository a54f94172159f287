import type { DepositBonusTerms } from '@tessera/shared/wire/wallet';
import type { StakeGuard } from './domains/cashier/stakes/assert-may-stake.ts';
import type { Member } from './domains/identity/members/member.ts';
import type { Entry } from './domains/ledger/ledger.ts';
import type { Merchant } from './domains/merchants/merchant.ts';
import { Refusal } from './platform/http/refusal.ts';

/** Why money can't be withdrawn yet; shown to the player before and on the form. */
export interface WithdrawalObstacle {
  /** Dotted code, e.g. `withdrawal.turnover.remaining`. */
  readonly code: string;
  /** Turnover still to do, in minor units; 0 when the obstacle is none of turnover. */
  readonly remainingTurnoverMinor: number;
}

/** The name of what a movement was about, e.g. a game; undefined where another module has to know. */
export type SubjectNamer = (movement: Pick<Entry, 'reference' | 'meta'>) => string | undefined;

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

/** What a member must know besides the session before money leaves. */
export interface PaymentPassword {
  isSet(memberId: number): Promise<boolean>;
  /** Throws a refusal unless it is the member's, or when none is set. */
  require(memberId: number, typed: string): Promise<void>;
}

/** Until a module keeps payment passwords nobody has one, and no money leaves. */
const nobodyHasOne: PaymentPassword = {
  isSet: async () => false,
  require: async () => {
    throw new Refusal(400, 'payment.password.unset');
  },
};

/** Where modules take part in each other's work without naming each other. */
export interface Hooks {
  /** Asked before a withdrawal and for its settings; null means nothing stands in the way. */
  readonly withdrawalGuards: ((merchant: Merchant, member: Member) => Promise<WithdrawalObstacle | null>)[];
  /** Asked before every stake, in its transaction (`assertMayStake`). */
  readonly stakeGuards: StakeGuard[];
  /** Asked for by every withdrawal; set by the module that keeps it. */
  paymentPassword: PaymentPassword;
  /** Names for the account record, in the member's language. */
  readonly recordSubjects: ((merchant: Merchant, language: string) => SubjectNamer | Promise<SubjectNamer>)[];
  /** Inside the registration's transaction. */
  readonly afterRegistration: ((
    merchant: Merchant,
    member: Member,
    fields: Readonly<Record<string, string>>,
  ) => Promise<void>)[];
  /** Bonuses that the member may take with the next deposit. */
  readonly depositOffers: ((
    merchant: Merchant,
    member: Member,
    language: string,
  ) => Promise<readonly DepositOffer[]>)[];
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
}

export const createHooks = (): Hooks => ({
  withdrawalGuards: [],
  stakeGuards: [],
  paymentPassword: nobodyHasOne,
  recordSubjects: [],
  afterRegistration: [],
  depositOffers: [],
  depositChoices: [],
  afterDeposit: [],
});
