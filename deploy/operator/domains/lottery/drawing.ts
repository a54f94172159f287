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
  /** Its hash could be read before the issue closed. */
  readonly isCommittedBefore: boolean;
}

const hmac = (key: string, message: string): Buffer =>
  createHmac('sha256', Buffer.from(key, 'hex')).update(message).digest();

/** The commitment to a seed, published before the seed is. */
const commitmentOf = (seed: string): string => createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');

/** What the draw of an issue is made from: the seed of its day, its own, and the numbers that follow from it. */
async function drawFrom(context: LotteryNeeds, game: LotteryGame, issue: Issue) {
  const name: DrawName = { merchant: game.merchant, gameCode: game.code, issue: issue.number };
  const day = await context.daySeeds.of(game, issue.day);
  const seed = hmac(day.seed, issueSeedMessage(name)).toString('hex');
  const blocks = drawMessages(game.kind, name).map((message) => hmac(seed, message));
  return { day, seed, numbers: numbersFrom(game.kind, Buffer.concat(blocks)) };
}

/** The draw of an issue. It follows from the seed of the day; the caller must not publish it before its time. */
export async function drawOf(context: LotteryNeeds, game: LotteryGame, issue: Issue): Promise<Draw> {
  const { day, seed, numbers } = await drawFrom(context, game, issue);
  const { seed: ofDay, madeAtMs } = day;
  return {
    seed,
    commitment: commitmentOf(seed),
    numbers,
    daySeed: ofDay,
    dayCommitment: commitmentOf(ofDay),
    isCommittedBefore: madeAtMs !== undefined && madeAtMs < issue.closesAtMs,
  };
}

/** A draw in the shape of the wire; the caller must not publish it before its time. */
export async function drawnIssue(context: LotteryNeeds, game: LotteryGame, issue: Issue) {
  const { numbers } = await drawFrom(context, game, issue);
  return { gameCode: game.code, issue: issue.number, drawsAtMs: issue.drawsAtMs, numbers: [...numbers] };
}
