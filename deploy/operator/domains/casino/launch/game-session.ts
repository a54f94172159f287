import { getGameSession } from '@tessera/shared/wire/games';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { CasinoNeeds } from '../needs.ts';
import { playerBalance } from '../wallet/player-balance.ts';
import { continuesWithinMs, isOfVisitor } from './visit.ts';

interface SessionRow {
  code: string;
  memberId: number;
  type: number;
  openedAt: Date | null;
  staked: number;
  won: number;
  rounds: number;
  lastRoundId: string | null;
  vendorWallet: string | null;
}

export function answerGameSession({ routes, db, ledger }: CasinoNeeds): void {
  routes.handle(getGameSession, async ({ request, merchant, member }) => {
    const rows = await db.query<SessionRow>(
      // A page that is loaded anew launches its game again; the visit goes on where the one before ended.
      `with recursive visit as (
         select l.id, l.code, l.member_id, m.type, l.sign_in_hash, l.vendor_wallet, s.opened_at,
           coalesce(s.opened_at, l.created_at) as since
         from game_launch l join member m on m.id = l.member_id left join game_session s on s.launch_id = l.id
         where l.id = $1 and l.merchant = $4 and (l.member_id = $2 or (${isOfVisitor}))
         union all
         select p.launch_id, v.code, v.member_id, v.type, v.sign_in_hash, v.vendor_wallet, p.opened_at, p.opened_at
         from visit v cross join lateral (
           select s.launch_id, s.opened_at from game_session s
           where s.member_id = v.member_id and s.code = v.code and s.launch_id <> v.id and s.opened_at < v.since
             and s.sign_in_hash is not distinct from v.sign_in_hash
             and s.last_seen_at > v.since - make_interval(secs => $3)
           order by s.opened_at desc limit 1) p)
       select v.code, v.member_id as "memberId", v.type, v.vendor_wallet as "vendorWallet", min(v.opened_at) as "openedAt",
              coalesce(sum(r.stake_minor), 0)::bigint as staked, coalesce(sum(r.won_minor), 0)::bigint as won,
              count(r.round_id) as rounds,
              (array_agg(r.round_id order by r.started_at desc) filter (where r.round_id is not null))[1] as "lastRoundId"
       from visit v left join game_round r on r.launch_id = v.id and r.status <> 'void' group by v.code, v.member_id, v.type, v.vendor_wallet`,
      [request.launchId, member?.id ?? null, continuesWithinMs / 1000, merchant.code],
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
      balance: await playerBalance(ledger, merchant.code, { id: row.memberId, type: row.type }, row.vendorWallet),
      ...(row.vendorWallet === null ? {} : { hasVendorWallet: true }),
    };
  });
}
