import { foldGameText, type GameCategory, type GamesIndex, listOrder } from '@tessera/shared/wire/games';
import type { ListedGame } from './listed-game.ts';

/** The whole catalogue, ready to be searched: columns in the order of lists, and beside them one folded text a game. */
export interface Catalogue {
  readonly index: GamesIndex;
  readonly size: number;
  /** Both names of a game, folded for `gameMatcher`; a line break keeps them apart. */
  readonly texts: readonly string[];
  /** Both names of each vendor, folded. */
  readonly vendorTexts: readonly string[];
  /** The place of a game by its code. */
  readonly at: ReadonlyMap<string, number>;
}

// Plain Latin, whole Hangul and Han need no marks taken off: most names take this short way.
const isPlain = /^[ -~\u4e00-\u9fff\uac00-\ud7a3]*$/;

/** `foldGameText`, fast for what most names are made of. */
export function fold(text: string): string {
  return isPlain.test(text)
    ? text.toLowerCase().replace(/[^a-z0-9\u4e00-\u9fff\uac00-\ud7a3]+/g, '')
    : foldGameText(text);
}

/** Lets others go first: the page stays free while ten thousand names are made ready. */
const breathe = () => new Promise<void>((resume) => setTimeout(resume));
const sliceSize = 1500;

type Columns = Readonly<Record<string, readonly (string | number)[] | undefined>>;

const sortColumns = <T extends Columns>(columns: T, order: readonly number[]): T =>
  Object.fromEntries(
    Object.entries<Columns[string]>(columns).map(([name, column]) => [name, column && order.map((at) => column[at])]),
  ) as T;

/** The columns in the order in which lists show the games. */
function inListOrder(sent: GamesIndex): GamesIndex {
  if (!sent.rankStep) return sent;
  // Everything that is not named here is a column: it has an entry for each game.
  const { rankStep: _read, version, vendors, categories, volatilities, features, minStakes, ...columns } = sent;
  const sorted = sortColumns(columns, listOrder(sent));
  return { version, vendors, categories, volatilities, features, minStakes, ...sorted };
}

/** Makes a catalogue of the operator's index, in slices that leave the page time to answer. */
export async function readCatalogue(sent: GamesIndex): Promise<Catalogue> {
  const index = inListOrder(sent);
  const size = index.code.length;
  const texts: string[] = new Array(size);
  for (let at = 0; at < size; at++) {
    texts[at] = `${fold(index.name[at] ?? '')}\n${fold(index.otherName[at] ?? '')}`;
    if (at % sliceSize === sliceSize - 1) await breathe();
  }
  return {
    index,
    size,
    texts,
    vendorTexts: index.vendors.map(({ displayName, otherName }) => `${fold(displayName)}\n${fold(otherName)}`),
    at: new Map(index.code.map((code, at) => [code, at])),
  };
}

const madeGames = new WeakMap<Catalogue, (ListedGame | undefined)[]>();

/** The game at a place of the catalogue, as a card shows it; one object, so that a card knows it again. */
export function gameAt(catalogue: Catalogue, at: number): ListedGame | undefined {
  const made = madeGames.get(catalogue) ?? [];
  madeGames.set(catalogue, made);
  made[at] ??= makeGame(catalogue, at);
  return made[at];
}

function makeGame({ index }: Catalogue, at: number): ListedGame | undefined {
  const code = index.code[at];
  const vendor = index.vendors[index.vendor[at] ?? -1];
  const category = index.categories[index.category[at] ?? -1];
  if (!code || !vendor || !category) return undefined;
  const perMille = index.rtp[at] ?? -1;
  const flags = index.flags[at] ?? 0;
  return {
    code,
    name: index.name[at] ?? '',
    vassalage: vendor.vassalage,
    vendorName: vendor.displayName,
    category,
    rtp: perMille < 0 ? null : perMille / 10,
    isNew: (flags & 1) > 0,
    isPlayable: (flags & 4) > 0,
    isLobby: (flags & 8) > 0,
    nodeId: index.nodeId?.[at],
  };
}

/** The smallest stakes that a category's games have, lowest first: what one may ask a list for. */
export function minStakesOf({ index, size }: Catalogue, category: GameCategory | undefined): readonly number[] {
  const wanted = category && index.categories.indexOf(category);
  const found = new Set<number>();
  for (let at = 0; at < size; at++)
    if (wanted === undefined || index.category[at] === wanted)
      found.add(index.minStakes[index.minStake[at] ?? -1] ?? 0);
  return [...found].sort((a, b) => a - b);
}
