import { useEvent } from '@tessera/shared/events';
import { useTranslation } from '@tessera/shared/i18n';
import { pageQueries } from '@tessera/shared/query';
import { useSession } from '@tessera/shared/session';
import { PageHeader } from '@tessera/shared/ui/page-header';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { StatTile } from '@tessera/shared/ui/stat-tile';
import { useMissions } from '../../api/missions.ts';
import { useKeptFocus } from '../../features/focus/use-kept-focus.ts';
import { useMissionCount } from '../../features/missions/use-mission-count.ts';
import { useSignIns } from '../../features/missions/use-sign-ins.ts';
import { type Mission, missionCounts } from '../../model/missions.ts';
import { LeaderboardPanel } from './leaderboard-panel.tsx';
import { MissionList } from './mission-list.tsx';
import styles from './missions.module.css';
import { SignInTasks } from './sign-in-tasks.tsx';

/** Missions (member centre): what can be done today and this week, its rewards, and who has completed the most. */
export default function MissionsPage() {
  const { t } = useTranslation('promotions');
  const { role } = useSession();
  const isReal = role === 'member' || role === 'agent';
  return (
    <>
      <PageHeader level="centre" title={t('missions.title')} subtitle={t('missions.subtitle')} />
      {isReal ? <OwnMissions /> : <Panel>{t('missions.trial')}</Panel>}
    </>
  );
}

function OwnMissions() {
  const missions = useMissions();
  useMissionCount(missions.data?.list);
  const again = () => void pageQueries().invalidateQueries({ queryKey: useMissions.key });
  useEvent('games:round-ended', again);
  return (
    <ResourceView resource={missions} skeleton={<SkeletonText lines={12} />}>
      {({ isOpen, list }) => (
        <div className={styles.parts}>
          <Parts isOpen={isOpen} list={list} />
          <LeaderboardPanel />
        </div>
      )}
    </ResourceView>
  );
}

function Parts({ isOpen, list }: { readonly isOpen: boolean; readonly list: readonly Mission[] }) {
  const { t } = useTranslation('promotions');
  const { toClaim, completed, running } = missionCounts(list);
  const kept = useKeptFocus<HTMLDivElement>('li button');
  const offered = useSignIns();
  const signIns = isOpen ? offered : [];
  const signInsToClaim = signIns.filter(({ own }) => own?.state === 'claim').length;
  const of = (period: Mission['period']) => list.filter((mission) => mission.period === period);
  return (
    <div className={styles.parts} {...kept}>
      {!isOpen && <p className={styles.note}>{t('missions.onBreak')}</p>}
      <div className={styles.figures}>
        <StatTile label={t('missions.toClaim')} value={toClaim + signInsToClaim} />
        <StatTile label={t('missions.completed')} value={completed} />
        <StatTile label={t('missions.running')} value={running} />
      </div>
      <Panel level={2} title={t('missions.daily')}>
        <SignInTasks signIns={signIns} />
        <MissionList missions={of('daily')} />
      </Panel>
      <Panel level={2} title={t('missions.weekly')}>
        <MissionList missions={of('weekly')} />
        <p className={styles.rules}>{t('missions.rules')}</p>
      </Panel>
    </div>
  );
}
