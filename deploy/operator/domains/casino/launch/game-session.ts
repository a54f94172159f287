import { getGameSession } from '@tessera/shared/wire/games';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { CasinoNeeds } from '../needs.ts';
import { playerBalance } from '../wallet/player-balance.ts';

interface SessionRow {
  code: string;
  openedAt: Date | null;
  staked: number;
  won: number;
  rounds: number;
  lastRoundId: string | null;
}

export function answerGameSession({ routes, db, ledger }: CasinoNeeds): void {
  routes.handleMember(getGameSession, async ({ request, merchant, member }) => {
    const rows = await db.query<SessionRow>(
      `select l.code, s.opened_at as "openedAt",
              coalesce(sum(r.stake_minor), 0)::bigint as staked, coalesce(sum(r.won_minor), 0)::bigint as won,
              count(r.round_id) as rounds,
              (array_agg(r.round_id order by r.started_at desc) filter (where r.round_id is not null))[1] as "lastRoundId"
       from game_launch l left join game_session s on s.launch_id = l.id
         left join game_round r on r.launch_id = l.id and r.status <> 'void'
       where l.id = $1 and l.member_id = $2 group by l.code, s.opened_at`,
      [request.launchId, member.id],
    );
    const row = rows[0];
    if (!row) throw new Refusal(404, 'game.session.unknown');
    return {
      launchId: request.launchId,
      code: row.code,
      openedAtMs: row.openedAt?.getTime() ?? null,
      staked: row.staked,
      won: row.won,
      rounds: row.rounds,
      lastRoundId: row.lastRoundId,
      balance: await playerBalance(ledger, merchant.code, member),
    };
  });
}
