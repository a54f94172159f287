import { pagedData } from '../identity/index.ts';
import type { InboxNeeds } from './needs.ts';

/** The messages of the site to a member. */
export function addPersonalData({ db, personalData }: InboxNeeds): void {
  personalData.push(
    pagedData(
      db,
      'messages',
      `select i.id, i.topic, i.facts, i.at, i.read_at as "readAt", w.texts
       from inbox_message i left join inbox_text w on w.id = i.text_id
       where i.member_id = $1 and i.id > $2 order by i.id limit $3`,
    ),
  );
}
