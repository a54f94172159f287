import { isSwitchOn } from '@tessera/shared/switches';
import { getMissions } from '../../api/missions.ts';
import { getMemberPromotions } from '../../api/notices.ts';
import { countToClaim } from '../../model/missions.ts';
import { port } from '../../port.ts';
import { announceCounts } from './announcements.ts';

/** Counts the member's promotions for whoever shows no page of them: the side menu's badge, the bar of a game. */
export async function countPromotions(): Promise<void> {
  if (!isSwitchOn('REWCEN3')) return;
  const promotions = await getMemberPromotions();
  // Without an answer there is no number, and so no badge.
  if (promotions.ok) announceCounts(promotions.value.list);
}

/** The badge of the member centre's menu, in the same way. */
export async function countMissions(): Promise<void> {
  const missions = await getMissions();
  if (missions.ok) port.emit('promotions:missions-counted', { count: countToClaim(missions.value.list) });
}
