import {
  addFavoriteGame,
  getFavoriteGames,
  getFavoriteGamesList,
  getGame,
  getGameList,
  getGameSession,
  getGameVendors,
  getRecentGames,
  getUnfinishedRounds,
  launchGame,
} from '@tessera/shared/wire/games';
import { providerName } from '@tessera/wallet-protocol/messages';
import { sign } from '@tessera/wallet-protocol/signature';
import type { Recorder } from './recorder.ts';

/** Begins the game session as the provider does: a game is played from then on. */
async function redeem({ app }: Recorder['operator'], launchToken: string): Promise<void> {
  const path = '/sandbox-wallet/v1/redeem';
  const rawBody = JSON.stringify({ requestId: '40000000-0000-4000-8000-000000000001', launchToken });
  const timestamp = String(Date.now());
  const response = await app.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': 'application/json',
      'x-provider': providerName,
      'x-timestamp': timestamp,
      'x-signature': sign('test-provider-secret', { method: 'POST', path, timestamp, rawBody }),
    },
    payload: rawBody,
  });
  if (response.statusCode !== 200) throw new Error(`The launch token was refused: ${response.body}`);
}

/** The demo player looks at the catalogue, opens a game and keeps it as a favourite. */
export async function gamesAnswers({ operator, site, take, prepare }: Recorder): Promise<void> {
  const init = { token: await site.tokenOf('player01') };
  await take(getGameVendors);
  const { list } = (await take(getGameList, { gameType: 'RNG', pageSize: 3 })) as { list: readonly { code: string }[] };
  const [first] = list;
  if (!first) throw new Error('The demo catalogue has no slots.');
  await take(getGame, { code: first.code });
  await take(getRecentGames, {}, { ...init, of: 'none' });
  await take(getUnfinishedRounds, {}, init);
  const { content } = (await take(launchGame, { gameId: first.code, vassalage: 'PP', launchMode: 'GLS' }, init)) as {
    content: { game_url: string; launchId: string };
  };
  await redeem(operator, new URL(content.game_url).hash.slice('#launch='.length));
  await take(getGameSession, { launchId: content.launchId }, init);
  await take(getRecentGames, {}, init);
  await prepare(addFavoriteGame, { gameId: first.code }, init);
  await take(getFavoriteGames, {}, init);
  await take(getFavoriteGamesList, {}, init);
}
