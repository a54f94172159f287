import { one } from '@tessera/database/database';
import { createPromotionLink, getPromotionLinks, revokePromotionLink } from '@tessera/shared/wire/agent';
import { hourMs } from '../../../platform/clock/durations.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { agentSettings } from '../agent-settings.ts';
import type { AgentsNeeds } from '../needs.ts';
import { typeOf } from '../ranks.ts';
import { freshLinkCode } from '../registration/fresh-code.ts';
import { requireMayOpen } from '../registration/may-open.ts';
import { requireAgent } from '../scope.ts';
import { isActiveAt, readLinks, wireLink } from './link-store.ts';

const madePerHour = 60;
/** Ended links that are still listed. */
const mostListed = 200;

/** The agent's promotion links: what each gives, and what has come of it. */
export function answerPromotionLinks(context: AgentsNeeds): void {
  const { routes, db, clock, limits, withMember } = context;

  routes.handleMember(getPromotionLinks, async ({ merchant, member }) => {
    requireAgent(member);
    const now = clock.now();
    const rows = await readLinks(
      db,
      `l.agent_id = $1 order by (${isActiveAt('$2')}) desc, l.id desc limit ${mostListed}`,
      [member.id, now],
    );
    return { limit: agentSettings(merchant).linkLimit, list: rows.map((row) => wireLink(row, now)) };
  });

  routes.handleMember(createPromotionLink, async ({ merchant, member, request }) => {
    requireAgent(member);
    await limits.take('promotion-link', String(member.id), madePerHour, hourMs);
    const { label, rank, rebateBasisPoints, expiresAtMs } = request;
    const type = typeOf(rank);
    return withMember(member.id, async () => {
      const now = clock.now();
      const expiresAt = expiresAtMs === null ? null : new Date(expiresAtMs);
      if (expiresAt && expiresAt <= now) throw new Refusal(400, 'agent.link.expiry');
      await requireMayOpen(db, merchant, member, { type, rebateBasisPoints });
      const { linkLimit: limit } = agentSettings(merchant);
      const active = await db.query(`select 1 from promotion_link l where l.agent_id = $1 and ${isActiveAt('$2')}`, [
        member.id,
        now,
      ]);
      if (active.length >= limit) throw new Refusal(400, 'agent.link.limit', { limit });
      const made = await db.query<{ id: number }>(
        `insert into promotion_link (merchant, agent_id, label, code, type, basis_points, created_at, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
        [merchant.code, member.id, label, freshLinkCode(), type, rebateBasisPoints, now, expiresAt],
      );
      return wireLink(one(await readLinks(db, 'l.id = $1', [one(made).id])), now);
    });
  });

  routes.handleMember(revokePromotionLink, async ({ member, request: { id } }) => {
    requireAgent(member);
    // In the agent's turn, so that a registration comes wholly before or after it.
    return withMember(member.id, async () => {
      const now = clock.now();
      await db.query(
        'update promotion_link set revoked_at = $3 where id = $1 and agent_id = $2 and revoked_at is null',
        [Number(id), member.id, now],
      );
      const [link] = await readLinks(db, 'l.id = $1 and l.agent_id = $2', [Number(id), member.id]);
      if (!link) throw new Refusal(404, 'agent.link.unknown');
      return wireLink(link, now);
    });
  });
}
