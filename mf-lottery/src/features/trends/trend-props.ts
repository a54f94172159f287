import type { Day } from '@tessera/shared/format';
import type { RunLists } from '../../api/draws.ts';
import type { DrawnIssue, DrawState, LotteryGame } from '../../model/lottery-types.ts';
import type { TrendAddress } from '../../model/trends/trend-address.ts';

/** The properties of every trend. */
export interface TrendProps {
  readonly game: LotteryGame;
  readonly games: readonly LotteryGame[];
  readonly draws: readonly DrawState[];
  /** Whose long runs are listed. */
  readonly lists: RunLists;
  readonly address: TrendAddress;
  readonly today: Day;
  /** Replaces parts of the address; undefined removes one. */
  readonly change: (parts: Readonly<Record<string, string | undefined>>) => void;
}

export interface DrawnTrendProps extends TrendProps {
  /** Newest first. */
  readonly list: readonly DrawnIssue[];
}
