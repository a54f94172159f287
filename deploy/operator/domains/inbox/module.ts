import { one } from '@tessera/database/database';
import { formatMoney } from '@tessera/shared/format';
import { languageTag } from '@tessera/shared/i18n/languages';
import {
  deleteInboxMessage,
  getInbox,
  getUnreadCount,
  markInboxRead,
  readInboxMessage,
  restoreInboxMessage,
} from '@tessera/shared/wire/inbox';
import { localized } from '../../platform/localized.ts';
import type { OperatorModule } from '../../platform/module.ts';
import type { InboxFacts } from './inbox.ts';
import type { InboxNeeds } from './needs.ts';
import { addPersonalData } from './personal-data.ts';
import { removeDeletedJob } from './remove-deleted.ts';
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
    const { routes, db, clock, jobs } = context;
    addPersonalData(context);
    routes.handleMember(getUnreadCount, async ({ member }) =>
      one(
        await db.query<{ count: number }>(
          'select count(*) as count from inbox_message where member_id = $1 and read_at is null and deleted_at is null',
          [member.id],
        ),
      ),
    );

    routes.handleMember(getInbox, async ({ merchant, member, language, request }) => {
      const { page, pageSize, before, unread } = request;
      const rows = await db.query<InboxRow>(
        `select id, topic, facts, at, read_at is not null as "isRead", count(*) over () as total
         from inbox_message where member_id = $1 and deleted_at is null and ($4::bigint is null or id < $4)
           and ($5::boolean is false or read_at is null)
         order by id desc limit $2 offset $3`,
        [member.id, pageSize, (page - 1) * pageSize, before ?? null, unread === 'true'],
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

    const change = (set: string) => async (memberId: number, id: number) => {
      await db.query(`update inbox_message set ${set} where member_id = $1 and id = $2`, [memberId, id, clock.now()]);
      return null;
    };
    const read = change('read_at = coalesce(read_at, $3)');
    routes.handleMember(readInboxMessage, ({ member, request: { id } }) => read(member.id, id));
    const remove = change('deleted_at = coalesce(deleted_at, $3)');
    routes.handleMember(deleteInboxMessage, ({ member, request: { id } }) => remove(member.id, id));
    routes.handleMember(restoreInboxMessage, async ({ member, request: { id } }) => {
      await db.query('update inbox_message set deleted_at = null where member_id = $1 and id = $2', [member.id, id]);
      return null;
    });
    jobs.add(removeDeletedJob(db));
  },
};
