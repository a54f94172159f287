import {
  cars,
  dieFaces,
  eightyNumbers,
  elevenNumbers,
  type GameKind,
  type Play,
  playsOf,
  twentyNumbers,
  typedBetsLimit,
} from '@tessera/shared/lottery';

/** What typed text comes to. */
export interface Typed {
  /** As they are stored, each once, `typedBetsLimit` at most. */
  readonly bets: readonly string[];
  /** Parts that are no bet of the play, as they were typed. */
  readonly faults: readonly string[];
  /** Bets that were there before. */
  readonly twice: number;
  /** Bets beyond those. */
  readonly rest: readonly string[];
}

type Reader = (token: string, size: number) => readonly string[];

const digitList = [...'0123456789'];
/** The longest range or wildcard that is written out: more is no bet that somebody means. */
const expansionLimit = 100_000;

const product = (places: readonly (readonly string[])[]): readonly string[] =>
  places.reduce<readonly string[]>(
    (starts, place) =>
      starts.length * place.length > expansionLimit ? [] : starts.flatMap((start) => place.map((next) => start + next)),
    [''],
  );

/** From one number to another, both included; empty where the first is higher or they are not equally long. */
function rangeOf(from: string, to: string): readonly string[] {
  if (from.length !== to.length || from > to) return [];
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) =>
    String(Number(from) + index).padStart(from.length, '0'),
  );
}

/** What all ranges of a place stand for; nothing where one of them stands for nothing. */
function anyOf(ranges: readonly (readonly string[])[]): readonly string[] {
  return ranges.some((range) => range.length === 0) ? [] : [...new Set(ranges.flat())];
}

/** `135` and `1-5` of a place in brackets. */
function digitsAmong(text: string): readonly string[] {
  const parts = text.match(/\d-\d|\d/g) ?? [];
  if (parts.join('') !== text) return [];
  return anyOf(parts.map((part) => rangeOf(part.charAt(0), part.slice(-1))));
}

/** `100-120`, `1*3`, `[12]3[4-6]`, `123`. */
const readDigits: Reader = (token, size) => {
  const [, from = '', to = ''] = /^(\d+)-(\d+)$/.exec(token) ?? [];
  if (from) return from.length === size ? rangeOf(from, to) : [];
  const places = token.match(/\[[^\]]+\]|\d|\*/g) ?? [];
  if (places.join('') !== token || places.length !== size) return [];
  return product(places.map((place) => (place === '*' ? digitList : digitsAmong(place.replace(/[[\]\s,]/g, '')))));
};

const twoDigits = (number: string): string => number.padStart(2, '0');

/** `01`, `01-05` and `01 03 05` of a place. */
function numbersAmong(text: string): readonly string[] {
  const parts = text.trim().split(/[\s.,]+/);
  if (!parts.every((part) => /^\d{1,2}(?:-\d{1,2})?$/.test(part))) return [];
  return anyOf(
    parts.map((part) => {
      const [from = '', to = from] = part.split('-').map(twoDigits);
      return rangeOf(from, to);
    }),
  );
}

/** `01 02 03`, `010203`, `01 * 03`, `01-05 06`, `[01 03] 05`. */
const readPairs =
  (numbers: readonly string[]): Reader =>
  (token, size) => {
    const places = token.match(/\[[^\]]+\]|\d\d-\d\d|\b\d-\d{1,2}\b|\d\d|\*|\b\d\b/g) ?? [];
    const isWhole = places.join('').replace(/[\s.]+/g, '') === token.replace(/[\s.]+/g, '');
    if (!isWhole || places.length !== size) return [];
    return product(places.map((place) => (place === '*' ? numbers : numbersAmong(place.replace(/[[\]]/g, '')))));
  };

/** The numbers that any number in a place stands for. */
const numbersOf: Readonly<Partial<Record<GameKind, readonly string[]>>> = {
  '11X5': elevenNumbers,
  PK10: cars,
  KLSF: twentyNumbers,
  KL8: eightyNumbers,
};

/**
 * As it is read: full-width characters and dashes of all kinds are one. A dash that stands at a number on one side is meant for
 * a range, whatever blank is on the other; one with blanks on both sides stands between two parts of a list.
 */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll('，', ',')
    .replaceAll('、', ',')
    .replace(/[~‐–—−〜]/g, '-')
    .replace(/(?<=[\d*\]])-[^\S\n]+(?=[\d*[])|(?<=[\d*\]])[^\S\n]+-(?=[\d*[])/g, '-');

/** The text of bets, in which a dash with blanks on both sides separates them. */
const parted = (text: string): string => plain(text).replace(/(?<=\S)[^\S\n]+-(?=[^\S\n]+\S)/g, ',');

