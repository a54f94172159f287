import * as v from 'valibot';
import { defineEvents } from '../define-events.ts';

/** What is told of visits to games. */
export const gamesEvents = defineEvents({
  'games:game-launched': {
    version: 1,
    payload: v.object({ launchId: v.string(), vassalage: v.string(), gameId: v.string() }),
  },
  /** A round ended in the frame; the balance has moved. */
  'games:round-ended': { version: 1, payload: v.object({ gameId: v.string(), roundId: v.string() }) },
});
