import { useTranslation } from '@tessera/shared/i18n';
import { merchant } from '@tessera/shared/merchant';
import type { ReactNode } from 'react';
import type { Bill } from '../../model/bills.ts';
import { type BillFigure as Figure, listOfBillFigure } from '../../model/figure-lists.ts';
import type { TeamScope } from '../../model/team-scope.ts';
import { AmountLink } from '../layout/amount-link.tsx';
import { useOwnAccount } from '../layout/use-own-account.ts';

interface Props {
  readonly figure: Figure;
  readonly minor: number;
  readonly scope: TeamScope;
  /** The account whose team it is of. */
  readonly account: string;
  readonly bill: Bill;
  /** Instead of a link, where there is no list. */
  readonly otherwise?: ReactNode;
  readonly children: ReactNode;
}

const names: Readonly<Record<Figure, string>> = {
  validBet: 'contract.validBet',
  payout: 'bill.payout',
  rebate: 'bill.rebate',
  bonus: 'bill.bonus',
  loss: 'bill.loss',
};

/** The reader's own team is the whole list, and no branch of it. */
const ownScope = ({ part }: TeamScope, account: string): TeamScope => (part === 'own' ? { account } : {});

/** A figure of a bill's team that leads to the movements it is the sum of. */
export function BillFigure({ figure, minor, scope, account, bill, otherwise, children }: Props) {
  const { t } = useTranslation('agent');
  const isOwn = useOwnAccount() === account;
  const list = listOfBillFigure(figure, isOwn ? ownScope(scope, account) : scope, bill, merchant().timeZone);
  return (
    <AmountLink
      minor={minor}
      list={list}
      title={t('profit.openMovements', { account, figure: t(names[figure]) })}
      otherwise={otherwise}
    >
      {children}
    </AmountLink>
  );
}
