import { useTranslation } from '@tessera/shared/i18n';
import { useSession } from '@tessera/shared/session';
import { useFormat } from '@tessera/shared/text';
import { Money, type MoneyProps } from '@tessera/shared/ui/money';
import { type IncomeDays, type IncomePart, listOfIncome } from '../../model/figure-lists.ts';
import { ListLink } from '../layout/list-link.tsx';

interface Props extends Pick<MoneyProps, 'isCompact' | 'hasUnit'> {
  readonly part: IncomePart;
  readonly minor: number;
  /** The days it was credited on. */
  readonly days: Omit<IncomeDays, 'account'>;
}

/** A part of the income that leads to what is behind it: bets for a rebate, movements for all else. */
export function IncomeAmount({ part, minor, days, ...look }: Props) {
  const { t } = useTranslation('agent');
  const { currency } = useFormat('agent');
  const session = useSession();
  const amount = <Money minor={minor} currency={currency} isGainLoss={part === 'net'} {...look} />;
  // Nothing is behind a nought.
  if (minor === 0 || !('member' in session)) return amount;
  return (
    <ListLink {...listOfIncome(part, { account: session.member.account, ...days })} title={t(`income.open.${part}`)}>
      {amount}
    </ListLink>
  );
}
