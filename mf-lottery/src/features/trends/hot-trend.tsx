import { useTranslation } from '@tessera/shared/i18n';
import { printedCount } from '@tessera/shared/lottery';
import { useFormat } from '@tessera/shared/text';
import { countNumbers, hotAndCold, type NumberCount } from '../../model/trends/counts.ts';
import { DifferenceChart } from './charts/difference-chart.tsx';
import { PlaceFilter } from './place-filter.tsx';
import type { DrawnTrendProps } from './trend-props.ts';
import { TrendView } from './trend-view.tsx';
import { useTrendText } from './use-trend-text.ts';

/** The numbers drawn most and least often, against what is drawn on average. */
export function HotTrend(props: DrawnTrendProps) {
  const { t } = useTranslation('lottery');
  const { decimals } = useFormat('lottery');
  const text = useTrendText();
  const { game, address, list } = props;
  const counts = countNumbers(
    game.kind,
    list.map(({ numbers }) => numbers),
    address.place,
  );
  const { hot, cold } = hotAndCold(counts);
  const caption = [t('trends.tab.hot'), text.place(game.kind, address.place), text.scope(props)].join(' · ');
  const figureOf = (each: NumberCount, heat: string) => ({
    heat,
    name: printedCount(game.kind, each.number),
    count: each.count,
    difference: each.count - counts.expected,
  });
  const figures = [
    ...hot.map((each) => figureOf(each, t('trends.hot'))),
    ...cold.map((each) => figureOf(each, t('trends.cold'))),
  ];
  return (
    <TrendView
      {...props}
      caption={caption}
      fileName={text.fileName(props)}
      filters={<PlaceFilter {...props} />}
      sheet={{
        heads: [t('past.numbers'), t('trends.heat'), t('trends.count'), t('trends.average')],
        rows: figures.map(({ name, heat, count }) => [name, heat, count, counts.expected]),
      }}
      picture={
        <DifferenceChart
          label={t('trends.hotPicture', { what: caption, average: decimals(counts.expected, [1, 1]) })}
          groups={[
            { name: t('trends.hot'), figures: figures.slice(0, hot.length) },
            { name: t('trends.cold'), figures: figures.slice(hot.length) },
          ]}
        />
      }
    />
  );
}
