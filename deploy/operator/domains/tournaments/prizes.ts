import type { TournamentPlan } from '@tessera/shared/wire/promotions';

/**
 * What each of the places brings, in the order of the places. Players in one place share the prizes of the places that they
 * take up, in equal parts rounded down; the rest stays with the house.
 */
export function prizesOf(prizes: TournamentPlan['prizes'], places: readonly number[]): number[] {
  const prizeOf = (place: number) => prizes.find(({ from, to }) => from <= place && place <= to)?.amountMinor ?? 0;
  const equals = new Map<number, number>();
  for (const place of places) equals.set(place, (equals.get(place) ?? 0) + 1);
  const shares = new Map<number, number>();
  for (const [place, count] of equals) {
    let sum = 0;
    for (let taken = place; taken < place + count; taken += 1) sum += prizeOf(taken);
    shares.set(place, Math.floor(sum / count));
  }
  return places.map((place) => shares.get(place) ?? 0);
}
