import { countsInMyriads, formatMyriads } from '@tessera/shared/format';
import { type Translate, useTranslation } from '@tessera/shared/i18n';
import { countCombinations, type GameKind, type Play, playOf, type Selection } from '@tessera/shared/lottery';
import { useFormat } from '@tessera/shared/text';
import { writtenSelection } from '../../model/selection.ts';
import type { PassedLimit } from '../../model/slip.ts';
import { issueName, issueText, issueTextsIn } from './issue-text.ts';

/** The prize group of a bet, and its rebate. */
interface AtGroup {
  readonly prizeGroup: number;
  readonly rebateMilli: number;
}

/** A bet as far as its numbers are written. */
export interface Chosen {
  readonly kind: GameKind;
  readonly playCode: string;
  readonly numbers: Selection;
  readonly numbersLeftOut?: number;
}

type Named = Pick<Play, 'code' | 'game' | 'tab' | 'range' | 'method'>;

/** The places that are against each other in `versus1-5`: one text is for all pairs. */
function versus(key: string): { readonly one: string; readonly other: string } | undefined {
  const [, one, other] = /^versus(\d+)-(\d+)$/.exec(key) ?? [];
  return one && other ? { one, other } : undefined;
}

function rangeOf(t: Translate, range: string): string {
  const [, picked] = /^pick(\d+)$/.exec(range) ?? [];
  if (picked) return t(`play.any${picked}.method`);
  const pair = versus(range);
  return pair ? t('range.versus', pair) : t(`range.${range}`);
}

function nameOf(t: Translate, { range, method }: Pick<Play, 'range' | 'method'>): string {
  const name = t(`method.${method}.name`);
  return range ? t('play.ofRange', { range: rangeOf(t, range), method: name }) : name;
}

