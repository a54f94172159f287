import type { IntentHandler } from '@tessera/shared/intents';
import { knownSession } from '../features/launch/known-session.ts';
import { startGame } from '../features/launch/start-game.ts';
import { port } from '../port.ts';

/** Launching needs somebody who is signed in (spec §4); a visitor is asked first and the game opens afterwards. */
const launch: IntentHandler<'launch-game'> = async ({ vassalage, gameId, nodeId, title }) => {
  if ((await knownSession()).role === 'visitor') {
    const answer = await port.ask('sign-in', { reason: 'launch' });
    if (answer.status !== 'done' || !answer.result.isSignedIn) return { isLaunched: false };
  }
  return {
    isLaunched: await startGame(
      { code: gameId, nodeId: nodeId ? Number(nodeId) : undefined, vassalage, isTrial: false },
      title,
    ),
  };
};

export default launch;
