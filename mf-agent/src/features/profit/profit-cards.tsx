import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Money } from '@tessera/shared/ui/money';
import { Panel } from '@tessera/shared/ui/panel';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { type FigureName, figureNames, type TeamFigures } from '@tessera/shared/wire/agent';
import type { PeriodRequest } from '../../model/period.ts';
import type { TeamOverview } from '../../model/team.ts';
import type { TeamScope } from '../../model/team-scope.ts';
import { FigureLink } from './figure-link.tsx';
import styles from './profit.module.css';

type Side = 'team' | 'own' | 'downline';
const sides: readonly Side[] = ['team', 'own', 'downline'];
const parts = figureNames.filter((figure) => figure !== 'net');

interface Props {
  readonly overview: TeamOverview;
  readonly period: PeriodRequest;
}

/** The whole team, the agent's own account, and their difference: everybody below. */
export function ProfitCards({ overview, period }: Props) {
  const { t } = useTranslation('agent');
  const { team, own } = overview.current;
  const downline = Object.fromEntries(figureNames.map((figure) => [figure, team[figure] - own[figure]]));
  const figures: Readonly<Record<Side, TeamFigures>> = { team, own, downline: downline as TeamFigures };
  return (
    <div className={styles.cards}>
      {sides.map((side) => (
        <Panel key={side} padding="small" aria-label={t(`profit.sides.${side}`)}>
          <div>
            <h2 className={styles.side}>{t(`profit.sides.${side}`)}</h2>
            <p className={styles.net}>
              <Figure side={side} figure="net" figures={figures[side]} account={overview.account} period={period} />
            </p>
            <dl className={styles.pairs}>
              {parts.map((figure) => (
                <div key={figure} className={styles.pair}>
                  <dt>{t(`branch.${figure}`)}</dt>
                  <dd>
                    <Figure
                      side={side}
                      figure={figure}
                      figures={figures[side]}
                      account={overview.account}
                      period={period}
                    />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </Panel>
      ))}
    </div>
  );
}

interface FigureProps {
  readonly side: Side;
  readonly figure: FigureName;
  readonly figures: TeamFigures;
  readonly account: string;
  readonly period: PeriodRequest;
}

function Figure({ side, figure, figures, account, period }: FigureProps) {
  const { t } = useTranslation('agent');
  const { currency } = useFormat('agent');
  const minor = figures[figure];
  const scopes: Readonly<Record<Side, TeamScope>> = { team: {}, own: { account }, downline: { part: 'below' } };
  return (
    <FigureLink figure={figure} minor={minor} period={period} scope={scopes[side]} name={t(`profit.sides.${side}`)}>
      <Money minor={minor} currency={currency} isCompact hasUnit={figure === 'net'} isGainLoss={figure === 'net'} />
    </FigureLink>
  );
}

export function ProfitCardsSkeleton() {
  return (
    <div className={styles.cards}>
      {sides.map((side) => (
        <Skeleton key={side} height={218} radius="l" />
      ))}
    </div>
  );
}
