import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { drawnNumbers, gameCode, gameKind, issueNumber } from './lottery-fields.ts';

const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/**
 * All one needs to draw an issue again (`checkDraw` of `@tessera/shared/lottery`). Before the draw only the
 * commitments are told; numbers and seeds are null. Refuses an unknown issue with 404 `lottery.issue.unknown`.
 */
export const getDrawProof = defineEndpoint({
  name: 'lottery.draw-proof',
  method: 'GET',
  path: '/lgw/numeros/verify',
  module: 'MF_LOTTERY',
  token: 'none',
  request: v.object({ gameCode, issue: issueNumber }),
  answer: v.object({
    merchant: v.string(),
    gameCode,
    kind: gameKind,
    issue: issueNumber,
    drawsAtMs: v.number(),
    commitment: hex,
    dayCommitment: hex,
    numbers: v.nullable(drawnNumbers),
    seed: v.nullable(hex),
    /** Null until the day's last draw is over. */
    daySeed: v.nullable(hex),
  }),
});
