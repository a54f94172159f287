import { createHash, createHmac } from 'node:crypto';
import { type DrawName, type DrawnNumbers, drawMessages, issueSeedMessage, numbersFrom } from '@tessera/shared/lottery';
import type { LotteryGame } from './game-store.ts';
import type { LotteryNeeds } from './needs.ts';
import type { Issue } from './schedule.ts';

export interface Draw {
  readonly seed: string;
  readonly commitment: string;
  readonly numbers: DrawnNumbers;
  readonly daySeed: string;
  readonly dayCommitment: string;
  /** Its hash could be read before it was due. */
  readonly isCommittedBefore: boolean;
}

const hmac = (key: string, message: string): Buffer =>
  createHmac('sha256', Buffer.from(key, 'hex')).update(message).digest();

/** The commitment to a seed, published before the seed is. */
const commitmentOf = (seed: string): string => createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');

/** The draw of an issue. It follows from the seed of the day; the caller must not publish it before its time. */
export async function drawOf(context: LotteryNeeds, game: LotteryGame, issue: Issue): Promise<Draw> {
  const name: DrawName = { merchant: game.merchant, gameCode: game.code, issue: issue.number };
  const { seed: ofDay, madeAtMs } = await context.daySeeds.of(game, issue.day);
  const seed = hmac(ofDay, issueSeedMessage(name)).toString('hex');
  const blocks = drawMessages(game.kind, name).map((message) => hmac(seed, message));
  return {
    seed,
    commitment: commitmentOf(seed),
    numbers: numbersFrom(game.kind, Buffer.concat(blocks)),
    daySeed: ofDay,
    dayCommitment: commitmentOf(ofDay),
    isCommittedBefore: madeAtMs !== undefined && madeAtMs < issue.drawsAtMs,
  };
}

/** A draw in the shape of the wire; the caller must not publish it before its time. */
export async function drawnIssue(context: LotteryNeeds, game: LotteryGame, issue: Issue) {
  const { numbers } = await drawOf(context, game, issue);
  return { gameCode: game.code, issue: issue.number, drawsAtMs: issue.drawsAtMs, numbers: [...numbers] };
}
