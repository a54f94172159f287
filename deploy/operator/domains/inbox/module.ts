import { one } from '@tessera/database/database';
import { formatMoney } from '@tessera/shared/format';
import { languageTag } from '@tessera/shared/i18n/languages';
import {
  deleteInboxMessage,
  getInbox,
  getUnreadCount,
  inboxSubjects,
  markInboxRead,
  readInboxMessage,
  restoreInboxMessage,
} from '@tessera/shared/wire/inbox';
import { fallbackLanguage, localized } from '../../platform/localized.ts';
import type { OperatorModule } from '../../platform/module.ts';
import type { Merchant } from '../merchants/index.ts';
import type { InboxFacts, WrittenInboxText } from './inbox.ts';
import type { InboxNeeds } from './needs.ts';
import { addPersonalData } from './personal-data.ts';
import { removeDeletedJob } from './remove-deleted.ts';
import { inboxTexts } from './texts.ts';
import { type InboxTopic, shownOf, targetOf } from './topics.ts';

interface InboxRow {
  readonly id: number;
  readonly topic: InboxTopic | 'written';
  readonly facts: InboxFacts;
  /** Of a message that a person wrote. */
  readonly texts: WrittenInboxText['texts'] | null;
  readonly writtenPage: WrittenInboxText['page'];
  readonly at: Date;
  readonly isRead: boolean;
  readonly total: number;
}

/** In the reader's language: what a person wrote, as it is, or the text of the topic. */
function textOf({ topic, facts, texts }: InboxRow, language: string, { currency, profile }: Merchant) {
  if (topic !== 'written') {
    const amount = formatMoney(facts.amountMinor, currency, languageTag(language));
    const { reference, names, detail = '' } = facts;
    const named = names ? `${localized(names, language)} ${reference}` : reference;
    return localized(inboxTexts, language)[topic](amount, named, detail);
  }
  const written = texts?.[language] ?? texts?.[fallbackLanguage] ?? texts?.[profile.defaultLanguage];
  if (!written) throw new Error('A written message has no text.');
  return { title: written.title, content: written.content };
}

/** Where it leads, and the same for shells that know fewer pages. */
function leadOf({ topic, facts, writtenPage }: InboxRow) {
  const page = topic === 'written' ? writtenPage : targetOf[topic];
  const id = facts.subject ?? (topic === 'written' ? null : (shownOf[topic] ?? null));
  return { page: inboxSubjects.find((known) => known === page) ?? null, target: page && { page, id } };
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
        `select i.id, i.topic, i.facts, i.at, i.read_at is not null as "isRead", w.texts, w.page as "writtenPage",
           count(*) over () as total
         from inbox_message i left join inbox_text w on w.id = i.text_id
         where i.member_id = $1 and i.deleted_at is null and ($4::bigint is null or i.id < $4)
           and ($5::boolean is false or i.read_at is null)
         order by i.id desc limit $2 offset $3`,
        [member.id, pageSize, (page - 1) * pageSize, before ?? null, unread === 'true'],
      );
      const list = rows.map((row) => ({
        id: row.id,
        ...textOf(row, language, merchant),
        atMs: row.at.getTime(),
        isRead: row.isRead,
        ...leadOf(row),
      }));
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
