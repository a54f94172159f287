import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { type Change, changeOfAmount, changeOfCount } from '../../model/change.ts';
import type { TeamOverview, TeamTrend } from '../../model/team.ts';
import { sparkOf, type TrendFigure } from '../../model/trend.ts';

export interface Kpi {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  readonly change: { readonly value: number; readonly text: string };
  /** Absent while the way is not known. */
  readonly trend?: readonly number[];
}

interface Source {
  readonly key: string;
  readonly now: number;
  readonly before: number;
  readonly figure: TrendFigure;
  readonly isCount?: boolean;
}

function sourcesOf({ current, previous }: TeamOverview): readonly Source[] {
  return [
    { key: 'bet', now: current.team.bet, before: previous.team.bet, figure: 'bet' },
    { key: 'deposit', now: current.team.deposit, before: previous.team.deposit, figure: 'deposit' },
    { key: 'withdrawal', now: current.team.withdrawal, before: previous.team.withdrawal, figure: 'withdrawal' },
    { key: 'net', now: current.team.net, before: previous.team.net, figure: 'net' },
    {
      key: 'active',
      now: current.activeBettors,
      before: previous.activeBettors,
      figure: 'activeBettors',
      isCount: true,
    },
    { key: 'income', now: current.own.rebate, before: previous.own.rebate, figure: 'income' },
  ];
}

/** The six figures at the top, written, with their change and their way. */
export function useKpis(overview: TeamOverview, trend: TeamTrend | undefined): readonly Kpi[] {
  const { t } = useTranslation('agent');
  const format = useFormat('agent');
  const written = (change: Change, isCount: boolean): string => {
    if (change.kind === 'same') return t('kpi.same');
    if (change.kind === 'ratio') return format.signedPercent(change.value);
    return isCount
      ? t('kpi.people', { written: format.signedCount(change.value) })
      : format.signedCompact(change.value);
  };
  return sourcesOf(overview).map(({ key, now, before, figure, isCount = false }) => {
    const change = isCount ? changeOfCount(now, before) : changeOfAmount(now, before);
    return {
      key,
      label: t(`kpi.${key}`),
      value: isCount ? t('kpi.people', { written: format.count(now) }) : format.compact(now),
      change: { value: change.kind === 'same' ? 0 : change.value, text: written(change, isCount) },
      ...(trend ? { trend: sparkOf(trend, figure, trend.asOfMs) } : {}),
    };
  });
}
