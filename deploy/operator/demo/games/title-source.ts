import { type Draw, drawFor, type SymbolName } from '@tessera/shared/art';
import { spokenLanguages } from '../../domains/casino/index.ts';
import { curatedTitles } from './words/curated-titles.ts';
import { modifiers } from './words/modifiers.ts';
import { kindNouns } from './words/other-nouns.ts';
import { symbolNouns } from './words/symbol-nouns.ts';
import { type Named, named } from './words/word-table.ts';

const namesOf = (title: Named) => spokenLanguages.map((language) => title[language]);

export interface TitleSource {
  /** A title no other game has, named after the picture's symbol; other than slots, also after the kind. */
  next(symbol: SymbolName, kind?: keyof typeof kindNouns): Named;
}

/** Hands out titles, each once: no two games share a name in any language. */
export function createTitleSource(): TitleSource {
  const used = new Set(curatedTitles.flatMap(namesOf));
  const stocks = new Map<string, Named[]>();

  function stockOf(symbol: SymbolName, kind: keyof typeof kindNouns | undefined): Named[] {
    const subject = kind ? `${kind} ${symbol}` : symbol;
    const known = stocks.get(subject);
    if (known) return known;
    const every = kind
      ? kindNouns[kind].flatMap((thing) => symbolNouns[symbol].map((noun) => named(noun, thing)))
      : symbolNouns[symbol].flatMap((noun) => modifiers.map((modifier) => named(modifier, noun)));
    const stock = shuffled(every, `titles:${subject}`);
    stocks.set(subject, stock);
    return stock;
  }

  return {
    next(symbol, kind) {
      for (;;) {
        const title = stockOf(symbol, kind).pop();
        if (!title) throw new Error(`The words for "${kind ?? ''} ${symbol}" are used up: add a noun or a modifier.`);
        const spoken = namesOf(title);
        if (spoken.some((name) => used.has(name))) continue;
        for (const name of spoken) used.add(name);
        return title;
      }
    },
  };
}

/** A copy in an order that the seed decides, the same on every machine. */
function shuffled<T>(items: readonly T[], seed: string): T[] {
  const draw: Draw = drawFor(seed);
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(draw() * (last + 1));
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}
