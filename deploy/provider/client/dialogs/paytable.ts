import { lines } from '../../games/slot/lines.ts';
import { paySymbols } from '../../games/slot/profile.ts';
import type { Opening } from '../../server/http/page-api.ts';
import type { WriteAmount } from '../amounts.ts';
import { percentWriter } from '../amounts.ts';
import { el } from '../dom.ts';
import type { Say } from '../texts.ts';
import type { SymbolPictures } from '../view/symbol-pictures.ts';
import { openDialog } from './dialog.ts';

interface PaytableParts {
  readonly opening: Opening;
  readonly pictures: SymbolPictures;
  readonly stakeMinor: number;
  readonly say: Say;
  readonly write: WriteAmount;
}

function lineMap(rows: readonly number[], number: number): HTMLElement {
  const cells = [0, 1, 2].flatMap((row) => rows.map((at) => el('i', { class: at === row ? 'on' : '' })));
  return el('div', { class: 'line-map' }, el('span', { text: String(number) }), el('div', { class: 'dots' }, ...cells));
}

/** Shows the maths before any money moves: figures, pays for the current stake, rules, lines. */
export function openPaytable({ opening, pictures, stakeMinor, say, write }: PaytableParts): void {
  const { profile, rtp, hitRate, maxWin, freeSpinsEvery } = opening;
  const fact = (label: string, value: string) =>
    el('div', { class: 'fact' }, el('dt', { text: label }), el('dd', { text: value }));
  const percent = percentWriter(opening.language);
  const number = (value: number) => value.toLocaleString(opening.language);
  const facts = el(
    'dl',
    { class: 'facts' },
    fact(say('paytable.rtp'), percent(rtp)),
    fact(say('paytable.volatility'), say(`paytable.${profile.volatility}`)),
    fact(say('paytable.hitRate'), percent(hitRate)),
    fact(say('paytable.maxWin'), say('paytable.times', { count: number(maxWin) })),
  );

  const pay = (symbol: (typeof paySymbols)[number], index: number) =>
    write((profile.pays[symbol][index] ?? 0) * (stakeMinor / lines.length));
  const pays = paySymbols.map((symbol) => {
    const name = say(`symbol.${pictures.artOf(symbol)}`);
    const rows = [2, 1, 0].map((index) =>
      el('li', {}, el('span', { class: 'pay-count', text: `×${index + 3}` }), el('b', { text: pay(symbol, index) })),
    );
    return el(
      'div',
      { class: 'pay' },
      pictures.make(symbol),
      el('div', {}, el('h3', { text: name }), el('ul', {}, ...rows)),
    );
  });

  const [three, four, five] = profile.freeSpins.counts;
  const special = (symbol: 'W' | 'S', title: string, ...rules: string[]) =>
    el(
      'div',
      { class: 'pay special' },
      pictures.make(symbol),
      el('div', {}, el('h3', { text: title }), ...rules.map((text) => el('p', { text }))),
    );
  const { multiplier } = profile.freeSpins;
  openDialog(
    say('paytable.title'),
    say,
    facts,
    special('W', say('paytable.wild'), say('paytable.wildRule')),
    special(
      'S',
      say('paytable.scatter'),
      say('paytable.scatterRule', { three, four, five, every: number(freeSpinsEvery) }),
      say('paytable.freeRule', { multiplier }),
    ),
    el('h3', { class: 'section', text: say('paytable.pays', { stake: write(stakeMinor) }) }),
    el('div', { class: 'pays' }, ...pays),
    el('p', { text: say('paytable.lines') }),
    el('div', { class: 'line-maps' }, ...lines.map((rows, at) => lineMap(rows, at + 1))),
    el('p', { text: say('paytable.interrupted') }),
    el('p', { text: say('paytable.noAuto') }),
  );
}
