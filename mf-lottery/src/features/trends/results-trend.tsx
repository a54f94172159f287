import { useTranslation } from '@tessera/shared/i18n';
import { factsOf, hasPrizeTable, printedNumber, prizesOf, topPrizeEnd } from '@tessera/shared/lottery';
import { useSearchParams } from '@tessera/shared/router';
import { Pagination } from '@tessera/shared/ui/pagination';
import type { DrawnIssue } from '../../model/lottery-types.ts';
import { prizeRows } from '../../model/prize-table.ts';
import DrawsTable from '../board/draws-table.shown.tsx';
import { inReadingOrder } from '../draw/drawn-numbers.tsx';
import { useDrawClock } from '../draw/use-draw-clock.ts';
import { SumChart } from './charts/sum-chart.tsx';
import type { DrawnTrendProps } from './trend-props.ts';
import { TrendView } from './trend-view.tsx';
import { useTrendText } from './use-trend-text.ts';

const pageSize = 50;

/** Every draw with its proof, and their sums in time. */
export function ResultsTrend(props: DrawnTrendProps) {
  const { t } = useTranslation('lottery');
  const text = useTrendText();
  const [params] = useSearchParams();
  const { game, list, change } = props;
  const time = useDrawClock(game);
  const lastPage = Math.max(1, Math.ceil(list.length / pageSize));
  const wanted = Number(params.get('page') ?? 1);
  const page = Number.isInteger(wanted) ? Math.min(Math.max(1, wanted), lastPage) : 1;
  const scope = text.scope(props);
  const { kind } = game;
  const figureOf = (numbers: DrawnIssue['numbers']) =>
    hasPrizeTable(kind) ? topPrizeEnd(numbers) : factsOf(kind, numbers).sum;
  const figures = [...list].reverse().map(({ numbers }) => figureOf(numbers));
  const figureName = hasPrizeTable(kind) ? t('row.topPrizeEnd') : t('past.sum');
  // In a file each prize of a table has a column of its own.
  const drawnHeads = hasPrizeTable(kind) ? prizesOf[kind].map(({ key }) => t(`prize.${key}`)) : [t('past.numbers')];
  const drawnCells = (numbers: DrawnIssue['numbers']): readonly string[] => {
    const columns = hasPrizeTable(kind)
      ? prizeRows(kind, numbers).map((row) => row.numbers)
      : [inReadingOrder(kind, numbers).map((number) => printedNumber(kind, number))];
    return columns.map((column) => column.join(' '));
  };
  return (
    <TrendView
      {...props}
      caption={scope}
      fileName={text.fileName(props)}
      sheet={{
        heads: [t('past.issue'), t('trends.time'), ...drawnHeads, figureName],
        rows: list.map(({ issue, drawsAtMs, numbers }) => [
          ...[text.issue(issue), time(drawsAtMs), ...drawnCells(numbers), figureOf(numbers)],
        ]),
      }}
      table={
        <>
          <DrawsTable game={game} draws={list.slice((page - 1) * pageSize, page * pageSize)} />
          {list.length > pageSize && (
            <Pagination
              page={page}
              pageSize={pageSize}
              total={list.length}
              onChange={(next) => change({ page: next === 1 ? undefined : String(next) })}
            />
          )}
        </>
      }
      picture={
        <SumChart
          label={t('trends.sumsPicture', {
            what: scope,
            figure: figureName,
            lowest: Math.min(...figures),
            highest: Math.max(...figures),
          })}
          sums={figures}
          legend={figureName}
        />
      }
    />
  );
}
