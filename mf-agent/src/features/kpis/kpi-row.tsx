import { StatTile } from '@tessera/shared/ui/stat-tile';
import type { TeamOverview, TeamTrend } from '../../model/team.ts';
import styles from './kpi-row.module.css';
import { useKpis } from './use-kpis.ts';

interface Props {
  readonly overview: TeamOverview;
  /** The spark lines come with the trend; without it the figures stand alone. */
  readonly trend: TeamTrend | undefined;
}

export function KpiRow({ overview, trend }: Props) {
  const kpis = useKpis(overview, trend);
  return (
    <div className={styles.row}>
      {kpis.map(({ key, ...tile }) => (
        <StatTile key={key} {...tile} />
      ))}
    </div>
  );
}
