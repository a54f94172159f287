import type { Play } from '@tessera/shared/lottery';

type BetsByOption = ReadonlyMap<string, number>;

const cached = new WeakMap<Play, { readonly bets: BetsByOption | undefined }>();

function countsOf({ rows, rule }: Play): BetsByOption | undefined {
  const [own, ...others] = rows.filter(({ arePlaces }) => !arePlaces);
  if (!own || others.length > 0) return undefined;
  const placesIn = rows.find(({ arePlaces }) => arePlaces)?.options ?? [];
  // On as few places as the play takes; more of them make more bets of every option.
  for (let places = placesIn.length > 0 ? 1 : 0; places <= placesIn.length; places += 1) {
    const bets = new Map(
      own.options.map((option) => [
        option,
        rule.count(rows.map(({ arePlaces }) => (arePlaces ? placesIn.slice(0, places) : [option]))),
      ]),
    );
    const counts = [...bets.values()];
    if (counts.every((count) => count > 0)) return new Set(counts).size > 1 ? bets : undefined;
  }
  return undefined;
}

/** How many single bets each option is, where they differ: a sum is all numbers with it. Undefined for other plays. */
export function betsByOption(play: Play): BetsByOption | undefined {
  const found = cached.get(play) ?? { bets: countsOf(play) };
  cached.set(play, found);
  return found.bets;
}
