import { one } from '@tessera/database/database';
import { getAgentNotices, getUnreadAgentNotices, readAgentNotice } from '@tessera/shared/wire/agent';
import { Refusal } from '../../../platform/http/refusal.ts';
import { isAgent, type Member } from '../../identity/index.ts';
import type { PromotionsNeeds } from '../needs.ts';
import { type Localized, localizedText } from '../promotion-row.ts';
import type { AnnouncementText } from './answer-notices.ts';

const mostNotices = 100;

/** Notices of the site for agents and for everybody; player notices about promotions and banners are not among them. */
const forAgents = `a.merchant = $1 and a.type = 'PL' and a.audience in ('all', 'agents') and a.promotion_id is null
  and a.published_at <= $2 and (a.until_at is null or a.until_at > $2)`;
const isRead = 'exists (select 1 from announcement_read r where r.member_id = $3 and r.announcement_id = a.id)';

interface Row {
  readonly id: string;
  readonly texts: Localized<AnnouncementText>;
  readonly publishedAt: Date;
  readonly isForAgents: boolean;
  readonly isRead: boolean;
}

function requireAgent(member: Member): void {
  if (!isAgent(member)) throw new Refusal(403, 'account.not.agent');
}

/** The announcements of the agent centre; what an account has opened is stored, for every device of its holder. */
export function answerAgentNotices(context: PromotionsNeeds): void {
  const { routes, db, clock } = context;

  const unreadOf = async ({ merchant, id }: Member): Promise<number> =>
    one(
      await db.query<{ unread: number }>(
        `select count(*)::int as unread from (
           select ${isRead} as is_read from announcement a where ${forAgents}
           order by a.published_at desc, a.id limit ${mostNotices}) listed where not is_read`,
        [merchant, clock.now(), id],
      ),
    ).unread;

  routes.handleMember(getAgentNotices, async ({ merchant, member, language }) => {
    requireAgent(member);
    const rows = await db.query<Row>(
      `select a.id, a.texts, a.published_at as "publishedAt", a.audience = 'agents' as "isForAgents", ${isRead} as "isRead"
       from announcement a where ${forAgents} order by a.published_at desc, a.id limit ${mostNotices}`,
      [merchant.code, clock.now(), member.id],
    );
    return {
      unread: rows.filter((row) => !row.isRead).length,
      list: rows.map(({ texts, publishedAt, ...row }) => {
        const { title, content } = localizedText(texts, language, merchant);
        return { ...row, title, content, publishedAtMs: publishedAt.getTime() };
      }),
    };
  });

  routes.handleMember(getUnreadAgentNotices, async ({ member }) => {
    requireAgent(member);
    return { count: await unreadOf(member) };
  });

  routes.handleMember(readAgentNotice, async ({ merchant, member, request: { id } }) => {
    requireAgent(member);
    const found = await db.query(`select 1 from announcement a where ${forAgents} and a.id = $3`, [
      merchant.code,
      clock.now(),
      id,
    ]);
    if (found.length === 0) throw new Refusal(404, 'agent.notice.unknown');
    await db.query(
      `insert into announcement_read (member_id, merchant, announcement_id, at) values ($1, $2, $3, $4)
       on conflict do nothing`,
      [member.id, merchant.code, id, clock.now()],
    );
    return { unread: await unreadOf(member) };
  });
}
