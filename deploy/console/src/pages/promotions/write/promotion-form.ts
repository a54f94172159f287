import { addDays, dayStart, formatDate, isDay } from '@tessera/shared/format';
import type { getPromotionOptions, getWrittenPromotion, WrittenPromotion } from '@tessera/shared/wire/console';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { minorOf, timeAt, typedAmount, wallTime } from '../../../format.ts';
import type { Language } from '../../switches/changes.ts';

export type Options = AnswerOf<typeof getPromotionOptions>;
export type Stored = AnswerOf<typeof getWrittenPromotion>;
type Rules = WrittenPromotion['rules'];
type RuleName = Rules extends infer Kind ? (Kind extends Kind ? keyof Kind : never) : never;

export const promotionKinds = ['deposit-bonus', 'application', 'sign-in', 'cashback', 'information'] as const;
export const artCategories = ['RNG', 'LOTT', 'LIVE', 'FISH'] as const;

export interface TypedText {
  readonly title: string;
  readonly summary: string;
  readonly terms: string;
}

/** A promotion as it is typed: amounts, counts and times are texts. */
export interface TypedPromotion {
  readonly id: string;
  readonly kind: (typeof promotionKinds)[number];
  readonly category: string;
  readonly position: string;
  readonly artFrom: 'seed' | 'scene';
  readonly artCode: string;
  readonly artCategory: (typeof artCategories)[number];
  readonly starts: string;
  readonly ends: string;
  readonly budget: string;
  readonly texts: Readonly<Partial<Record<Language, TypedText>>>;
  readonly percent: string;
  readonly cap: string;
  readonly minimumDeposit: string;
  readonly depositRule: 'first-ever' | 'first-in-window';
  readonly schedule: 'weekend' | 'daily';
  readonly daysToClaim: string;
  readonly wagering: string;
  readonly daysToWager: string;
  readonly maximumBet: string;
  readonly picturesNeeded: string;
  /** Amounts of the days, one a line. */
  readonly daily: string;
  readonly contribution: Readonly<Record<string, string>>;
  readonly newcomerDays: string;
  /** Days of the merchant's calendar; the day "to" is included. */
  readonly registeredFrom: string;
  readonly registeredTo: string;
  readonly tookPartIn: string;
  readonly minimumRank: string;
  readonly code: string;
}

/** An empty form; a promotion starts at once and has no end unless dates are typed. */
export const emptyPromotion = ({ products, categories, nextPosition }: Options): TypedPromotion => ({
  id: '',
  kind: 'deposit-bonus',
  category: categories[0]?.code ?? '',
  position: String(nextPosition),
  artFrom: 'seed',
  artCode: '',
  artCategory: 'RNG',
  starts: '',
  ends: '',
  budget: '',
  texts: {},
  percent: '',
  cap: '',
  minimumDeposit: '',
  depositRule: 'first-in-window',
  schedule: 'weekend',
  daysToClaim: '7',
  wagering: '',
  daysToWager: '30',
  maximumBet: '',
  picturesNeeded: '0',
  daily: '',
  contribution: Object.fromEntries(products.map((product) => [product, '100'])),
  newcomerDays: '',
  registeredFrom: '',
  registeredTo: '',
  tookPartIn: '',
  minimumRank: '',
  code: '',
});

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** What is stored, as it would have been typed. */
export function typedPromotion(id: string, stored: Stored, options: Options): TypedPromotion {
  const { currency, timeZone, products } = options;
  const rules: Partial<Record<RuleName, unknown>> = stored.rules;
  const shares = 'contribution' in stored.rules ? stored.rules.contribution : [];
  const eligibility = 'eligibility' in stored.rules ? stored.rules.eligibility : null;
  const amount = (name: RuleName) => typedAmount(rules[name] as number | null | undefined, currency);
  const daily = 'dailyMinor' in stored.rules ? stored.rules.dailyMinor : [];
  return {
    ...emptyPromotion(options),
    ...{ id, kind: stored.rules.kind, category: stored.category, position: String(stored.position) },
    ...(stored.art.from === 'seed'
      ? { artFrom: 'seed' as const, artCode: stored.art.code, artCategory: stored.art.category }
      : { artFrom: 'scene' as const }),
    starts: wallTime(stored.startsAtMs, timeZone),
    ends: wallTime(stored.endsAtMs, timeZone),
    budget: typedAmount(stored.budgetMinor, currency),
    texts: stored.texts as TypedPromotion['texts'],
    percent: textOf(rules.percent),
    cap: amount('capMinor'),
    minimumDeposit: amount('minimumDepositMinor'),
    depositRule: (rules.depositRule as TypedPromotion['depositRule'] | undefined) ?? 'first-in-window',
    schedule: (rules.schedule as TypedPromotion['schedule'] | undefined) ?? 'weekend',
    daysToClaim: textOf(rules.daysToClaim),
    wagering: textOf(rules.wageringPercent),
    daysToWager: textOf(rules.daysToWager),
    maximumBet: amount('maximumBetMinor'),
    picturesNeeded: textOf(rules.picturesNeeded ?? 0),
    daily: daily.map((minor) => typedAmount(minor, currency)).join('\n'),
    contribution: Object.fromEntries(
      products.map((product) => [product, textOf(shares.find(({ category }) => category === product)?.percent ?? 0)]),
    ),
    newcomerDays: textOf(eligibility?.newcomerDays),
    registeredFrom: dayText(eligibility?.segment?.registeredFromMs, timeZone),
    registeredTo: dayText((eligibility?.segment?.registeredToMs ?? 0) - 1, timeZone),
    tookPartIn: eligibility?.segment?.promotionId ?? '',
    minimumRank: textOf(eligibility?.minimumRank),
    code: textOf(eligibility?.code),
  };
}

