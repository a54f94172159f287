import { currencyOf, minorToDecimal } from '@tessera/shared/money';
import { type ConsoleVipLevel, vipCashbackMaximum } from '@tessera/shared/wire/console';
import { type GameCategory, gameCategory } from '@tessera/shared/wire/games';
import { minorOf } from '../../format.ts';

export const amountFields = ['totalMinor', 'monthlyMinor', 'birthdayMinor'] as const;
export type AmountField = (typeof amountFields)[number];

/** A level as it is typed; rates in percent. */
export interface LevelDraft extends Readonly<Record<AmountField, string>> {
  readonly names: Readonly<Record<string, string>>;
  readonly cashback: Readonly<Partial<Record<GameCategory, string>>>;
}

export const emptyLevel: LevelDraft = { names: {}, totalMinor: '', monthlyMinor: '', birthdayMinor: '0', cashback: {} };

export function draftOf({ names, cashback, ...level }: ConsoleVipLevel, currency: string): LevelDraft {
  const written = (minor: number) => String(minorToDecimal(minor, currencyOf(currency)));
  return {
    names,
    totalMinor: written(level.totalMinor),
    monthlyMinor: written(level.monthlyMinor),
    birthdayMinor: written(level.birthdayMinor),
    cashback: Object.fromEntries(Object.entries(cashback).map(([product, rate]) => [product, String(rate / 100)])),
  };
}

/** Hundredths of a percent of a typed percentage; 0 for nothing typed, null for what is none or too much. */
function rateOf(typed: string): number | null {
  if (typed.trim() === '') return 0;
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(typed.trim())) return null;
  const rate = Math.round(Number(typed) * 100);
  return rate <= vipCashbackMaximum ? rate : null;
}

/** What is wrong with a level, by field: message keys of the console. */
export type LevelFaults = Readonly<Record<string, string>>;

const field = (kind: string, name: string): string => `${kind}.${name}`;
export const rateField = (product: string): string => field('cashback', product);
export const nameField = (language: string): string => field('names', language);

/** The levels that were typed, or what is wrong with each; the lowest needs nothing, each other more than the one before. */
export function readLevels(
  drafts: readonly LevelDraft[],
  currency: string,
):
  | { readonly levels: readonly ConsoleVipLevel[] }
  | {
      readonly faults: readonly LevelFaults[];
    } {
  const amounts = drafts.map((draft) => amountFields.map((name) => minorOf(draft[name], currency)));
  const faults = drafts.map((draft, place): LevelFaults => {
    const [own, below] = [amounts[place] ?? [], amounts[place - 1]];
    const wrong: Record<string, string> = {};
    if (!draft.names.EN?.trim()) wrong[nameField('EN')] = 'vip.rule.name';
    for (const [at, name] of amountFields.entries()) {
      const [value, before] = [own[at] ?? null, below?.[at] ?? null];
      if (value === null) wrong[name] = 'vip.rule.amount';
      else if (name !== 'birthdayMinor' && place === 0 && value !== 0) wrong[name] = 'vip.rule.lowest';
      else if (name !== 'birthdayMinor' && before !== null && value <= before) wrong[name] = 'vip.rule.more';
    }
    for (const product of gameCategory.options)
      if (rateOf(draft.cashback[product] ?? '') === null) wrong[rateField(product)] = 'vip.rule.rate';
    return wrong;
  });
  if (faults.some((fault) => Object.keys(fault).length > 0)) return { faults };
  return {
    levels: drafts.map(({ names, cashback }, place) => {
      const [totalMinor = 0, monthlyMinor = 0, birthdayMinor = 0] = (amounts[place] ?? []).map((value) => value ?? 0);
      return {
        names: Object.fromEntries(
          Object.entries(names).flatMap(([language, name]) => (name.trim() ? [[language, name.trim()]] : [])),
        ),
        ...{ totalMinor, monthlyMinor, birthdayMinor },
        cashback: Object.fromEntries(
          gameCategory.options.flatMap((product) => {
            const rate = rateOf(cashback[product] ?? '');
            return rate ? [[product, rate]] : [];
          }),
        ),
      };
    }),
  };
}
