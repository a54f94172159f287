import { merchantCurrency } from '@tessera/shared/merchant';
import { Money } from '@tessera/shared/ui/money';

interface Props {
  readonly label: string;
  readonly minor: number;
  readonly isGainLoss?: boolean;
}

/** An amount with its name, in a list of such. */
export const MoneyLine = ({ label, minor, isGainLoss }: Props) => (
  <>
    <dt>{label}</dt>
    <dd>
      <Money minor={minor} currency={merchantCurrency()} isGainLoss={isGainLoss} />
    </dd>
  </>
);
