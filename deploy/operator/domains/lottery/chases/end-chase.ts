import type { ChaseStatus } from '@tessera/shared/wire/lottery';
import type { LotteryNeeds } from '../needs.ts';
import { readChases } from './read-chases.ts';

/** Posts how a chase ended and the amount of it, in the same transaction; not to a member who has cancelled it. */
async function postChaseEnd(context: Pick<LotteryNeeds, 'db' | 'inbox'>, id: number): Promise<void> {
  const [ended] = await readChases(context, 'c.id = $1', [id]);
  if (!ended) return;
  const { merchant, memberId, status, releasedMinor, payoutMinor } = ended;
  if (status === 'cancelled' || status === 'running') return;
  const isAllBet = releasedMinor === 0;
  // There was nothing left to stop, and its last bets are still to be drawn.
  if (isAllBet && status === 'stopped') return;
  const topics = { won: 'chase.won', stopped: 'chase.stopped', finished: 'chase.skipped' } as const;
  await context.inbox.post({
    merchant,
    memberId,
    key: `chase:${id}`,
    topic: isAllBet ? 'chase.finished' : topics[status],
    facts: { reference: String(id), amountMinor: isAllBet ? payoutMinor : releasedMinor },
  });
}

/** Ends a chase in its member's turn, releases the held money and notifies the member. False when it has ended before. */
export async function endChase(
  context: Pick<LotteryNeeds, 'db' | 'clock' | 'inbox'>,
  id: number,
  status: Exclude<ChaseStatus, 'running'>,
  reason: string | null = null,
): Promise<boolean> {
  const rows = await context.db.query<{ isEnded: boolean }>('select end_lottery_chase($1, $2, $3, $4) as "isEnded"', [
    id,
    status,
    reason,
    context.clock.now(),
  ]);
  if (!rows[0]?.isEnded) return false;
  await postChaseEnd(context, id);
  return true;
}
