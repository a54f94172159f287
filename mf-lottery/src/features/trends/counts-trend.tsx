import { useTranslation } from '@tessera/shared/i18n';
import { printedCount } from '@tessera/shared/lottery';
import { useFormat } from '@tessera/shared/text';
import { countNumbers } from '../../model/trends/counts.ts';
import { NumberChart } from './charts/number-chart.tsx';
import { PlaceFilter } from './place-filter.tsx';
import type { DrawnTrendProps } from './trend-props.ts';
import { TrendView } from './trend-view.tsx';
import { useTrendText } from './use-trend-text.ts';

/** How often each number was drawn, or for how long it was not. */
export function CountsTrend(props: DrawnTrendProps) {
  const { t } = useTranslation('lottery');
  const { decimals } = useFormat('lottery');
  const text = useTrendText();
  const { game, address, list } = props;
  const draws = list.map(({ numbers }) => numbers);
  const counts = countNumbers(game.kind, draws, address.place);
  const areGaps = address.trend === 'gaps';
  const name = [t(areGaps ? 'trends.tab.gaps' : 'trends.tab.frequency'), text.place(game.kind, address.place)];
  const caption = `${name.join(' · ')} · ${text.scope(props)}`;
  const printed = (number: number) => printedCount(game.kind, number);
  const average = decimals(counts.expected, [1, 1]);
  return (
    <TrendView
      {...props}
      caption={caption}
      fileName={`${text.fileName(props)}${address.place === undefined ? '' : `-${address.place}`}`}
      filters={<PlaceFilter {...props} />}
      sheet={
        areGaps
          ? {
              heads: [t('past.numbers'), t('trends.gap'), t('trends.longestGap')],
              rows: counts.numbers.map(({ number, gap, longestGap }) => [printed(number), gap, longestGap]),
            }
          : {
              heads: [t('past.numbers'), t('trends.count'), t('trends.average')],
              rows: counts.numbers.map(({ number, count }) => [printed(number), count, counts.expected]),
            }
      }
      picture={
        <NumberChart
          label={t(areGaps ? 'trends.gapsPicture' : 'trends.countsPicture', { what: caption, average })}
          legend={areGaps ? [t('trends.gap'), t('trends.longestGap')] : [t('trends.count')]}
          {...(areGaps ? {} : { line: { value: counts.expected, label: `${t('trends.average')} ${average}` } })}
          figures={counts.numbers.map(({ number, count, gap, longestGap }) => ({
            name: printed(number),
            value: areGaps ? gap : count,
            ...(areGaps ? { behind: longestGap } : {}),
          }))}
        />
      }
    />
  );
}
