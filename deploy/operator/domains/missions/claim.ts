import type { Day } from '@tessera/shared/format';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Merchant } from '../merchants/index.ts';
import { completionsIn, noteCompletions, payReward } from './completions.ts';
import { missionsIn } from './mission-store.ts';
import type { MissionsNeeds } from './needs.ts';
import { periodOf } from './periods.ts';

/** Pays the reward of a completed mission to its member and answers it; a copy of the call changes nothing. */
export function claimReward(
  context: MissionsNeeds,
  merchant: Merchant,
  memberId: number,
  asked: { readonly missionId: string; readonly startsOn: Day },
): Promise<number> {
  const { db, withMember } = context;
  const { missionId, startsOn } = asked;
  return withMember(memberId, async () => {
    const [known] = await db.query<{ period: 'daily' | 'weekly' }>(
      'select period from mission where merchant = $1 and id = $2',
      [merchant.code, missionId],
    );
    const period = known && periodOf(merchant, known.period, startsOn);
    const mission = period && (await missionsIn(db, merchant.code, period)).find(({ id }) => id === missionId);
    if (!mission || period.startsOn !== startsOn) throw new Refusal(404, 'mission.unknown');
    // The page may be ahead of the job, or a correction may have come.
    await noteCompletions(context, { merchant, memberId, period, missions: [mission] });
    const found = (await completionsIn(context, memberId, period, [missionId])).get(missionId);
    if (found?.status === 'unfunded') throw new Refusal(409, 'mission.budget.spent');
    if (!found || found.status === 'undone') throw new Refusal(409, 'mission.not.completed');
    if (found.status === 'open') await payReward(context, memberId, found.id, 'claimed');
    return found.rewardMinor;
  });
}
