import { useTranslation } from '@tessera/shared/i18n';
import type { FigureName } from '@tessera/shared/wire/agent';
import type { ReactNode } from 'react';
import { listOfFigures } from '../../model/figure-lists.ts';
import type { PeriodRequest } from '../../model/period.ts';
import type { TeamScope } from '../../model/team-scope.ts';
import { AmountLink } from '../layout/amount-link.tsx';

interface Props {
  readonly figure: FigureName;
  readonly minor: number;
  /** Undefined where it has no list. */
  readonly scope: TeamScope | undefined;
  /** Whose figure it is, in words. */
  readonly name: string;
  readonly period: PeriodRequest;
  readonly children: ReactNode;
}

/** A figure that leads to the movements it is the sum of. */
export function FigureLink({ figure, minor, scope, name, period, children }: Props) {
  const { t } = useTranslation('agent');
  const title = t('profit.openMovements', { figure: t(`branch.${figure}`), account: name });
  return (
    <AmountLink minor={minor} list={scope && listOfFigures([figure], scope, period)} title={title}>
      {children}
    </AmountLink>
  );
}
