import { useTranslation } from '@tessera/shared/i18n';
import { useSession } from '@tessera/shared/session';
import { useFormat } from '@tessera/shared/text';
import { useMissions } from '../../api/missions.ts';
import { useClaimMissionReward } from '../missions/use-claim-mission-reward.ts';
import { useMissionCount } from '../missions/use-mission-count.ts';
import { type ClaimSource, retryOf } from './claimable.ts';

/** Missions that are completed. */
export function useMissionClaims(): ClaimSource {
  const { t } = useTranslation('promotions');
  const { date } = useFormat('promotions');
  const { role } = useSession();
  const enabled = role === 'member' || role === 'agent';
  const missions = useMissions({}, { enabled });
  const list = enabled ? missions.data?.list : undefined;
  useMissionCount(list);
  const { claimOrThrow } = useClaimMissionReward();
  return {
    name: t('missions.title'),
    retry: enabled ? retryOf(missions) : undefined,
    list: (list ?? [])
      .filter(({ state }) => state === 'completed')
      .map((mission) => ({
        key: `mission:${mission.id}:${mission.startsOn}`,
        name: mission.name,
        path: null,
        notes: [t('own.noteCash'), t('cashback.until', { time: date('dayAndClock', mission.endsAtMs) })],
        amount: mission.reward,
        isCash: true,
        claim: () => claimOrThrow(mission),
      })),
  };
}
