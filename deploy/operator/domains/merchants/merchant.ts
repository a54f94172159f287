import type { GameKind, MerchantOdds, PrizeGroups } from '@tessera/shared/lottery';
import type { Currency } from '@tessera/shared/money';
import type { ContractKind } from '@tessera/shared/wire/agent';
import type { BreakLength } from '@tessera/shared/wire/protection';
import type { DepositMethodId } from '@tessera/shared/wire/wallet';
import type { SwitchNode, SwitchRow } from './switches/switch-tree.ts';

export interface MerchantResource {
  readonly resourceType: string;
  readonly url: string;
  readonly qrCodeUrl: string;
  readonly labelNameEn: string;
  readonly labelNameCn: string;
}

/** The rules of a merchant's withdrawals; amounts in minor units. */
export interface WithdrawalRules {
  /** After this long a payment counts as received, and for how long its player may object afterwards. */
  readonly confirmMinutes: number;
  readonly disputeMinutes: number;
  /** Players may take a withdrawal back before its review has begun. */
  readonly mayCancel: boolean;
  /** Withdrawals to a newly added account are refused for that long, unless it is a member's first. */
  readonly accountCoolingMinutes: number;
  readonly accountLimit: number;
  /** From this amount on two operators have to approve; null for never. */
  readonly twoApproversFromMinor: number | null;
  /** What may be withdrawn on one day, by club rank; the last level that a member reaches counts. Null is no limit. */
  readonly levels: readonly {
    readonly fromRank: number;
    readonly count: number | null;
    readonly amountMinor: number | null;
  }[];
}

/** One way to deposit. Amounts in minor units; a voucher has its own amount, and so no limits. */
export interface DepositMethodSettings {
  readonly isOn: boolean;
  readonly minimumMinor: number;
  readonly maximumMinor: number;
  /** Hundredths of a percent of what is received. */
  readonly feeBasisPoints: number;
  readonly expectedMinutes: number;
  /** After that an unpaid deposit expires; 0 where a person answers. */
  readonly payWithinMinutes: number;
  /** What one unit of the play coin is worth; 0 for other methods. */
  readonly rateMinor: number;
}

/** Limits in minor units of the merchant's currency. */
export interface CashierSettings {
  readonly deposit: {
    readonly minimumMinor: number;
    readonly maximumMinor: number;
    readonly quickAmountsMinor: readonly number[];
    readonly expectedMinutes: number;
    readonly account: { readonly bankName: string; readonly number: string; readonly holder: string };
    /** Absent for a merchant from before there were several: bank transfers alone, with the limits above. */
    readonly methods?: Readonly<Record<DepositMethodId, DepositMethodSettings>>;
  };
  readonly withdrawal: {
    readonly minimumMinor: number;
    readonly maximumMinor: number;
    readonly expectedMinutes: { readonly from: number; readonly to: number };
    readonly answerWithinMinutes: number;
    /** What the merchant has set at the console; the standard rules without it. */
    readonly rules?: Partial<WithdrawalRules>;
  };
  /** Play money of a free-play account. */
  readonly trialCreditMinor: number;
}

/** Which games a merchant offers, and for how much. */
export interface GameSettings {
  /** What one unit of the catalogue's stakes is worth, in units of the merchant's currency. */
  readonly stakeScale: number;
  /** Categories that it has no contract for. */
  readonly withoutCategories: readonly string[];
  /** Vendors whose games are played from wallets of their own (transfer mode), by code; absent for none. */
  readonly transferVendors?: readonly string[];
  /** The test vendor may book rounds for its members. */
  readonly hasTestVendor?: boolean;
}

/** The lengths of the breaks that a merchant's members can take, short before long. */
export interface BreakLengths {
  readonly coolOff: readonly BreakLength[];
  readonly exclusion: readonly BreakLength[];
}

