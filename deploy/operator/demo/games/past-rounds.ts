import { demoProvider } from '../../domains/casino/index.ts';
import { type Random, seededRandom } from '../../platform/clock/random.ts';
import type { OperatorServices } from '../../services.ts';
import type { Seed } from '../seed.ts';
import { curatedTitles } from './words/curated-titles.ts';

interface PastBet {
  readonly roundId: string;
  readonly memberId: number;
  readonly startedAt: Date;
  readonly stake: number;
  readonly won: number;
}

/** The bets of the demo's history as the ledger has them, with what their rounds paid. */
const pastBets = ({ db }: OperatorServices, merchant: string): Promise<PastBet[]> =>
  db.query<PastBet>(
    `select b.meta ->> 'roundId' as "roundId", substr(a.owner, 8)::bigint as "memberId", b.at as "startedAt",
            -e.amount_minor as stake,
            coalesce((select sum(pe.amount_minor) from ledger_movement p
                      join ledger_entry pe on pe.movement_id = p.id
                      join ledger_account pa on pa.id = pe.account_id and pa.kind = 'player_cash'
                      where p.merchant = b.merchant and p.key = 'history:' || b.reference || ':payout'), 0)::bigint as won
     from ledger_movement b
     join ledger_entry e on e.movement_id = b.id
     join ledger_account a on a.id = e.account_id and a.kind = 'player_cash'
     where b.merchant = $1 and b.kind = 'bet' and b.key = 'history:' || b.reference || ':bet'
     order by b.id`,
    [merchant],
  );

/** The best-known games are played most: each half as likely again as the one after the next. */
function chooseCode(random: Random): string {
  const last = curatedTitles.length - 1;
  const at = Math.min(random.int(last + 1), random.int(last + 1));
  return curatedTitles[at]?.code ?? '';
}

/** The game rounds behind the bets of the demo's history, under a provider of their own: none of them was played. */
export const pastRoundsSeed: Seed = {
  name: 'game-past-rounds',
  module: 'casino',
  async run(services) {
    const { db, merchants, popularity, clock } = services;
    for (const { code: merchant } of merchants.all()) {
      const random = seededRandom(`rounds of ${merchant}`);
      const rounds = (await pastBets(services, merchant)).map((bet) => ({ ...bet, code: chooseCode(random) }));
      await db.query(
        `insert into game_round (provider, round_id, merchant, member_id, code, status, stake_minor, won_minor,
           started_at, ended_at)
         select $1, r."roundId", $2, r."memberId", r.code, 'closed', r.stake, r.won, r."startedAt", r."startedAt"
         from jsonb_to_recordset($3::jsonb)
           as r ("roundId" text, "memberId" bigint, code text, stake bigint, won bigint, "startedAt" timestamptz)`,
        [demoProvider, merchant, JSON.stringify(rounds)],
      );
    }
    await popularity.refresh(clock.now());
  },
};
