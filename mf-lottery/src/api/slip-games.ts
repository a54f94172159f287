import { type LotteryPage, lotteryPages, pagesWith } from '../model/lottery-pages.ts';
import type { LotteryGame } from '../model/lottery-types.ts';
import type { SlipEntry } from '../model/slip.ts';
import { useGames, useVietnamGames } from './draws.ts';

interface SlipGame {
  readonly game: LotteryGame;
  readonly page: LotteryPage;
}

const { lottery, elott, sea, vietnam } = lotteryPages;

/** The games that these bets are on, those of the slip or others, whichever pages they are of, by code; only lists that are needed are asked for. */
export function useSlipGames(entries: readonly Pick<SlipEntry, 'kind' | 'gameCode'>[]): ReadonlyMap<string, SlipGame> {
  const isOn = (page: LotteryPage) => entries.some(({ kind }) => pagesWith(kind).includes(page));
  const drawn = useGames(lottery, isOn(lottery)).data;
  // Both pages have the same kinds: the second is asked for what the first does not have.
  const isMissing = ({ kind, gameCode }: Pick<SlipEntry, 'kind' | 'gameCode'>) =>
    pagesWith(kind).includes(elott) && !drawn?.some(({ code }) => code === gameCode);
  const lists = [
    [lottery, drawn],
    [elott, useGames(elott, drawn !== undefined && entries.some(isMissing)).data],
    [sea, useGames(sea, isOn(sea)).data],
    [vietnam, useVietnamGames(vietnam.modes[0], isOn(vietnam)).data],
    [vietnam, useVietnamGames(vietnam.modes[1], isOn(vietnam)).data],
  ] as const;
  return new Map(lists.flatMap(([page, games = []]) => games.map((game) => [game.code, { game, page }] as const)));
}
