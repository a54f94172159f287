import { useTranslation } from '@tessera/shared/i18n';
import { useErrorText, useFormat } from '@tessera/shared/text';
import { toast } from '@tessera/shared/ui/toast';
import { useClaimMission } from '../../api/missions.ts';
import type { Mission } from '../../model/missions.ts';

type Claimed = Pick<Mission, 'id' | 'startsOn'>;

/** Claims the reward of a mission; says what was credited, or why it was not. */
export function useClaimMissionReward() {
  const { t } = useTranslation('promotions');
  const { full } = useFormat('promotions');
  const reason = useErrorText('promotions');
  const { mutateAsync, isPending, error, variables } = useClaimMission();
  const isOf = ({ id, startsOn }: Claimed) => variables?.missionId === id && variables.startsOn === startsOn;
  /** Rejects with the refusal. */
  const claimOrThrow = async ({ id, startsOn }: Claimed): Promise<void> => {
    const { amount } = await mutateAsync({ missionId: id, startsOn });
    toast.show({ id: `mission-${id}`, tone: 'ok', title: t('missions.paid', { amount: full(amount) }) });
  };
  return {
    claimOrThrow,
    /** Claims; a refusal is shown by `problemOf`. */
    claim: (mission: Claimed): Promise<void> => claimOrThrow(mission).catch(() => undefined),
    isClaiming: (mission: Claimed) => isPending && isOf(mission),
    problemOf: (mission: Claimed) => (error && isOf(mission) ? reason(error) : undefined),
  };
}
