import { type DrawnNumbers, hasPrizeTable, playOf } from '@tessera/shared/lottery';
import type { LotteryBet } from './lottery-types.ts';

interface HitNumber {
  readonly number: string;
  /** For how many places of the draw it counts. */
  readonly times: number;
}

/** The play whose rule counts one number of two digits on all places of a table; every kind with plays of several numbers has it. */
const onePair = 'lo2';

/**
 * The numbers of a bet that its draw has, where the draw is a table of prizes and they are hard to find. Of numbers that only win
 * together, also those that were drawn without the others. Undefined for other games, and for a bet whose list leaves out numbers.
 */
export function hitNumbers(
  { kind, playCode, numbers, numbersLeftOut }: Pick<LotteryBet, 'kind' | 'playCode' | 'numbers' | 'numbersLeftOut'>,
  drawn: DrawnNumbers,
): readonly HitNumber[] | undefined {
  const play = playOf(kind, playCode);
  const [row = [], ...others] = numbers;
  if (!play || !hasPrizeTable(kind) || others.length > 0 || numbersLeftOut > 0) return undefined;
  const winsAlone = row.some((number) => play.rule.count([[number]]) > 0);
  const rule = winsAlone ? play.rule : playOf(kind, onePair)?.rule;
  return (
    rule &&
    row.flatMap((number) => {
      const times = rule.hits([[number]], drawn).reduce((sum, { count }) => sum + count, 0);
      return times > 0 ? [{ number, times }] : [];
    })
  );
}
