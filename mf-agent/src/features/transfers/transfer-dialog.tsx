import { isUnresolved } from '@tessera/shared/api/money-request';
import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { useFormat } from '@tessera/shared/text';
import { AmountInput } from '@tessera/shared/ui/amount-input';
import { Button } from '@tessera/shared/ui/button';
import { Dialog } from '@tessera/shared/ui/dialog';
import { PasswordField } from '@tessera/shared/ui/field';
import { AlertIcon } from '@tessera/shared/ui/icons';
import { Money } from '@tessera/shared/ui/money';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { type DownlineTransfers, useDownlineTransfers } from '../../api/transfers.ts';
import type { TeamAccount } from '../../model/team.ts';
import styles from '../registration/registration.module.css';
import { RegistrationSkeleton } from '../registration/registration-form.tsx';
import { useTransfer } from './use-transfer.ts';

interface Props {
  readonly account: TeamAccount;
  readonly onClose: () => void;
}

/** Gives cash to an account below: what may move and what stands in the way come first, the payment password last. */
export function TransferDialog({ account: { id, account }, onClose }: Props) {
  const { t } = useTranslation('agent');
  const transfers = useDownlineTransfers({ id });
  return (
    <Dialog
      isOpen
      title={t('give.title', { account })}
      description={t('give.note')}
      closesOnOutsidePress={false}
      onClose={onClose}
    >
      <ResourceView resource={transfers} skeleton={<RegistrationSkeleton />} isEmpty={() => false}>
        {(value) => <TransferForm id={id} transfers={value} onClose={onClose} />}
      </ResourceView>
    </Dialog>
  );
}

interface FormProps {
  readonly id: string;
  readonly transfers: DownlineTransfers;
  readonly onClose: () => void;
}

function TransferForm({ id, transfers, onClose }: FormProps) {
  const { t } = useTranslation('agent');
  const { full, plain } = useFormat('agent');
  const form = useTransfer(id, transfers, onClose);
  const { availableAmount, minimumAmount, maximumAmount, remainingTurnover, obstacles } = transfers;
  const currency = merchantCurrency();
  const action = isUnresolved(form.status)
    ? t('give.check')
    : form.amount
      ? t('give.submit', { amount: plain(form.amount) })
      : t('give.open');
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      {obstacles.map((code) => (
        <p key={code} role="alert" className={styles.warning}>
          {t([`give.obstacle.${code.replaceAll('.', '_')}`, 'give.obstacle.other'], {
            amount: full(remainingTurnover),
          })}
        </p>
      ))}
      <AmountInput
        label={t('give.amount')}
        minor={form.amount}
        onChange={form.typeAmount}
        currency={currency}
        aside={
          <span className={styles.rate}>
            {t('give.available')} <Money minor={availableAmount} currency={currency} />
          </span>
        }
        hint={t('give.range', { minimum: full(minimumAmount), maximum: full(maximumAmount) })}
        {...(form.wrong.amount ? { error: form.wrong.amount } : {})}
      />
      {form.hasPassword ? (
        <PasswordField
          label={t('give.password')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={form.pin}
          onChange={(event) => form.typePin(event.target.value)}
          error={form.wrong.password}
        />
      ) : (
        <p className={styles.quiet}>{t('give.passwordFirst')}</p>
      )}
      {form.message && (
        <p role="alert" className={styles.refusal}>
          <AlertIcon aria-hidden size={15} />
          {form.message}
        </p>
      )}
      <div className={styles.actions}>
        <Button onClick={onClose}>{t('give.cancel')}</Button>
        {form.hasPassword ? (
          <Button
            type="submit"
            variant="primary"
            isBusy={form.status === 'sending' || form.status === 'checking'}
            isDisabled={obstacles.length > 0 && !isUnresolved(form.status)}
          >
            {action}
          </Button>
        ) : (
          <Button variant="primary" onClick={() => void form.setPassword()}>
            {t('give.setPassword')}
          </Button>
        )}
      </div>
    </form>
  );
}
