import { useSwitch } from '@tessera/shared/switches';
import type { VietnamRegion } from '@tessera/shared/wire/lottery';
import type { LotteryGame } from '../../model/lottery-types.ts';
import { VietnamResults } from './vietnam-results.tsx';
import { WeekTable } from './week-table.tsx';

export interface ResultsAndWeekProps {
  readonly games: readonly LotteryGame[];
  /** The region that comes first; the usual order without one. */
  readonly first: VietnamRegion | undefined;
}

/** What stands below today's draws: the last results, and the week. */
export default function ResultsAndWeek({ games, first }: ResultsAndWeekProps) {
  const hasResults = useSwitch('AGEANNOUNCE3');
  return (
    <>
      {hasResults && <VietnamResults isOnPage first={first} />}
      <WeekTable games={games} />
    </>
  );
}
