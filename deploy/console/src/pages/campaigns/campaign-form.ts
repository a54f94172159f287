import { addDays, dayStart, isDay } from '@tessera/shared/format';
import type { Segment, sendCampaign } from '@tessera/shared/wire/console';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import { minorOf } from '../../format.ts';
import type { Language } from '../switches/changes.ts';

export type Message = RequestOf<typeof sendCampaign>;

export interface TypedMessage {
  readonly title: string;
  readonly content: string;
}

/** A message as it is typed; days are of the merchant's calendar, and a day "to" is included. */
export interface TypedCampaign {
  readonly kind: Message['kind'];
  readonly reason: string;
  readonly rankFrom: string;
  readonly rankTo: string;
  readonly registeredFrom: string;
  readonly registeredTo: string;
  readonly activeFrom: string;
  readonly activeTo: string;
  readonly promotion: string;
  readonly balanceFrom: string;
  readonly balanceTo: string;
  readonly texts: Readonly<Partial<Record<Language, TypedMessage>>>;
  readonly page: string;
  /** Empty is at once. */
  readonly starts: string;
  /** Of the request: a message that is sent again after a broken connection is the same one. */
  readonly requestId: string;
}

export const emptyCampaign = (): TypedCampaign => ({
  kind: 'marketing',
  reason: '',
  rankFrom: '',
  rankTo: '',
  registeredFrom: '',
  registeredTo: '',
  activeFrom: '',
  activeTo: '',
  promotion: '',
  balanceFrom: '',
  balanceTo: '',
  texts: {},
  page: '',
  starts: '',
  requestId: crypto.randomUUID(),
});

interface Place {
  readonly timeZone: string;
  readonly currency: string;
}

const filled = <Value>(typed: string, read: (typed: string) => Value): Value | undefined =>
  typed.trim() === '' ? undefined : read(typed.trim());
/** What is no count, day or amount becomes a value that the schema refuses. */
const count = (typed: string): number => (/^\d{1,3}$/.test(typed) ? Number(typed) : -1);

/** The bounds that are typed. */
export function segmentOf(typed: TypedCampaign, { timeZone, currency }: Place): Segment {
  const from = (day: string) => (isDay(day) ? dayStart(day, timeZone) : -1);
  const to = (day: string) => (isDay(day) ? dayStart(addDays(day, 1), timeZone) : -1);
  const amount = (text: string) => minorOf(text, currency) ?? -1;
  const bounds = {
    rankFrom: filled(typed.rankFrom, count),
    rankTo: filled(typed.rankTo, count),
    registeredFromMs: filled(typed.registeredFrom, from),
    registeredToMs: filled(typed.registeredTo, to),
    activeFromMs: filled(typed.activeFrom, from),
    activeToMs: filled(typed.activeTo, to),
    promotionId: filled(typed.promotion, (id) => id),
    balanceFromMinor: filled(typed.balanceFrom, amount),
    balanceToMinor: filled(typed.balanceTo, amount),
  };
  return Object.fromEntries(Object.entries(bounds).filter(([, bound]) => bound !== undefined));
}

/** Languages of which something is typed; the merchant's own and English are always sent, so that the schema names what is missing. */
export const textsOf = ({ texts }: Pick<TypedCampaign, 'texts'>, defaultLanguage: Language): Message['texts'] =>
  Object.fromEntries(
    [...new Set<Language>(['EN', defaultLanguage, ...(Object.keys(texts) as Language[])])].flatMap((language) => {
      const text = texts[language] ?? { title: '', content: '' };
      const isNeeded = language === 'EN' || language === defaultLanguage;
      return isNeeded || text.title.trim() || text.content.trim() ? [[language, text]] : [];
    }),
  ) as Message['texts'];
