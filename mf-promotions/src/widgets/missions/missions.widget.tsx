import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { useMissions } from '../../api/missions.ts';
import { MissionProgress } from '../../features/missions/mission-progress.tsx';
import { useMissionCount } from '../../features/missions/use-mission-count.ts';
import { port } from '../../port.ts';
import styles from './missions.module.css';

/** As many as a desktop shows side by side; a phone shows the first. */
const mostShown = 3;

/** Open missions on the home page, what can be claimed first; nothing where there are none. */
export default function MissionsWidget() {
  const { t } = useTranslation('promotions');
  const { full } = useFormat('promotions');
  const { data } = useMissions();
  useMissionCount(data?.list);
  const open = (data?.list ?? []).filter(({ state }) => state === 'completed' || state === 'running');
  const first = [...open].sort((one, other) => Number(other.state === 'completed') - Number(one.state === 'completed'));
  if (open.length === 0) return null;
  return (
    <section className={styles.missions}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('missions.home.title')}</h2>
        <Button
          size="small"
          onClick={() => void port.ask('open-centre', { centre: 'member', page: 'missionLeaderboard' })}
        >
          {t('missions.home.all')}
        </Button>
      </header>
      <ul className={styles.list}>
        {first.slice(0, mostShown).map((mission) => (
          <li key={`${mission.id} ${mission.startsOn}`} className={styles.mission}>
            <span className={styles.line}>
              <strong className={styles.name}>{mission.name}</strong>
              <span className={styles.reward}>
                {mission.state === 'completed' ? t('missions.toClaim') : full(mission.reward)}
              </span>
            </span>
            <MissionProgress mission={mission} />
          </li>
        ))}
      </ul>
    </section>
  );
}
