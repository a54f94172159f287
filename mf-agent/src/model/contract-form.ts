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

export type TierFault = 'number' | 'rate' | 'order' | 'above';
export type FaultyFields = Readonly<Partial<Record<TierField, TierFault>>>;

interface ReadTier {
  readonly tier: ContractTier;
  readonly faults: FaultyFields;
}

const isFaulty = (whole: Readonly<Partial<Record<TierField, number | undefined>>>, field: TierField): boolean =>
  field in whole && whole[field] === undefined;

const hasFault = (faults: FaultyFields): boolean => Object.keys(faults).length > 0;

/** A typed tier with amounts in minor units, and which of its fields are wrong. */
function readTier(typed: TypedTier, kind: ContractKind, unitMinor: number, maximumRate: number): ReadTier {
  const whole = {
    activeMembers: wholeOf(typed.activeMembers),
    validBet: wholeOf(typed.validBet),
    loss: kind === 'dividend' ? wholeOf(typed.loss) : 0,
  };
  const { activeMembers = 0, validBet = 0, loss = 0 } = whole;
  const rateBasisPoints = rateOf(typed.rate) ?? 0;
  const rateFault = (rateBasisPoints === 0 && 'rate') || (rateBasisPoints > maximumRate && 'above');
  return {
    tier: { activeMembers, validBet: validBet * unitMinor, loss: loss * unitMinor, rateBasisPoints },
    faults: {
      ...Object.fromEntries(tierFields(kind).flatMap((field) => (isFaulty(whole, field) ? [[field, 'number']] : []))),
      ...(rateFault ? { rate: rateFault } : {}),
    },
  };
}

/** The field of a tier that is no more than the one before has, though it has to be. */
function fallingField(tier: ContractTier, before: ContractTier): TierField {
  if (tier.rateBasisPoints <= before.rateBasisPoints) return 'rate';
  return (
    (['activeMembers', 'validBet', 'loss'] as const).find((field) => tier[field] < before[field]) ?? 'activeMembers'
  );
}

interface ReadTerms {
  readonly terms: { tiers: ContractTier[] } & Omit<ContractTerms, 'tiers'>;
  /** By the key of the tier; empty when the terms can be offered. */
  readonly faults: ReadonlyMap<number, FaultyFields>;
}

/** The terms that a form offers; the operator measures them again. */
export function readTerms(
  kind: ContractKind,
  { period, carriesOver, isAutomatic, tiers }: TypedTerms,
  unitMinor: number,
  maximumRate: number,
): ReadTerms {
  const read = tiers.map((typed) => readTier(typed, kind, unitMinor, maximumRate));
  const faults = new Map<number, FaultyFields>();
  for (const [at, { key }] of tiers.entries()) {
    const [before, one] = [read[at - 1], read[at]];
    if (!one) continue;
    if (hasFault(one.faults)) faults.set(key, one.faults);
    else if (before && !hasFault(before.faults) && tierFault([before.tier, one.tier]))
      faults.set(key, { [fallingField(one.tier, before.tier)]: 'order' });
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
