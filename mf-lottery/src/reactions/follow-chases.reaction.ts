import type { EventMap } from '@tessera/shared/events';
import { pageQueries } from '@tessera/shared/query';
import { myBetsKey } from '../api/bets.ts';
import { chaseKeys } from '../api/chases.ts';

/** A chase has bet an issue, stopped or ended, on whatever device: what shows chases and their bets is fetched again. */
export default async function followChases({ kinds }: EventMap['shell:account-changed']): Promise<void> {
  // A bonus that begins keeps bets that are open.
  if (kinds.includes('bonus')) await pageQueries().invalidateQueries({ queryKey: myBetsKey });
  if (!kinds.includes('bet')) return;
  await Promise.all([...chaseKeys, myBetsKey].map((queryKey) => pageQueries().invalidateQueries({ queryKey })));
  const { watchBets } = await import('../features/bet-notices/watch-bets.ts');
  watchBets();
}
