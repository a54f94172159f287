import { halfWidth } from '@tessera/shared/format';
import {
  type ContractKind,
  type ContractTerms,
  type ContractTier,
  isAlwaysAutomatic,
  tierFault,
} from '@tessera/shared/wire/agent';

/** A tier as it is typed: amounts in whole units, the rate in percent. */
export interface TypedTier {
  /** Identifies the row of the form. */
  readonly key: number;
  readonly activeMembers: string;
  readonly validBet: string;
  readonly loss: string;
  readonly rate: string;
}

export type TierField = Exclude<keyof TypedTier, 'key'>;

export interface TypedTerms {
  readonly period: NonNullable<ContractTerms['period']>;
  readonly carriesOver: boolean;
  readonly isAutomatic: boolean;
  readonly tiers: readonly TypedTier[];
}

export const emptyTier = (key: number): TypedTier => ({ key, activeMembers: '', validBet: '', loss: '', rate: '' });

const percentOf = (basisPoints: number): string => String(basisPoints / 100);

/** Terms as they would be typed: what new ones start from. */
export const typedOf = ({ tiers, period, carriesOver, isAutomatic }: ContractTerms, unitMinor: number): TypedTerms => ({
  ...{ period: period ?? 'monthly', carriesOver, isAutomatic },
  tiers: tiers.map(({ activeMembers, validBet, loss, rateBasisPoints }, at) => ({
    key: at + 1,
    activeMembers: String(activeMembers),
    validBet: String(validBet / unitMinor),
    loss: String(loss / unitMinor),
    rate: percentOf(rateBasisPoints),
  })),
});

/** The fields of a tier; only a dividend asks for a loss. */
export const tierFields = (kind: ContractKind): readonly TierField[] =>
  kind === 'dividend' ? ['activeMembers', 'validBet', 'loss', 'rate'] : ['activeMembers', 'validBet', 'rate'];

const plain = (text: string): string => halfWidth(text).replaceAll(/[\s,]/g, '');

/** A whole number up to 12 digits; 0 where nothing was typed. */
function wholeOf(text: string): number | undefined {
  const digits = plain(text);
  return /^\d{0,12}$/.test(digits) ? Number(digits) : undefined;
}

/** Percent with at most two decimals as hundredths of a percent. */
function rateOf(text: string): number | undefined {
  const percent = plain(text);
  return /^\d{1,3}(\.\d{1,2})?$/.test(percent) ? Math.round(Number(percent) * 100) : undefined;
}

export type TierFault = 'number' | 'order' | 'above';

interface ReadTier {
  readonly tier: ContractTier;
  readonly fault: TierFault | undefined;
}

/** A typed tier with amounts in minor units, and what is wrong with it. */
function readTier(typed: TypedTier, kind: ContractKind, unitMinor: number, maximumRate: number): ReadTier {
  const numbers = {
    activeMembers: wholeOf(typed.activeMembers),
    validBet: wholeOf(typed.validBet),
    loss: kind === 'dividend' ? wholeOf(typed.loss) : 0,
    rateBasisPoints: rateOf(typed.rate),
  };
  const { activeMembers = 0, validBet = 0, loss = 0, rateBasisPoints = 0 } = numbers;
  const tier = { activeMembers, validBet: validBet * unitMinor, loss: loss * unitMinor, rateBasisPoints };
  if (Object.values(numbers).includes(undefined) || rateBasisPoints === 0) return { tier, fault: 'number' };
  return { tier, fault: rateBasisPoints > maximumRate ? 'above' : undefined };
}

interface ReadTerms {
  readonly terms: { tiers: ContractTier[] } & Omit<ContractTerms, 'tiers'>;
  /** By the key of the tier; empty when the terms can be offered. */
  readonly faults: ReadonlyMap<number, TierFault>;
}

/** The terms that a form offers; the operator measures them again. */
export function readTerms(
  kind: ContractKind,
  { period, carriesOver, isAutomatic, tiers }: TypedTerms,
  unitMinor: number,
  maximumRate: number,
): ReadTerms {
  const read = tiers.map((typed) => readTier(typed, kind, unitMinor, maximumRate));
  const faults = new Map<number, TierFault>();
  for (const [at, typed] of tiers.entries()) {
    const isOutOfOrder = at > 0 && tierFault(read.slice(at - 1, at + 1).map(({ tier }) => tier)) === 'order';
    const fault = read[at]?.fault ?? (isOutOfOrder && !read[at - 1]?.fault ? 'order' : undefined);
    if (fault) faults.set(typed.key, fault);
  }
  const isDividend = kind === 'dividend';
  return {
    terms: {
      tiers: read.map(({ tier }) => tier),
      period: isDividend ? period : null,
      carriesOver: isDividend && carriesOver,
      isAutomatic: isAutomatic || isAlwaysAutomatic(kind),
    },
    faults,
  };
}
