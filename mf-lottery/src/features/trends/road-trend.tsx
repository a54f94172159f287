import { useTranslation } from '@tessera/shared/i18n';
import { aspectsOf, runsOf } from '@tessera/shared/lottery';
import { Select } from '@tessera/shared/ui/select';
import { roadOf } from '../../model/trends/road.ts';
import { RoadChart } from './charts/road-chart.tsx';
import type { DrawnTrendProps } from './trend-props.ts';
import { TrendView } from './trend-view.tsx';
import styles from './trends.module.css';
import { useTrendText } from './use-trend-text.ts';

/** The draws on two sides, run beside run. */
export function RoadTrend(props: DrawnTrendProps) {
  const { t } = useTranslation('lottery');
  const text = useTrendText();
  const { game, address, list, change } = props;
  const aspects = aspectsOf(game.kind);
  const aspect = aspects.find(({ key }) => key === address.aspect);
  if (!aspect) return null;
  const oldestFirst = [...list].reverse();
  const runs = runsOf(oldestFirst.map(({ numbers }) => aspect.sideOf(numbers)));
  const caption = `${text.aspect(aspect)} · ${text.scope(props)}`;
  const issueAt = (index: number) => text.issue(oldestFirst[index]?.issue ?? '');
  return (
    <TrendView
      {...props}
      caption={caption}
      fileName={`${text.fileName(props)}-${aspect.key}`}
      filters={
        <div className={styles.filter}>
          <Select
            label={t('trends.road')}
            hasMessage={false}
            options={aspects.map((each) => ({ value: each.key, label: text.aspect(each) }))}
            value={aspect.key}
            onChange={(key) => change({ aspect: key })}
          />
        </div>
      }
      sheet={{
        heads: [t('trends.side'), t('trends.length'), t('trends.from'), t('trends.to'), t('trends.ties')],
        rows: [...runs]
          .reverse()
          .map(({ side, length, from, to, ties }) => [text.side(side), length, issueAt(from), issueAt(to), ties]),
      }}
      picture={
        <RoadChart
          label={t('trends.roadPicture', { what: caption, count: runs.length })}
          cells={roadOf(runs)}
          sides={aspect.sides}
          sideName={text.side}
        />
      }
    />
  );
}
