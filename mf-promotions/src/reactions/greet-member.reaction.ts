import { openDialog } from '@tessera/shared/dialogs';
import type { EventMap } from '@tessera/shared/events';
import { currentMember } from '@tessera/shared/session';
import { getMemberPopups } from '../api/notices.ts';
import type { GreetingParams } from '../dialogs/greeting/greeting.dialog.tsx';
import { dismiss, isDismissed, isRead, reloadRead } from '../features/notices/read-notices.ts';
import { countMissions, countPromotions } from '../features/own-part/count-again.ts';

const isHere = (member: string): boolean => currentMember()?.id === member;

let latest = 0;

/** The after-login popup (spec §4): what is meant for this member, until they have closed it here once. */
async function greet(): Promise<void> {
  const member = currentMember()?.id;
  if (member === undefined) return;
  const announcements = await getMemberPopups();
  if (!announcements.ok || !isHere(member)) return;
  const notices = announcements.value.popup.filter(({ id }) => !isRead(id) && !isDismissed(member, id));
  if (notices.length === 0) return;
  latest += 1;
  const own = latest;
  await openDialog<GreetingParams, undefined>('promotions.greeting', { notices });
  // The host takes it away for a later greeting, and somebody else may close what lay open: neither was this member.
  if (own !== latest || !isHere(member)) return;
  // What could not be drawn was not read, and greets again.
  const seen = notices.map(({ id }) => id).filter(isRead);
  dismiss(member, seen);
}

export default async function greetMember({ role }: EventMap['auth:signed-in']): Promise<void> {
  reloadRead();
  // The greeting is about deposits and bonuses, which a trial account cannot use.
  if (role === 'trial') return;
  await Promise.all([countPromotions(), countMissions(), greet()]);
}
