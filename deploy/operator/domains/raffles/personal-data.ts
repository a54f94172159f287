import { pagedData } from '../identity/index.ts';
import type { RafflesNeeds } from './needs.ts';

/** The tickets that a member had at the close of raffles, and what they won. */
export function addPersonalData({ db, personalData }: RafflesNeeds): void {
  personalData.push(
    pagedData(
      db,
      'raffleTickets',
      `select l.raffle_id as id, l.code, l.tickets, l.first_ticket as "firstTicket", r.closes_at as "closedAt"
       from raffle_line l join raffle r on r.id = l.raffle_id
       where l.member_id = $1 and l.raffle_id > $2 order by l.raffle_id limit $3`,
    ),
    pagedData(
      db,
      'rafflePrizes',
      `select id, raffle_id as "raffleId", ticket, amount_minor as "amountMinor", status, paid_at as "paidAt"
       from raffle_prize where member_id = $1 and id > $2 order by id limit $3`,
    ),
  );
}
