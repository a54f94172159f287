import { claimRaffle, getRaffleProof, getRaffles } from '@tessera/shared/wire/promotions';
import { Refusal } from '../../platform/http/refusal.ts';
import { keepLatest } from '../../platform/keep-latest.ts';
import { memberCode } from '../../platform/keys/draw-secrets.ts';
import { keptProofs, takeProof } from '../../platform/limits/draw-proofs.ts';
import { localized } from '../../platform/localized.ts';
import { maskPlayer } from '../bets/index.ts';
import { requireRealAccount } from '../cashier/index.ts';
import type { Member } from '../identity/index.ts';
import type { Merchant } from '../merchants/index.ts';
import { mayBeOffered } from '../protection/index.ts';
import type { RafflesNeeds } from './needs.ts';
import { claimPrizes } from './prizes.ts';
import { drawTime, type RaffleRow, raffleColumns } from './raffle-row.ts';
import { readTickets } from './tickets.ts';

const mostShown = 20;

interface OwnRow extends RaffleRow {
  /** Whether it may be offered to the member, who may have no ticket yet. */
  readonly isOffered: boolean;
  /** Null until the close. */
  readonly ownTickets: number | null;
  readonly firstTicket: number | null;
  readonly wonMinor: number | null;
  /** Null when nothing waits to be claimed. */
  readonly claimUntil: Date | null;
}

interface Winner {
  readonly raffleId: number;
  readonly ticket: number;
  readonly amountMinor: number;
  readonly username: string;
  readonly isNamed: boolean;
}

export function answerRaffles(context: RafflesNeeds): void {
  const { routes, db, clock, limits } = context;

  /** Whoever may be offered nothing gets what has tickets of theirs, and what is not counted yet, where they may have some. */
  const readOwn = (merchant: Merchant, member: Member) =>
    db.query<OwnRow>(
      `select ${raffleColumns}, l.tickets as "ownTickets", l.first_ticket as "firstTicket", p.won as "wonMinor",
         p.until as "claimUntil", ${mayBeOffered('$2', '$3')} as "isOffered"
       from raffle r left join raffle_line l on l.raffle_id = r.id and l.member_id = $2
       left join lateral (select sum(amount_minor)::bigint as won, min(claim_until) filter (where status = 'won') as until
         from raffle_prize where raffle_id = r.id and member_id = $2) p on true
       where r.merchant = $1 and r.status <> 'cancelled'
         and (l.code is not null or ${mayBeOffered('$2', '$3')} or (r.status = 'published' and r.opens_at <= $3))
       order by r.id desc limit $4`,
      [merchant.code, member.id, clock.now(), mostShown],
    );

  const readWinners = (ids: readonly number[]) =>
    db.query<Winner>(
      `select p.raffle_id as "raffleId", p.ticket, p.amount_minor as "amountMinor", m.username, m.shows_wins as "isNamed"
       from raffle_prize p join member m on m.id = p.member_id
       where p.raffle_id in (select jsonb_array_elements_text($1::jsonb)::bigint) order by p.raffle_id, p.place`,
      [JSON.stringify(ids)],
    );
  const nameOf = ({ username, isNamed }: Winner) => (isNamed ? maskPlayer(username) : null);
  const wirePrizes = ({ rules }: RaffleRow) =>
    rules.prizes.map(({ count, amountMinor }) => ({ count, amount: amountMinor }));

  function stageOf({ status, opensAt, closesAt }: RaffleRow, now: Date) {
    if (status === 'drawn') return 'drawn';
    if (now < opensAt) return 'coming';
    return now < closesAt ? 'open' : 'closed';
  }
  function statusOf({ status, wonMinor, claimUntil }: OwnRow) {
    if (status !== 'drawn') return 'not-drawn';
    if (wonMinor === null) return 'not-won';
    return claimUntil ? 'won' : 'claimed';
  }

  routes.handleMember(getRaffles, async ({ merchant, member, language }) => {
    requireRealAccount(member);
    const now = clock.now();
    const rows = await readOwn(merchant, member);
    const winners = await readWinners(rows.map(({ id }) => id));
    const list = [];
    for (const row of rows) {
      const { id, texts, rules, opensAt, closesAt, drawsAt, codeKey, firstTicket, wonMinor, claimUntil } = row;
      const stage = stageOf(row, now);
      const drawn = stage === 'closed' ? drawTime(row) : drawsAt;
      const isCounted = row.status !== 'published';
      const [running] =
        isCounted || now < opensAt ? [] : await readTickets(db, row, merchant.profile.timeZone, member.id);
      const tickets = row.ownTickets ?? running?.tickets ?? 0;
      if (!row.isOffered && tickets === 0) continue;
      list.push({
        ...{ id, ...localized(texts, language), stage, status: statusOf(row) },
        ...{ opensAtMs: opensAt.getTime(), closesAtMs: closesAt.getTime(), drawsAtMs: drawn.getTime() },
        ways: {
          perStake: rules.ticketStakeMinor,
          products: rules.products,
          isPerDay: rules.isPerDay,
          isPerSignIn: rules.isPerSignIn,
        },
        ...{ maximum: rules.maximumTickets, prizes: wirePrizes(row), code: memberCode(codeKey, member.id) },
        ...{ tickets, firstTicket, allTickets: row.tickets },
        ...{ won: wonMinor, claimUntilMs: claimUntil?.getTime() ?? null },
        winners: winners
          .filter(({ raffleId }) => raffleId === id)
          .map((winner) => ({ player: nameOf(winner), ticket: winner.ticket, amount: winner.amountMinor })),
      });
    }
    return { list };
  });

  routes.handleMember(claimRaffle, async ({ merchant, member, request: { id } }) => {
    requireRealAccount(member);
    const [known] = await db.query("select 1 from raffle where id = $1 and merchant = $2 and status <> 'cancelled'", [
      id,
      merchant.code,
    ]);
    if (!known) throw new Refusal(404, 'raffle.unknown');
    return { amount: await claimPrizes(context, member.id, id) };
  });

  /** The list of tickets of a raffle that is closed; it never changes. */
  const linesOf = keepLatest(keptProofs, (id: number) =>
    db.query<{ code: string; tickets: number }>(
      'select code, tickets from raffle_line where raffle_id = $1 order by first_ticket',
      [id],
    ),
  );

  routes.handle(getRaffleProof, async ({ merchant, ip, language, request: { id } }) => {
    await takeProof(limits, { merchant, ip });
    const [raffle] = await db.query<RaffleRow>(
      `select ${raffleColumns} from raffle r where r.id = $1 and r.merchant = $2 and r.status <> 'cancelled'`,
      [id, merchant.code],
    );
    if (!raffle) throw new Refusal(404, 'raffle.unknown');
    const isDrawn = raffle.status === 'drawn';
    return {
      ...{ merchant: merchant.code, id, title: localized(raffle.texts, language).title },
      publishedAtMs: raffle.publishedAt.getTime(),
      ...{ opensAtMs: raffle.opensAt.getTime(), closesAtMs: raffle.closesAt.getTime() },
      drawsAtMs: raffle.drawsAt.getTime(),
      isCommittedBefore: raffle.publishedAt <= raffle.opensAt,
      ...{ commitment: raffle.commitment, seed: isDrawn ? raffle.seed : null, listHash: raffle.listHash },
      lines: raffle.listHash === null ? [] : [...(await linesOf(id))],
      ...{ prizes: wirePrizes(raffle), winners: raffle.winners === null ? null : [...raffle.winners] },
      players: isDrawn ? (await readWinners([id])).map(nameOf) : [],
    };
  });
}
