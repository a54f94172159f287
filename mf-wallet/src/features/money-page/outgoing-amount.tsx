import type { Control, FieldPath, FieldValues } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { type AmountLimits, mostOf, quickAmounts } from '../../model/form-rules.ts';
import { useWalletFormat } from '../text/use-text.ts';
import { AmountField } from './form-fields.tsx';
import styles from './outgoing-amount.module.css';

interface AllButtonProps {
  /** All that can be taken, in minor units. */
  readonly minor: number;
  readonly onAll: (minor: number) => void;
}

/** Fills in everything that can be taken; stands beside the label of the amount. */
export function AllButton({ minor, onAll }: AllButtonProps) {
  const { t } = useTranslation('wallet');
  const { plain } = useWalletFormat();
  return (
    <Button variant="text" size="small" className={styles.all} onClick={() => onAll(minor)}>
      {t('withdrawal.all', { amount: plain(minor) })}
    </Button>
  );
}

interface Props<Fields extends FieldValues> {
  readonly control: Control<Fields>;
  readonly name: FieldPath<Fields>;
  readonly limits: AmountLimits;
  readonly error: string | undefined;
  readonly onAll: (minor: number) => void;
}

/** The amount of money that leaves the balance: within its limits, and all of it at one press. */
export function OutgoingAmountField<Fields extends FieldValues>({ limits, onAll, ...field }: Props<Fields>) {
  const { t } = useTranslation('wallet');
  const { range } = useWalletFormat();
  const most = mostOf(limits);
  return (
    <AmountField
      {...field}
      label={t('amount.label')}
      quickMinor={quickAmounts(limits)}
      aside={most !== undefined && <AllButton minor={most} onAll={onAll} />}
      hint={range(limits.minimumMinor, limits.maximumMinor)}
    />
  );
}