/** Whether a typed bet is a row of digits; else of numbers with two digits. */
export const typesDigits = (play: Play): boolean =>
  play.game === 'SSC' || play.game === 'K3' || play.digits !== undefined;

/** How many numbers one typed bet has: as its range says, or as many as the direct play of the same range has rows. */
function sizeOf(play: Play): number {
  if (play.digits !== undefined) return play.digits;
  const [, picked] = /^(?:pick|any)(\d+)$/.exec(play.range ?? '') ?? [];
  if (picked) return Number(picked);
  if (play.code === 'pair-single-typed') return 3;
  const direct = playsOf(play.game).find(({ range, method }) => range === play.range && method === 'direct');
  return direct?.rows.length ?? 1;
}

/** Parts of a text: what stands in brackets is never parted. */
const tokensOf = (play: Play): RegExp =>
  typesDigits(play) ? /(?:\[[^\][\n]*\]|[^\s,;|/.])+/g : /(?:\[[^\][\n]*\]|[^\n,;|/])+/g;

/** A range as one could type it for the play: `00-49` of two digits, `100-199` of three. */
export function exampleRange(play: Play): string {
  const size = sizeOf(play);
  if (play.game === 'K3') return size === 2 ? '12-16' : play.code === 'pair-single-typed' ? '112-116' : '123-126';
  return size === 2 ? '00-49' : `${10 ** (size - 1)}-${10 ** (size - 1) + 99}`;
}

const sortedParts = (bet: string, width: number): string =>
  (bet.match(new RegExp(`.{${width}}`, 'g')) ?? []).sort().join('');

/** What one typed bet of a play is made of. */
interface TypedShape {
  /** How many numbers it has. */
  readonly size: number;
  /** What each of them may be. */
  readonly numbers: readonly string[];
  /** Whether no number is in it twice. */
  readonly isEachOnce: boolean;
  /** The bet as it is stored, where the order of its numbers says nothing. */
  readonly inOrder: (bet: string) => string;
}

export function typedShape(play: Play): TypedShape {
  const isDigits = typesDigits(play);
  const isGroup = /^(hits|any)-typed$/.test(play.method ?? '') || (play.method?.startsWith('group') ?? false);
  return {
    size: sizeOf(play),
    numbers: play.game === 'K3' ? dieFaces : isDigits ? digitList : (numbersOf[play.game] ?? []),
    isEachOnce: !isDigits,
    inOrder: (bet) => (isGroup ? sortedParts(bet, isDigits ? 1 : 2) : bet),
  };
}

/** Reads typed or pasted text; each part that is no bet is named and kept. */
export function readTyped(play: Play, text: string): Typed {
  const isDigits = typesDigits(play);
  const isBet = play.rule.acceptsTyped ?? ((bet: string) => play.rows[0]?.options.includes(bet) ?? false);
  const { size, numbers, inOrder } = typedShape(play);
  const read = isDigits ? readDigits : readPairs(numbers);
  // A range may have bets between its ends that are none of the play, but what is written itself must be of the game.
  const isOfGame = (token: string) =>
    (token.match(isDigits ? /\d/g : /\d\d?/g) ?? []).every((number) =>
      numbers.includes(isDigits ? number : twoDigits(number)),
    );
  const tokens = (parted(text).match(tokensOf(play)) ?? [])
    .map((token) => token.trim())
    .filter((token) => token !== '');
  const bets = new Set<string>();
  const faults: string[] = [];
  let twice = 0;
  let expanded = 0;
  for (const token of tokens) {
    // Ranges and wildcards again and again: more than anybody means is left as it was typed.
    const isRead = expanded <= expansionLimit && isOfGame(token);
    const found = isRead ? read(token, size).map(inOrder).filter(isBet) : [];
    expanded += found.length;
    if (found.length === 0) faults.push(token);
    for (const bet of found) {
      if (bets.has(bet)) twice += token.length === bet.length || found.length === 1 ? 1 : 0;
      else bets.add(bet);
    }
  }
  const all = [...bets];
  return { bets: all.slice(0, typedBetsLimit), rest: all.slice(typedBetsLimit), faults, twice };
}

/** A text with what it comes to: thousands of bets are read once for each text. */
export const readEntry = (play: Play, text: string) => ({ text, ...readTyped(play, text) });

/** The text without the parts that are no bet. */
export function withoutFaults(play: Play, text: string, faults: readonly string[]): string {
  const wrong = new Set(faults);
  return parted(text)
    .replace(tokensOf(play), (token) => (wrong.has(token.trim()) ? '' : token))
    .trim();
}
