import { useTranslation } from '@tessera/shared/i18n';
import type { FigureName } from '@tessera/shared/wire/agent';
import type { ReactNode } from 'react';
import { listOfFigure } from '../../model/figure-lists.ts';
import type { PeriodRequest } from '../../model/period.ts';
import { ListLink } from '../layout/list-link.tsx';

interface Props {
  readonly figure: FigureName;
  /** The whole team without one. */
  readonly account?: string;
  readonly period: PeriodRequest;
  readonly children: ReactNode;
}

/** A figure of profit and loss that leads to the bets or movements it is the sum of. */
export function FigureLink({ figure, account, period, children }: Props) {
  const { t } = useTranslation('agent');
  const title = t(figure === 'bet' || figure === 'payout' ? 'profit.openBets' : 'profit.openMovements', {
    figure: t(`branch.${figure}`),
    account: account ?? t('records.wholeTeam'),
  });
  return (
    <ListLink {...listOfFigure(figure, account, period)} title={title}>
      {children}
    </ListLink>
  );
}
