import { openDialog } from '@tessera/shared/dialogs';
import type { EventMap } from '@tessera/shared/events';
import { portOf } from '@tessera/shared/events';
import { sessionState } from '@tessera/shared/session';
import { isSwitchOn } from '@tessera/shared/switches';
import { askMemberAnnouncements, askMemberPromotions } from '../api/ask-member-news.ts';
import type contract from '../contract.ts';
import type { GreetingParams } from '../dialogs/greeting/greeting.dialog.tsx';
import { isGreeted, rememberGreeted } from '../features/notices/greeted.ts';
import { forgetRead, isRead, markRead } from '../features/notices/read-notices.ts';
import { countClaimable } from '../model/standing.ts';

const port = portOf<typeof contract>('promotions');

/** The side menu's badge, before any page of promotions is opened. A trial account has nothing to claim. */
async function count(role: EventMap['auth:signed-in']['role']): Promise<void> {
  if (role === 'trial' || !isSwitchOn('REWCEN3')) return;
  const promotions = await askMemberPromotions();
  // Without an answer there is no number, and so no badge.
  if (promotions.ok) port.emit('promotions:claimable-counted', { count: countClaimable(promotions.value.list) });
}

/** The after-login popup (spec §4): what is meant for this member, until it was closed here once. */
async function greet(): Promise<void> {
  const session = sessionState();
  const announcements = await askMemberAnnouncements();
  if (!announcements.ok || !('member' in session)) return;
  const { id: member } = session.member;
  const notices = announcements.value.popup.filter(({ id }) => !isRead(id) && !isGreeted(member, id));
  if (notices.length === 0) return;
  const ids = notices.map(({ id }) => id);
  markRead(ids);
  await openDialog<GreetingParams, undefined>('promotions.greeting', { notices });
  rememberGreeted(member, ids);
}

export default async function greetMember({ role }: EventMap['auth:signed-in']): Promise<void> {
  forgetRead();
  await Promise.all([count(role), greet()]);
}
