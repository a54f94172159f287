import { dayStart } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { type Aspect, aspectsOf, type GameKind, trendShape } from '@tessera/shared/lottery';
import { merchant } from '@tessera/shared/merchant';
import { useFormat } from '@tessera/shared/text';
import { useText } from '../text/use-text.ts';
import type { DrawnTrendProps } from './trend-props.ts';

/** Names of what is counted. */
export function useTrendText() {
  const { t } = useTranslation('lottery');
  const text = useText();
  const { date } = useFormat('lottery');
  const aspect = ({ row, part }: Pick<Aspect, 'row' | 'part'>): string =>
    part === 'majority' ? text.row(row) : t('trends.aspect', { row: text.row(row), part: t(`past.${part}`) });
  return {
    aspect,
    /** Of an answer, whose operator may know more aspects than this page. */
    aspectOf: (kind: GameKind, key: string): string => {
      const found = aspectsOf(kind).find((each) => each.key === key);
      return found ? aspect(found) : key;
    },
    place: (kind: GameKind, place: number | undefined): string =>
      place === undefined ? t('trends.allPlaces') : text.row(`${trendShape(kind).place}${place}`),
    side: text.option,
    issue: text.issue,
    /** Of which draws, and how many: `Aurora 5/11 · 2026-11-26 · 480 draws`. */
    scope: ({ game, address, list }: Pick<DrawnTrendProps, 'game' | 'address' | 'list'>): string =>
      [
        game.name,
        address.day === undefined
          ? t('trends.ofLast', { count: list.length })
          : date('day', dayStart(address.day, merchant().timeZone)),
        t('trends.draws', { count: list.length }),
      ].join(' · '),
    fileName: ({ game, address }: Pick<DrawnTrendProps, 'game' | 'address'>): string =>
      `${game.code}-${address.day ?? 'last'}-${address.trend}`,
  };
}
