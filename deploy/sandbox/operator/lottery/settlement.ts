import { judge, playOf } from '@tessera/shared/lottery';
import type { OperatorContext } from '../context.ts';
import type { Job } from '../jobs.ts';
import { readBets } from './bet-store.ts';
import { type Draw, drawOf } from './drawing.ts';
import { gamesOf, type LotteryGame } from './game-store.ts';
import { findIssue } from './schedule.ts';

const batch = 500;

/** Whichever issues are due, now or since the operator last ran, are looked up from the bets that wait for them. */
async function settleBatch(context: OperatorContext, now: Date): Promise<number> {
  const { db, merchants } = context;
  const due = await readBets(context, "b.status = 'pending' and b.draws_at <= $1 order by b.draws_at, b.id limit $2", [
    now,
    batch,
  ]);
  const games = new Map<string, readonly LotteryGame[]>();
  const draws = new Map<string, Draw>();
  for (const bet of due) {
    const merchant = merchants.byCode(bet.merchant);
    if (!merchant) throw new Error(`Bet ${bet.id} is of no merchant.`);
    const offered = games.get(bet.merchant) ?? (await gamesOf(context, merchant, { evenIfOff: true }));
    games.set(bet.merchant, offered);
    const game = offered.find(({ code }) => code === bet.game);
    const issue = game && findIssue(game.schedule, bet.issue);
    const play = playOf(bet.kind, bet.play);
    if (!game || !issue || !play) throw new Error(`Bet ${bet.id} is of no game, issue or play.`);
    const key = `${bet.merchant}|${bet.game}|${bet.issue}`;
    const draw = draws.get(key) ?? (await drawOf(context, game, issue));
    draws.set(key, draw);
    const verdict = judge(play, bet.numbers, draw.numbers, bet.unitMinor * bet.multiple);
    await db.query('select settle_lottery_bet($1, $2, $3, $4::jsonb, $5)', [
      bet.id,
      verdict.outcome,
      verdict.payoutMinor,
      JSON.stringify(draw.numbers),
      now,
    ]);
  }
  return due.length;
}

/** Settles every bet whose issue has been drawn. */
export async function settleDue(context: OperatorContext, now: Date): Promise<void> {
  while ((await settleBatch(context, now)) === batch);
}

export function settlementJob(context: OperatorContext): Job {
  return { name: 'lottery-settlement', everyMs: 1000, run: (now) => settleDue(context, now) };
}
