import { currentMember } from '@tessera/shared/session';
import { isSwitchOn } from '@tessera/shared/switches';
import { getMissions } from '../../api/missions.ts';
import { getMemberPromotions } from '../../api/notices.ts';
import { countToClaim } from '../../model/missions.ts';
import { port } from '../../port.ts';
import { announceCounts } from './announcements.ts';

const memberId = (): string | undefined => currentMember()?.id;

/** Counts the member's promotions for whoever shows no page of them: the side menu's badge, the bar of a game. */
export async function countPromotions(): Promise<void> {
  if (!isSwitchOn('REWCEN3')) return announceCounts([]);
  const member = memberId();
  const promotions = await getMemberPromotions();
  // Without an answer there is no number, and so no badge; an answer that comes after its member left is nobody's.
  if (promotions.ok && memberId() === member) announceCounts(promotions.value.list);
}

/** The badge of the member centre's menu, in the same way. */
export async function countMissions(): Promise<void> {
  const member = memberId();
  const missions = await getMissions();
  if (missions.ok && memberId() === member)
    port.emit('promotions:missions-counted', { count: countToClaim(missions.value.list) });
}
