import { one } from '@tessera/database/database';
import { formatMoney } from '@tessera/shared/format';
import { languageTag } from '@tessera/shared/i18n/languages';
import { getInbox, getUnreadCount, markInboxRead } from '@tessera/shared/wire/inbox';
import { localized } from '../../platform/localized.ts';
import type { OperatorModule } from '../../platform/module.ts';
import type { InboxFacts } from './inbox.ts';
import type { InboxNeeds } from './needs.ts';
import { addPersonalData } from './personal-data.ts';
import { inboxTexts } from './texts.ts';
import { type InboxTopic, pageOf } from './topics.ts';

interface InboxRow {
  readonly id: number;
  readonly topic: InboxTopic;
  readonly facts: InboxFacts;
  readonly at: Date;
  readonly isRead: boolean;
  readonly total: number;
}

/** Messages of the site to its members; other domains post them. */
export const inboxModule: OperatorModule<InboxNeeds> = {
  name: 'inbox',
  migrations: { owner: 'inbox', folder: new URL('./migrations/', import.meta.url) },
  register(context) {
    const { routes, db, clock } = context;
    addPersonalData(context);
    routes.handleMember(getUnreadCount, async ({ member }) =>
      one(
        await db.query<{ count: number }>(
          'select count(*) as count from inbox_message where member_id = $1 and read_at is null',
          [member.id],
        ),
      ),
    );

    routes.handleMember(getInbox, async ({ merchant, member, language, request: { page, pageSize } }) => {
      const rows = await db.query<InboxRow>(
        `select id, topic, facts, at, read_at is not null as "isRead", count(*) over () as total
         from inbox_message where member_id = $1 order by id desc limit $2 offset $3`,
        [member.id, pageSize, (page - 1) * pageSize],
      );
      const list = rows.map(({ id, topic, facts, at, isRead }) => {
        const amount = formatMoney(facts.amountMinor, merchant.currency, languageTag(language));
        const text = localized(inboxTexts, language)[topic](amount, facts.reference);
        return { id, ...text, atMs: at.getTime(), isRead, page: pageOf[topic] };
      });
      return { total: rows[0]?.total ?? 0, list };
    });

    routes.handleMember(markInboxRead, async ({ member, request: { upTo } }) => {
      await db.query('update inbox_message set read_at = $3 where member_id = $1 and id <= $2 and read_at is null', [
        member.id,
        upTo,
        clock.now(),
      ]);
      return null;
    });
  },
};
