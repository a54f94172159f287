import { solveChallenge } from 'altcha-lib/v1';

/** The challenge of the operator (`auth.bot-challenge`). */
export interface BotChallenge {
  readonly algorithm: 'SHA-256';
  readonly challenge: string;
  readonly maxnumber: number;
  readonly salt: string;
  readonly signature: string;
}

/** Solves the challenge and encodes the proof; hashes one at a time, so the page stays responsive. */
export async function solveBotChallenge(given: BotChallenge, signal?: AbortSignal): Promise<string> {
  const { algorithm, challenge, maxnumber, salt, signature } = given;
  const { promise, controller } = solveChallenge(challenge, salt, algorithm, maxnumber);
  signal?.addEventListener('abort', () => controller.abort());
  const solution = await promise;
  if (!solution) throw new Error('The bot challenge has no solution below its maximum.');
  return btoa(JSON.stringify({ algorithm, challenge, number: solution.number, salt, signature }));
}
