import type { Job } from '../../platform/jobs/jobs.ts';
import { advanceDueChases } from './chases/advance-due-chases.ts';
import { type DueIssue, readings } from './judging.ts';
import type { LotteryNeeds } from './needs.ts';
import { type Cursor, settleBatch, start } from './settle-batch.ts';

/** Issues drawn after `from` and up to `to` that are not void, looked up from the bets that wait for them; the earliest first. */
const issuesDrawn = ({ db }: LotteryNeeds, from: Date, to: Date): Promise<DueIssue[]> =>
  db.query<DueIssue>(
    `select merchant, game, issue from lottery_bet b
     where status = 'pending' and stuck_at is null and draws_at > $1 and draws_at <= $2
       and not exists (select 1 from lottery_void_issue v where v.merchant = b.merchant and v.game = b.game and v.issue = b.issue)
     group by merchant, game, issue order by min(draws_at), min(id)`,
    [from, to],
  );

/** An issue that is being settled, and the bet after which it goes on. */
interface Waiting {
  readonly due: DueIssue;
  readonly after: Cursor;
}

/** The earliest issue of each game, of all that wait, the earliest first: those of one game are settled in their order. */
function earliestOfGames(waiting: Iterable<Waiting>): readonly Waiting[] {
  const earliest = new Map<string, Waiting>();
  for (const each of waiting) {
    const game = `${each.due.merchant} ${each.due.game}`;
    if (!earliest.has(game)) earliest.set(game, each);
  }
  return [...earliest.values()];
}

/** After so many rounds, issues that have become due meanwhile are added. */
const roundsPerLookup = 10;

/**
 * Settles every bet whose issue has been drawn. Games take turns, a batch each of their earliest issue, so that a large one
 * does not delay those of others. `afterRound` runs after each round but the last.
 */
export async function settleDue(
  context: LotteryNeeds,
  now: Date,
  afterRound: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  const cache = readings(context);
  const keyOf = ({ merchant, game, issue }: DueIssue) => `${merchant} ${game} ${issue}`;
  const waiting = new Map<string, Waiting>();
  const failures = new Map<string, unknown>();
  // Each lookup begins where the last one ended: it must not count the bets of a large issue once more.
  let lookedUpTo = new Date(0);
  const addDueIssues = async (at: Date) => {
    for (const due of await issuesDrawn(context, lookedUpTo, at)) waiting.set(keyOf(due), { due, after: start });
    lookedUpTo = at;
  };
  await addDueIssues(now);
  for (let round = 1; waiting.size > 0; round += 1) {
    for (const { due, after } of earliestOfGames(waiting.values())) {
      const key = keyOf(due);
      try {
        const next = await settleBatch(context, cache, due, after);
        if (next) waiting.set(key, { due, after: next });
        else waiting.delete(key);
      } catch (cause) {
        // The next run tries it again; the others must not wait for it.
        context.log.error({ err: cause, due }, 'an issue cannot be settled now');
        failures.set(key, cause);
        waiting.delete(key);
      }
    }
    if (waiting.size === 0) break;
    await afterRound();
    if (round % roundsPerLookup === 0) await addDueIssues(context.clock.now());
  }
  if (failures.size > 0) throw new AggregateError(failures.values(), 'Some issues could not be settled.');
}

/** Chases are advanced after each round of results, so that a large issue does not delay them. */
export function settlementJob(context: LotteryNeeds): Job {
  return {
    name: 'lottery-settlement',
    everyMs: 1000,
    async run(now) {
      const failures: unknown[] = [];
      const advance = () =>
        advanceDueChases(context, context.clock.now()).catch((cause: unknown) => failures.push(cause));
      await settleDue(context, now, advance).catch((cause: unknown) => failures.push(cause));
      await advance();
      if (failures.length > 0) throw new AggregateError(failures, 'Some issues or chases could not be taken further.');
    },
  };
}
