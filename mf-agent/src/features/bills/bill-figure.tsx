import { useTranslation } from '@tessera/shared/i18n';
import { merchant } from '@tessera/shared/merchant';
import { useSession } from '@tessera/shared/session';
import type { ReactNode } from 'react';
import { type Bill, type BillFigure as Figure, listOfBill, type PlaceOfBill } from '../../model/bills.ts';
import { ListLink } from '../layout/list-link.tsx';

interface Props {
  readonly figure: Figure;
  readonly minor: number;
  readonly of: PlaceOfBill;
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
const ownPlace = ({ part }: PlaceOfBill, account: string): PlaceOfBill => (part === 'own' ? { account } : {});

/** A figure of a bill's team that leads to the movements it is the sum of. */
export function BillFigure({ figure, minor, of, account, bill, otherwise, children }: Props) {
  const { t } = useTranslation('agent');
  const session = useSession();
  // Nothing is behind a nought.
  if (minor === 0) return children;
  const isOwn = 'member' in session && session.member.account === account;
  const list = listOfBill(figure, isOwn ? ownPlace(of, account) : of, bill, merchant().timeZone);
  if (!list) return otherwise ?? children;
  return (
    <ListLink {...list} title={t('profit.openMovements', { account, figure: t(names[figure]) })}>
      {children}
    </ListLink>
  );
}
