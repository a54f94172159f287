import { pagedData, shortData } from '../identity/index.ts';
import type { SupportNeeds } from './needs.ts';

/** What customer service keeps about a member. */
export function addPersonalData({ db, personalData }: SupportNeeds): void {
  personalData.push(
    pagedData(
      db,
      'supportMessages',
      `select m.id, m.conversation_id as conversation, m.author, m.body, m.at
       from support_message m join support_conversation c on c.id = m.conversation_id
       where c.member_id = $1 and m.id > $2 order by m.id limit $3`,
    ),
    pagedData(
      db,
      'feedback',
      `select id, question_type as "questionType", content, created_at as "createdAt"
       from feedback where member_id = $1 and id > $2 order by id limit $3`,
    ),
    shortData(
      db,
      'supportPictures',
      `select id, message_id as message, encode(image, 'base64') as image, at
       from support_picture where member_id = $1 order by at, id`,
    ),
  );
}