/** What is no count and no amount becomes a value that the schema refuses. */
const count = (typed: string): number => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : -1);
const optional = <Value>(typed: string, read: (typed: string) => Value): Value | null =>
  typed.trim() === '' ? null : read(typed);

/** The day of a time in the merchant's calendar; empty for none. */
const dayText = (ms: number | undefined, timeZone: string): string =>
  ms === undefined || ms < 0 ? '' : formatDate('yyyy-MM-dd', ms, timeZone);

/** The segment that is typed; none for everybody. What is no day becomes a value that the schema refuses. */
function segmentOf({ registeredFrom, registeredTo, tookPartIn }: TypedPromotion, timeZone: string) {
  const day = (text: string, more: number) => (isDay(text) ? dayStart(addDays(text, more), timeZone) : -1);
  const segment = {
    ...(registeredFrom.trim() ? { registeredFromMs: day(registeredFrom.trim(), 0) } : {}),
    ...(registeredTo.trim() ? { registeredToMs: day(registeredTo.trim(), 1) } : {}),
    ...(tookPartIn ? { promotionId: tookPartIn } : {}),
  };
  return Object.keys(segment).length > 0 ? { segment } : {};
}

function rulesOf(typed: TypedPromotion, { currency, timeZone }: Pick<Options, 'currency' | 'timeZone'>): object {
  const { kind } = typed;
  const amount = (text: string) => minorOf(text, currency) ?? -1;
  const contribution = Object.entries(typed.contribution)
    .map(([category, share]) => ({ category, percent: count(share) }))
    .filter(({ percent }) => percent !== 0);
  const eligibility = {
    newcomerDays: optional(typed.newcomerDays, count),
    minimumRank: optional(typed.minimumRank, count),
    code: optional(typed.code, (text) => text),
    ...segmentOf(typed, timeZone),
  };
  const wagering = {
    wageringPercent: count(typed.wagering),
    daysToWager: count(typed.daysToWager),
    maximumBetMinor: optional(typed.maximumBet, amount),
    contribution,
  };
  switch (kind) {
    case 'deposit-bonus':
      return {
        ...{ kind, percent: count(typed.percent), capMinor: amount(typed.cap), depositRule: typed.depositRule },
        ...{ minimumDepositMinor: amount(typed.minimumDeposit), daysToClaim: count(typed.daysToClaim) },
        ...wagering,
        eligibility,
      };
    case 'application':
      return {
        ...{ kind, capMinor: amount(typed.cap), daysToClaim: count(typed.daysToClaim) },
        ...{ picturesNeeded: count(typed.picturesNeeded), ...wagering, eligibility },
      };
    case 'sign-in':
      return { kind, dailyMinor: typed.daily.split(/\s+/).filter(Boolean).map(amount), eligibility };
    case 'cashback':
      return {
        ...{ kind, percent: count(typed.percent), capMinor: optional(typed.cap, amount) },
        ...{ schedule: typed.schedule, contribution, wageringPercent: 0 },
      };
    default:
      return { kind, contribution: [] };
  }
}

/** Languages of which something is typed; the schema names what is missing in them. */
const textsOf = ({ texts }: TypedPromotion): object =>
  Object.fromEntries(
    Object.entries(texts).filter(
      ([language, text]) => language === 'EN' || Object.values(text ?? {}).some((part) => part.trim() !== ''),
    ),
  );

/** The request for what is typed; what makes no sense in it is refused by the schema. `stored` keeps times to the second. */
export function promotionOf(
  merchant: string,
  typed: TypedPromotion,
  options: Options,
  stored?: Stored,
): WrittenPromotion {
  const { timeZone, currency } = options;
  const at = (wall: string, before: number | null | undefined) =>
    before !== undefined && wall === wallTime(before, timeZone) ? before : timeAt(wall, timeZone);
  const isOwed = typed.kind === 'cashback' || typed.kind === 'information';
  const draft = {
    ...{ merchant, id: typed.id.trim(), category: typed.category, position: count(typed.position) },
    art:
      typed.artFrom === 'scene'
        ? { from: 'scene' }
        : { from: 'seed', code: typed.artCode.trim() || typed.id.trim(), category: typed.artCategory },
    startsAtMs: typed.starts === '' ? Date.now() : at(typed.starts, stored?.startsAtMs),
    endsAtMs: typed.ends === '' ? null : at(typed.ends, stored?.endsAtMs),
    budgetMinor: isOwed ? null : optional(typed.budget, (text) => minorOf(text, currency) ?? -1),
    texts: textsOf(typed),
    rules: rulesOf(typed, { currency, timeZone }),
  };
  // Whatever is typed: the endpoint's schema decides whether it is a promotion.
  return draft as WrittenPromotion;
}
