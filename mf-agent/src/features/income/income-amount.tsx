import { useTranslation } from '@tessera/shared/i18n';
import { useSearchParams } from '@tessera/shared/router';
import { useFormat } from '@tessera/shared/text';
import { Money, type MoneyProps } from '@tessera/shared/ui/money';
import type { Income } from '../../api/records.ts';
import {
  billOf,
  type IncomeDays,
  type IncomePart,
  type ListAddress,
  listOfIncome,
  pageOfBill,
} from '../../model/figure-lists.ts';
import { withParts } from '../../model/record-filter.ts';
import { AmountLink } from '../layout/amount-link.tsx';
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
  const bill = billOf(part, sums);
  const isDay = days.from === days.to;
  const listOf = (account: string): ListAddress => {
    if (part === 'rebate' && isDay)
      return { page: 'income', query: withParts(params, { rebate: days.from }).toString() };
    return bill ? pageOfBill(bill) : listOfIncome(part, account, days);
  };
  return (
    <AmountLink
      minor={minor}
      list={own === undefined ? undefined : listOf(own)}
      title={t(bill ? 'income.bill' : `income.open.${part === 'rebate' && !isDay ? 'rebates' : part}`)}
    >
      <Money minor={minor} currency={currency} isGainLoss={part === 'net'} {...look} />
    </AmountLink>
  );
}
