import { formatMoney } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { useMemo } from 'react';
import {
  type ChipFilter,
  features,
  type GameSort,
  type ListCriteria,
  returns,
  volatilities,
} from '../../model/list-criteria.ts';

/** An entry of a filter's menu; an empty value takes the filter away. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Says each filter, and each of its values, in the reader's words. */
export function useFilterWords() {
  const { t, i18n } = useTranslation('games');
  return useMemo(() => {
    const { language } = i18n;
    const stake = (minor: number) =>
      t('filter.stakeUpTo', { amount: formatMoney(minor, merchantCurrency(), language) });
    return {
      name: (filter: ChipFilter) => t(`filter.${filter}`),
      value: (filter: ChipFilter, criteria: ListCriteria): string => {
        if (filter === 'volatility') return t('filter.volatilityIs', { level: t(`volatility.${criteria.volatility}`) });
        if (filter === 'feature') return t(`feature.${criteria.feature}`);
        if (filter === 'minRtp') return t('filter.rtpFrom', { rtp: criteria.minRtp });
        return stake(criteria.stakeUpToMinor ?? 0);
      },
      choices: (filter: ChipFilter, minStakes: readonly number[]): readonly Choice[] => {
        const any = { value: '', label: t('filter.any') };
        if (filter === 'volatility')
          return [any, ...volatilities.map((value) => ({ value, label: t(`volatility.${value}`) }))];
        if (filter === 'feature') return [any, ...features.map((value) => ({ value, label: t(`feature.${value}`) }))];
        if (filter === 'minRtp')
          return [any, ...returns.map((rtp) => ({ value: String(rtp), label: t('filter.rtpFrom', { rtp }) }))];
        return [any, ...minStakes.map((minor) => ({ value: String(minor), label: stake(minor) }))];
      },
      sorts: (sorts: readonly GameSort[]): readonly Choice[] =>
        sorts.map((value) => ({ value, label: t(`sort.${value}`) })),
    };
  }, [t, i18n]);
}

/** What stands in the address for a filter, as a menu's value. */
export const filterValue = (filter: ChipFilter, criteria: ListCriteria): string => String(criteria[filter] ?? '');

/** A menu's value as a part of the criteria. */
export function filterPart(filter: ChipFilter, value: string): Partial<ListCriteria> {
  const isNumber = filter === 'minRtp' || filter === 'stakeUpToMinor';
  return { [filter]: value === '' ? undefined : isNumber ? Number(value) : value };
}
