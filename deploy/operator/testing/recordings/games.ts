import {
  addFavoriteGame,
  getFavoriteGames,
  getFavoriteGamesList,
  getGame,
  getGameList,
  getGameVendors,
  getRecentGames,
  getUnfinishedRounds,
} from '@tessera/shared/wire/games';
import type { Recorder } from './recorder.ts';

/** The demo player looks at the catalogue and keeps a favourite. */
export async function gamesAnswers({ site, take, prepare }: Recorder): Promise<void> {
  const init = { token: await site.tokenOf('player01') };
  await take(getGameVendors);
  const { list } = (await take(getGameList, { gameType: 'RNG', pageSize: 3 })) as { list: readonly { code: string }[] };
  const [first] = list;
  if (!first) throw new Error('The demo catalogue has no slots.');
  await take(getGame, { code: first.code });
  await take(getRecentGames, {}, init);
  await take(getUnfinishedRounds, {}, init);
  await prepare(addFavoriteGame, { gameId: first.code }, init);
  await take(getFavoriteGames, {}, init);
  await take(getFavoriteGamesList, {}, init);
}
