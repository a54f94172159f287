import { solveChallenge } from 'altcha-lib/v1';

/** What the operator asks a browser to work out (`auth.bot-challenge`). */
export interface BotChallenge {
  readonly algorithm: 'SHA-256';
  readonly challenge: string;
  readonly maxnumber: number;
  readonly salt: string;
  readonly signature: string;
}

/** Works the challenge out and writes the proof as the operator reads it; hashes one by one, so the page stays lively. */
export async function solveBotChallenge(given: BotChallenge, signal?: AbortSignal): Promise<string> {
  const { algorithm, challenge, maxnumber, salt, signature } = given;
  const { promise, controller } = solveChallenge(challenge, salt, algorithm, maxnumber);
  signal?.addEventListener('abort', () => controller.abort());
  const solution = await promise;
  if (!solution) throw new Error('The bot challenge has no solution below its maximum.');
  return btoa(JSON.stringify({ algorithm, challenge, number: solution.number, salt, signature }));
}
