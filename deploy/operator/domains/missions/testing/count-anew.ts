/** A bet as it is now, with all corrections. */
export interface Bet {
  readonly day: string;
  readonly category: string;
  readonly game: string;
  stake: number;
  readonly source: string;
}

export function mondayOf(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  while (date.getUTCDay() !== 1) date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

/** The missions of the tests by hand, from every bet as it is now. */
export function countAnew(bets: readonly Bet[], today: string): Readonly<Record<string, number>> {
  const counted = bets.filter(({ stake }) => stake > 0);
  const ofDay = counted.filter(({ day }) => day === today);
  const ofWeek = counted.filter(({ day }) => mondayOf(day) === mondayOf(today));
  const slots = ofDay.filter(({ category }) => category === 'RNG');
  return {
    'slots-day': slots.reduce((sum, { stake }) => sum + stake, 0) / 100,
    'bets-day': ofDay.length,
    'games-week': new Set(ofWeek.map(({ game }) => game)).size,
    'days-week': new Set(ofWeek.map(({ day }) => day)).size,
  };
}
export const goals: Readonly<Record<string, number>> = {
  'slots-day': 1000,
  'bets-day': 3,
  'games-week': 3,
  'days-week': 2,
};
