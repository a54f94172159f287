import { useServerNow } from '@tessera/shared/clock';
import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Badge } from '@tessera/shared/ui/badge';
import { Button } from '@tessera/shared/ui/button';
import { MissionProgress } from '../../features/missions/mission-progress.tsx';
import { useClaimMissionReward } from '../../features/missions/use-claim-mission-reward.ts';
import type { Mission } from '../../model/missions.ts';
import styles from './missions.module.css';

/** Missions with their progress; a completed one with its claim. */
export function MissionList({ missions }: { readonly missions: readonly Mission[] }) {
  const { t } = useTranslation('promotions');
  const claims = useClaimMissionReward();
  if (missions.length === 0)
    return (
      <p className={styles.note}>
        {t('missions.empty')} {t('missions.emptyDetail')}
      </p>
    );
  return (
    <ul className={styles.list}>
      {missions.map((mission) => (
        <MissionRow
          key={`${mission.id} ${mission.startsOn}`}
          mission={mission}
          isBusy={claims.isClaiming(mission)}
          problem={claims.problemOf(mission)}
          onClaim={() => void claims.claim(mission)}
        />
      ))}
    </ul>
  );
}

interface MissionRowProps {
  readonly mission: Mission;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly onClaim: () => void;
}

function MissionRow({ mission, isBusy, problem, onClaim }: MissionRowProps) {
  const { t } = useTranslation('promotions');
  const { date, full } = useFormat('promotions');
  const { name, state, reward, endsAtMs } = mission;
  const label = t('own.claim', { amount: full(reward) });
  const isOver = endsAtMs <= useServerNow();
  return (
    <li className={styles.mission}>
      <span className={styles.text}>
        <strong>{name}</strong>
        <MissionProgress mission={mission} />
        <span className={styles.small}>
          {[
            isOver ? t('missions.over') : t('missions.until', { time: date('dayAndClock', endsAtMs) }),
            state === 'running' && t('missions.reward', { amount: full(reward) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {state === 'spent' && <span className={styles.small}>{t('missions.spentNote')}</span>}
        {problem && (
          <span className={styles.problem} role="alert">
            {problem}
          </span>
        )}
      </span>
      {state !== 'running' && (
        <span className={styles.side}>
          {state === 'completed' && (
            <Button variant="primary" isBusy={isBusy} onClick={onClaim} aria-label={`${name}: ${label}`}>
              {label}
            </Button>
          )}
          {(state === 'claimed' || state === 'credited') && (
            <Badge tone="ok">{`${t(`missions.state.${state}`)} ${full(reward)}`}</Badge>
          )}
          {state === 'spent' && <Badge tone="neutral">{t('missions.state.spent')}</Badge>}
        </span>
      )}
    </li>
  );
}
