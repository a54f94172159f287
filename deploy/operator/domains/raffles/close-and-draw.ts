import { drawWinners, lineOfTicket, ticketListHash } from '@tessera/shared/fairness/draws';
import { dayMs } from '../../platform/clock/durations.ts';
import { forEachIsolated } from '../../platform/jobs/for-each-isolated.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { memberCode } from '../../platform/keys/draw-secrets.ts';
import { localized } from '../../platform/localized.ts';
import { lateBookingMs } from '../bets/index.ts';
import { poolReturned } from '../ledger/index.ts';
import type { RafflesNeeds } from './needs.ts';
import { creditUnclaimed } from './prizes.ts';
import { drawTime, prizesOf, type RaffleRow, raffleColumns, rafflePool, raffleTotal } from './raffle-row.ts';
import { readTickets } from './tickets.ts';

interface Line {
  readonly code: string;
  readonly memberId: number;
  readonly tickets: number;
}

/** A raffle that is due for a step, locked until the end of the transaction; undefined when somebody else took the step. */
async function lockDue({ db }: RafflesNeeds, id: number, status: 'published' | 'closed') {
  const [raffle] = await db.query<RaffleRow>(
    `select ${raffleColumns} from raffle r where r.id = $1 and r.status = $2 for update`,
    [id, status],
  );
  return raffle;
}

/** Numbers the tickets and publishes the hash of their list: from here on no ticket comes or goes. */
function closeRaffle(context: RafflesNeeds, id: number): Promise<void> {
  const { db, clock, merchants } = context;
  return db.transaction(async () => {
    const raffle = await lockDue(context, id, 'published');
    const merchant = raffle && merchants.byCode(raffle.merchant);
    if (!merchant) return;
    const lines: Line[] = (await readTickets(db, raffle, merchant.profile.timeZone))
      .map(({ memberId, tickets }) => ({ code: memberCode(raffle.codeKey, memberId), memberId, tickets }))
      .sort((one, other) => (one.code < other.code ? -1 : 1));
    let next = 1;
    const numbered = lines.map((line) => {
      const firstTicket = next;
      next += line.tickets;
      return { ...line, firstTicket };
    });
    await db.query(
      `insert into raffle_line (raffle_id, code, member_id, tickets, first_ticket)
       select $1, l.code, l."memberId", l.tickets, l."firstTicket"
       from jsonb_to_recordset($2::jsonb) as l (code text, "memberId" bigint, tickets int, "firstTicket" int)`,
      [id, JSON.stringify(numbered)],
    );
    await db.query("update raffle set status = 'closed', list_hash = $2, tickets = $3, closed_at = $4 where id = $1", [
      ...[id, await ticketListHash(lines), next - 1, clock.now()],
    ]);
  });
}

/** Draws the winners, notifies them and gives back what there was no ticket for, all at once. */
function drawRaffle(context: RafflesNeeds, id: number, at: Date): Promise<void> {
  const { db, clock, ledger } = context;
  return db.transaction(async () => {
    const raffle = await lockDue(context, id, 'closed');
    if (!raffle || at < drawTime(raffle)) return;
    const { merchant, seed, rules } = raffle;
    const now = clock.now();
    const lines = await db.query<Line>(
      'select code, member_id as "memberId", tickets from raffle_line where raffle_id = $1 order by first_ticket',
      [id],
    );
    const prizes = prizesOf(rules);
    const winners = await drawWinners(seed, { merchant, id, lines, prizeCount: prizes.length });
    const won = winners.map((ticket, index) => ({
      ...{ place: index + 1, ticket, amountMinor: prizes[index] ?? 0 },
      memberId: lineOfTicket(lines, ticket)?.memberId ?? 0,
    }));
    await db.query(
      `insert into raffle_prize (merchant, raffle_id, place, ticket, member_id, amount_minor, claim_until)
       select $1, $2, p.place, p.ticket, p."memberId", p."amountMinor", $3
       from jsonb_to_recordset($4::jsonb) as p (place int, ticket int, "memberId" bigint, "amountMinor" bigint)`,
      [merchant, id, new Date(now.getTime() + rules.claimDays * dayMs), JSON.stringify(won)],
    );
    await db.query("update raffle set status = 'drawn', winners = $2::jsonb, drawn_at = $3 where id = $1", [
      id,
      JSON.stringify(winners),
      now,
    ]);
    const left = raffleTotal(rules) - won.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    if (left > 0) await ledger.post(poolReturned({ merchant, pool: rafflePool(id), amountMinor: left }));
    await notifyWinners(context, raffle, won);
    await db.query("select notify_member($1, member_id, 'reward') from raffle_line where raffle_id = $2", [
      merchant,
      id,
    ]);
  });
}

async function notifyWinners(
  { db, inbox, merchants }: RafflesNeeds,
  { id, merchant, texts }: RaffleRow,
  won: readonly { readonly memberId: number; readonly amountMinor: number }[],
): Promise<void> {
  const amounts = new Map<number, number>();
  for (const { memberId, amountMinor } of won) amounts.set(memberId, (amounts.get(memberId) ?? 0) + amountMinor);
  const readers = await db.query<{ id: number; language: string | null }>(
    'select id, language from member where id in (select jsonb_array_elements_text($1::jsonb)::bigint)',
    [JSON.stringify([...amounts.keys()])],
  );
  const ownLanguage = merchants.byCode(merchant)?.profile.defaultLanguage ?? 'EN';
  for (const { id: memberId, language } of readers) {
    const { title } = localized(texts, language ?? ownLanguage);
    await inbox.post({
      ...{ merchant, memberId, key: `${rafflePool(id)}:won:${memberId}`, topic: 'raffle.won' },
      facts: { reference: title, amountMinor: amounts.get(memberId) ?? 0 },
    });
  }
}

/**
 * Closes and draws what is due by now, each once, also after time was moved by several; then credits what nobody claimed.
 * What is closed late is drawn by a later run: its list of tickets is public before.
 */
export async function runRaffles(context: RafflesNeeds, now: Date): Promise<void> {
  const { db, log } = context;
  const due = await db.query<{ id: number }>(
    `select id from raffle where status in ('published', 'closed') and closes_at <= $1
     order by draws_at, id`,
    [new Date(now.getTime() - lateBookingMs)],
  );
  await forEachIsolated(log, due, async ({ id }) => {
    await closeRaffle(context, id);
    await drawRaffle(context, id, now);
  });
  await creditUnclaimed(context, now);
}

export const rafflesJob = (context: RafflesNeeds): Job => ({
  name: 'raffles.draw',
  everyMs: 15_000,
  run: (now) => runRaffles(context, now),
});
