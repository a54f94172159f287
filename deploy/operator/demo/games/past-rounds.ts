import { demoProvider } from '../../domains/casino/index.ts';
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

/** Names the game of one round after the other: each of the best-known ones in proportion to its weight, in any week. */
function createChooser(): () => string {
  const titles = curatedTitles.map(({ code }, at) => ({ code, weight: curatedTitles.length - at, credit: 0 }));
  const total = titles.reduce((sum, { weight }) => sum + weight, 0);
  return () => {
    for (const title of titles) title.credit += title.weight;
    const next = titles.reduce((best, title) => (title.credit > best.credit ? title : best));
    next.credit -= total;
    return next.code;
  };
}

/** The game rounds behind the bets of the demo's history, under a provider of their own: none of them was played. */
export const pastRoundsSeed: Seed = {
  name: 'game-past-rounds',
  module: 'casino',
  async run(services) {
    const { db, merchants, popularity, clock } = services;
    for (const { code: merchant } of merchants.all()) {
      const chooseCode = createChooser();
      const rounds = (await pastBets(services, merchant)).map((bet) => ({ ...bet, code: chooseCode() }));
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