/** Amounts, odds, rates and names of choices as the reader's language writes them. */
export function useText() {
  const { t } = useTranslation('lottery');
  const { full, signed, figures, count, decimals, currency, language } = useFormat('lottery');
  /** One figure where both ends are written alike. */
  const spanned = (ends: readonly [number, number], write: (value: number) => string) =>
    [...new Set(ends.map(write))].join('–');

  const milli = (thousandths: number): string => `${decimals(thousandths / 10, [1, 1])}%`;

  // A typed bet of many numbers of two digits is read number by number.
  const option = (code: string): string =>
    /^\d+$/.test(code) ? (code.length > 6 ? code.replace(/..(?=.)/g, '$& ') : code) : t(`option.${code}`);
  const simulated = (detail: string): string => `${detail} · ${t('simulated')}`;
  const written = { option, more: (rest: number) => t('typed.more', { count: rest }) };
  function row(key: string): string {
    const [, place] = /^rank(\d+)$/.exec(key) ?? [];
    if (place) return t('row.rank', { place });
    const pair = versus(key);
    return pair ? t('row.versus', pair) : t(`row.${key}`);
  }
  /** A number, side or sum as a limit names it: `big odd`, `place1:05` with the name of its row, `places1,2:12` with its places. */
  function limited(name: string): string {
    const [parts = '', key] = name.split(':').reverse();
    const number = parts.split(' ').map(option).join(' ');
    const [, places] = /^places([\d,]+)$/.exec(key ?? '') ?? [];
    if (places) return `${row('places')} ${places.replaceAll(',', ', ')}: ${number}`;
    return key === undefined ? number : `${row(key)}: ${number}`;
  }
  return {
    amount: full,
    /** Without its unit, where a column says it. */
    figures,
    /** A result, with its sign. */
    result: signed,
    /** A stake on offer, round and without its unit: `10.000`, or in ten thousands where the language counts so. */
    unit(minor: number): string {
      const units = minor / 10 ** currency.exponent;
      if (!Number.isInteger(units)) return figures(minor);
      return countsInMyriads(language) && units >= 1000 ? formatMyriads(minor, currency, language) : count(units);
    },
    count,
    issue: (issue: string) => issueText(t, issue),
    issueName: (issue: string) => issueName(t, issue),
    /** Writes an issue of this list, with its year where the list spans several. */
    issuesIn: (list: readonly string[]) => issueTextsIn(t, list),
    /** How many bets and their stake in all, and that their draws are simulated. */
    placed(bets: readonly { readonly stake: number }[]): string {
      const amount = full(bets.reduce((sum, { stake }) => sum + stake, 0));
      return simulated(t('placed.detail', { count: bets.length, amount }));
    },
    /** How many bets of an order were left out because their draws had closed; nothing for none. */
    leftOut: (closed: number): string => (closed === 0 ? '' : t('placed.closed', { count: closed })),
    /** Says of what was bet or taken back that its draws are simulated. */
    simulated,
    odds: (odds: readonly [number, number]) => spanned(odds, (value) => decimals(value, [1, 3])),
    /** What a number of hits pays, short. */
    prize: (odds: number) => decimals(odds, [0, 2]),
    rate: (rates: readonly [number, number]) =>
      `${spanned([rates[0] * 100, rates[1] * 100], (value) => decimals(value, [1, 1]))}%`,
    /** A part of the stake in thousandths. */
    milli,
    /** What the odds are at, and what comes back of the stake for it. */
    group: ({ prizeGroup, rebateMilli }: AtGroup) => t('group.both', { group: prizeGroup, rate: milli(rebateMilli) }),
    /** `1/216` and other small fractions as they are, else a percentage; a rare chance as about `1/n`. */
    chance({ wins, of }: { readonly wins: number; readonly of: number }): string {
      if (wins === 1 || of <= 1000) return `${count(wins)}/${count(of)}`;
      const percent = wins < of ? Math.min(99.99, (wins / of) * 100) : 100;
      return wins / of >= 0.001 ? `${decimals(percent, [2, 2])}%` : `1/${count(Math.round(of / wins))}`;
    },
    option,
    limited,
    /** Which limit a bet passes, and how much it allows. */
    passedLimit: ({ key, limitMinor, number }: PassedLimit): string =>
      t(`error.${key}`, { limit: full(limitMinor), number: number && limited(number) }),
    /** Numbers of one row, and how many more a list has left out. */
    numbers: (numbers: readonly string[], leftOut = 0) => writtenSelection([numbers], written, leftOut),
    /** What is chosen in a play, by the names of its rows; of many numbers the first ones, or all. */
    selection({ kind, playCode, numbers, numbersLeftOut }: Chosen, most?: number): string {
      const rows = playOf(kind, playCode)?.rows;
      return writtenSelection(
        numbers,
        { ...written, most, row: rows && ((index) => row(rows[index]?.key ?? '')) },
        numbersLeftOut,
      );
    },
    row,
    /** How to win; two sides have one text a game. */
    rule(play: Play): string {
      const { code, game, range, method, digits } = play;
      const bets = digits ? countCombinations(play, [['0'.repeat(digits)]]) : 0;
      if (!method) return t(`play.${code}.rule`, { context: game, bets });
      const [, size] = /^any(\d)$/.exec(range ?? '') ?? [];
      if (!size) return t(`method.${method}.rule`);
      return method === 'direct'
        ? t('method.direct.rule_any')
        : `${t(`method.${method}.rule`)} ${t('play.eachOfPlaces', { places: Number(size) + 1 })}`;
    },
    range: (range: string): string => rangeOf(t, range),
    /** How it is played, where the numbers it is about are said beside it. */
    methodOf: ({ method }: Pick<Play, 'method'>): string => nameOf(t, { method }),
    /** How it is played, beside others about the same numbers. */
    method: ({ code, game, tab, range, method }: Named) => {
      if (!method) return t(`play.${code}.method`, { context: game });
      return range === tab ? t(`method.${method}.name`) : nameOf(t, { range, method });
    },
    play: ({ code, game, range, method }: Named) =>
      method ? nameOf(t, { range, method }) : t(`play.${code}.name`, { context: game }),
    /** The name of a stored bet's play. */
    playOf: (kind: GameKind, code: string) => {
      const play = playOf(kind, code);
      return play?.method ? nameOf(t, play) : t(`play.${code}.name`, { context: kind });
    },
  };
}
