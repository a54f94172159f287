import { pagedData } from '../identity/index.ts';
import type { InboxNeeds } from './needs.ts';

/** The messages of the site to a member. */
export function addPersonalData({ db, personalData }: InboxNeeds): void {
  personalData.push(
    pagedData(
      db,
      'messages',
      `select id, topic, facts, at, read_at as "readAt"
       from inbox_message where member_id = $1 and id > $2 order by id limit $3`,
    ),
  );
}
