import { useTranslation } from '@tessera/shared/i18n';
import { useSearchParams } from '@tessera/shared/router';
import { useFormat } from '@tessera/shared/text';
import { Money, type MoneyProps } from '@tessera/shared/ui/money';
import type { Income } from '../../api/records.ts';
import { billOf, type IncomeDays, type IncomePart, listOfIncome, pageOfBill } from '../../model/figure-lists.ts';
import { withParts } from '../../model/record-filter.ts';
import { ListLink } from '../layout/list-link.tsx';
import { useOwnAccount } from '../layout/use-own-account.ts';

interface Props extends Pick<MoneyProps, 'isCompact' | 'hasUnit'> {
  readonly part: IncomePart;
  readonly sums: Income['total'];
  /** The days it was credited on. */
  readonly days: IncomeDays;
}

/**
 * A part of the income that leads to what is behind it: the rebate of a day to the players it came from, wages and dividends to
 * their bill, and all else to its movements, each of which leads on.
 */
export function IncomeAmount({ part, sums, days, ...look }: Props) {
  const { t } = useTranslation('agent');
  const { currency } = useFormat('agent');
  const own = useOwnAccount();
  const [params] = useSearchParams();
  const minor = sums[part];
  const amount = <Money minor={minor} currency={currency} isGainLoss={part === 'net'} {...look} />;
  // Nothing is behind a nought.
  if (minor === 0 || own === undefined) return amount;
  const bill = billOf(part, sums);
  const list =
    part === 'rebate' && days.from === days.to
      ? { page: 'income', query: withParts(params, { rebate: days.from }).toString() }
      : bill
        ? pageOfBill(bill)
        : listOfIncome(part, own, days);
  return (
    <ListLink {...list} title={t(bill ? 'income.bill' : `income.open.${part}`)}>
      {amount}
    </ListLink>
  );
}