/** The rules of a merchant's agents. */
export interface AgentSettings {
  /** When rebates are credited: once a day, or for each bet as it settles. */
  readonly rebates: 'daily' | 'settled';
  /** Rebates above it, in hundredths of a percent, are high: an agent may give each to a few accounts only. */
  readonly highRatesAboveBasisPoints: number;
  /** Accounts that an agent may have right below itself at one high rate. */
  readonly accountsPerHighRate: number;
  /** Other numbers for single rates, by the rate in hundredths of a percent. */
  readonly accountsAtRate: Readonly<Record<string, number>>;
  /** What an agent without an account above may offer, by kind of contract, in hundredths of a percent. */
  readonly maximumContractRates: Readonly<Partial<Record<ContractKind, number>>>;
  /** Promotion links of an agent that may be active at once. */
  readonly linkLimit: number;
}

/** What a merchant's players may chase besides the same multiple in each issue; 0 switches a strategy off. */
export interface ChaseSettings {
  /** The largest multiple of an issue where multiples double. */
  readonly doublingCeiling: number;
  /** The largest multiple of an issue where multiples follow a profit rate. */
  readonly profitCeiling: number;
}

export interface LicenceWording {
  readonly title: string;
  readonly text: string;
}

/** What a merchant is besides its switches; stored as one document. */
export interface MerchantProfile {
  readonly hosts: readonly string[];
  /** Hosts on which only agents may sign in (decision 18). */
  readonly agentHosts: readonly string[];
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
  readonly theme: string;
  readonly timeZone: string;
  /** Prefix of the text keys of the seal and the licence line; the sandbox's say that they are none (decision 30). */
  readonly licenceKey: string;
  /** Seal and licence line of the merchant's own, by the operator's code of a language; absent for the standard ones. */
  readonly licence?: Readonly<Partial<Record<string, LicenceWording>>>;
  /** Whether search engines may list the site, and its own description by the operator's code of a language. */
  readonly search?: {
    readonly isOn: boolean;
    readonly description: Readonly<Partial<Record<string, string>>>;
  };
  /** Raised by every change at the console's merchant page, so that open pages fetch what they have cached. */
  readonly settingsVersion?: number;
  /** Country answered for a visitor on this machine, and the dialing code offered first. */
  readonly homeCountry: string;
  readonly blockedCountries: readonly string[];
  readonly customerService: {
    readonly hosts: readonly string[];
    readonly liveChatUrl: string;
    readonly vipUrl: string;
  };
  readonly resources: readonly MerchantResource[];
  /** Origins; those of this machine without a port, which is the edge's. A page picks one at random (spec §7). */
  readonly imageCDNs: readonly string[];
  readonly launchGameCDNs: readonly string[];
  readonly feedback: { readonly minLength: number; readonly maxLength: number };
  /** After this many days a password has expired (PWDEXPFORCECHANGE3). */
  readonly passwordDays: number;
  readonly cashier: CashierSettings;
  readonly games: GameSettings;
  /** Absent for the standard ones. */
  readonly breaks?: BreakLengths;
  /** What its agents may do; absent parts are the standard ones. */
  readonly agents?: Partial<AgentSettings>;
  /** What lottery chases may do; off where it is absent. */
  readonly chases?: Partial<ChaseSettings>;
  /** The most that one lottery slip may stake, all its games together, and one issue of a chase; no such limit where it is absent or null. */
  readonly maxSlipStakeMinor?: number | null;
  /** How many lottery orders and chases a member may cancel in a day; the standard number where it is absent. */
  readonly maxCancelledOrders?: number;
  /** The odds of its lotteries, by kind of game: the prize groups on offer; the prices as they are written where absent. */
  readonly prizeGroups?: Readonly<Partial<Record<GameKind, PrizeGroups>>>;
  /** The same by play and option, where it pays otherwise than the release's price list; at the base group. */
  readonly odds?: MerchantOdds;
}

export type SystemStatus = 0 | 1 | 2;

export interface Merchant {
  readonly code: string;
  readonly name: string;
  readonly currency: Currency;
  readonly systemStatus: SystemStatus;
  readonly profile: MerchantProfile;
  readonly version: number;
  readonly switches: ReadonlyMap<string, SwitchRow>;
  readonly switchTree: readonly SwitchNode[];
}
