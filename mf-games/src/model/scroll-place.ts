/** Reads the place of a list from its address: the number of cards above, with the part of a row that is passed. */
export function readPlace(search: string): number {
  const place = Number(new URLSearchParams(search).get('at') ?? 0);
  return Number.isFinite(place) && place > 0 && place < 1_000_000 ? place : 0;
}

/** The same address at another place; the head of a list has none. */
export function withPlace(search: string, place: number): string {
  const query = new URLSearchParams(search);
  if (place > 0) query.set('at', place.toFixed(1));
  else query.delete('at');
  const text = query.toString();
  return text && `?${text}`;
}
