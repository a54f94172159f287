import { useTranslation } from '@tessera/shared/i18n';
import { type Aspect, aspectsOf, runsOf } from '@tessera/shared/lottery';
import { Segmented } from '@tessera/shared/ui/segmented';
import { Select } from '@tessera/shared/ui/select';
import { beadPlateOf, type RoadCell, roadOf, roadRows, roads, usualRoad } from '../../model/trends/road.ts';
import type { Sheet } from '../../model/trends/sheet.ts';
import { RoadChart } from './charts/road-chart.tsx';
import type { DrawnTrendProps } from './trend-props.ts';
import { TrendView } from './trend-view.tsx';
import styles from './trends.module.css';
import { useTrendText } from './use-trend-text.ts';

interface DrawnRoad {
  /** What is counted, in words. */
  readonly caption: string;
  readonly fileName: string;
  readonly cells: readonly RoadCell[];
  /** The name of the picture. */
  readonly label: string;
  readonly sheet: Sheet;
}

/** Describes the draws on two sides as each of the roads. */
function useRoads(props: DrawnTrendProps) {
  const { t } = useTranslation('lottery');
  const text = useTrendText();
  const oldestFirst = [...props.list].reverse();
  const issueAt = (index: number) => text.issue(oldestFirst[index]?.issue ?? '');
  const captionOf = (aspect: Aspect) => `${text.aspect(aspect)} · ${text.scope(props)}`;
  const sidesOf = (aspect: Aspect) => oldestFirst.map(({ numbers }) => aspect.sideOf(numbers));
  const sideName = (side: string | null) => text.side(side ?? 'same');

  return {
    sideName,

    /** Run beside run. */
    big(aspect: Aspect): DrawnRoad {
      const caption = captionOf(aspect);
      const runs = runsOf(sidesOf(aspect));
      return {
        caption,
        fileName: `${text.fileName(props)}-${aspect.key}`,
        cells: roadOf(runs),
        label: t('trends.roadPicture', { what: caption, count: runs.length }),
        sheet: {
          heads: [t('trends.side'), t('trends.length'), t('trends.from'), t('trends.to'), t('trends.ties')],
          rows: [...runs]
            .reverse()
            .map(({ side, length, from, to, ties }) => [text.side(side), length, issueAt(from), issueAt(to), ties]),
        },
      };
    },

    /** Draw below draw; each row of the table is a column of the picture. */
    bead(aspect: Aspect): DrawnRoad {
      const cells = beadPlateOf(sidesOf(aspect));
      const columns = Array.from({ length: Math.ceil(cells.length / roadRows) }, (_, column) =>
        cells.slice(column * roadRows, (column + 1) * roadRows),
      );
      const counts = [...aspect.sides, null]
        .map((side) => ({ side, count: cells.filter((each) => each.side === side).length }))
        .filter(({ side, count }) => side !== null || count > 0)
        .map(({ side, count }) => `${sideName(side)} ${count}`);
      const places = Array.from({ length: roadRows }, (_, row) => row);
      return {
        caption: `${t('trends.beadPlate')} · ${captionOf(aspect)}`,
        fileName: `${text.fileName(props)}-${aspect.key}-beads`,
        cells,
        label: t('trends.beadPicture', { what: captionOf(aspect), counts: counts.join(' · ') }),
        sheet: {
          heads: [t('trends.from'), t('trends.to'), ...places.map((row) => t('trends.bead', { nth: String(row + 1) }))],
          rows: columns
            .map((beads, column) => [
              issueAt(column * roadRows),
              issueAt(column * roadRows + beads.length - 1),
              ...places.map((row) => {
                const bead = beads[row];
                return bead ? sideName(bead.side) : '–';
              }),
            ])
            .reverse(),
        },
      };
    },
  };
}

const names = { big: 'trends.bigRoad', bead: 'trends.beadPlate' } as const;

/** The draws on two sides, as one of two roads. */
export function RoadTrend(props: DrawnTrendProps) {
  const { t } = useTranslation('lottery');
  const text = useTrendText();
  const { sideName, ...drawn } = useRoads(props);
  const { game, address, change } = props;
  const aspects = aspectsOf(game.kind);
  const aspect = aspects.find(({ key }) => key === address.aspect);
  if (!aspect) return null;
  const { caption, fileName, cells, label, sheet } = drawn[address.road](aspect);
  return (
    <TrendView
      {...props}
      caption={caption}
      fileName={fileName}
      filters={
        <>
          <div className={styles.filter}>
            <Select
              label={t('trends.road')}
              hasMessage={false}
              options={aspects.map((each) => ({ value: each.key, label: text.aspect(each) }))}
              value={aspect.key}
              onChange={(key) => change({ aspect: key })}
            />
          </div>
          <Segmented
            label={t('trends.roadKind')}
            segments={roads.map((value) => ({ value, label: t(names[value]) }))}
            value={address.road}
            onChange={(road) => change({ road: road === usualRoad ? undefined : road })}
          />
        </>
      }
      sheet={sheet}
      picture={<RoadChart key={address.road} label={label} cells={cells} sides={aspect.sides} sideName={sideName} />}
    />
  );
}
