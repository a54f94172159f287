import { Controller } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { useFormat } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { Money } from '@tessera/shared/ui/money';
import { Segmented } from '@tessera/shared/ui/segmented';
import { Select } from '@tessera/shared/ui/select';
import { type ReactNode, useId } from 'react';
import { AmountField } from '../money-page/form-fields.tsx';
import { ActionPanel, Columns, submitOrCheck } from '../money-page/money-page.tsx';
import { Obstacle } from '../money-page/obstacle.tsx';
import { AllButton } from '../money-page/outgoing-amount.tsx';
import { useForgetOnChange } from '../requests/use-request.ts';
import { useCodeText, useProblemText } from '../text/use-text.ts';
import styles from './transfer-form.module.css';
import {
  availableOf,
  quickTransfers,
  type TransferSources,
  useSendTransfer,
  useTransferForm,
} from './use-transfer-form.ts';

interface Props {
  readonly sources: TransferSources;
  readonly nameOf: (vassalage: string) => string;
  /** What keeps money in the main wallet, as codes. */
  readonly obstacles: readonly string[];
  readonly head: ReactNode;
  readonly aside: ReactNode;
}

/** Moves money between the main wallet and a vendor's; one button brings everything back. */
export function TransferForm({ sources, nameOf, obstacles, head, aside }: Props) {
  const { t } = useTranslation('wallet');
  const { plain, full } = useFormat('wallet');
  const codeText = useCodeText();
  const formId = useId();
  const form = useTransferForm(sources);
  const { control, handleSubmit, watch, setValue, resetField, formState } = form;
  const { send, recoverAll, check, status, message, forget } = useSendTransfer(() => resetField('transferMinor'));
  useForgetOnChange(form, ['direction', 'vassalage', 'transferMinor'], forget);
  const { direction, vassalage, transferMinor } = watch();
  const available = availableOf(sources, { direction, vassalage });
  const atVendors = sources.wallets.reduce((sum, { minor }) => sum + (minor ?? 0), 0);
  const isOpen = sources.wallets.some((wallet) => wallet.vassalage === vassalage && wallet.isOpen);
  const isKeptHere = direction === 'in' && (obstacles.length > 0 || !isOpen);
  const problem = useProblemText(formState.errors, { available: full(available ?? 0), minimum: plain(1) });
  const vendor = nameOf(vassalage);
  const [from, to] = direction === 'in' ? [t('transfer.main'), vendor] : [vendor, t('transfer.main')];
  return (
    <Columns
      main={
        <>
          {head}
          <div className={styles.recover}>
            <Button
              keepsFocus
              isDisabled={atVendors === 0 || status !== 'idle'}
              onClick={() => void recoverAll(atVendors)}
            >
              {atVendors > 0 ? t('transfer.recoverAmount', { amount: plain(atVendors) }) : t('transfer.recoverAll')}
            </Button>
          </div>
          <form
            id={formId}
            className={styles.form}
            noValidate
            onSubmit={submitOrCheck(status, check, handleSubmit(send))}
          >
            {sources.wallets.length > 1 && (
              <Controller
                control={control}
                name="vassalage"
                render={({ field }) => (
                  <Select
                    ref={field.ref}
                    name={field.name}
                    label={t('transfer.vendor')}
                    options={sources.wallets.map((wallet) => ({
                      value: wallet.vassalage,
                      label: nameOf(wallet.vassalage),
                    }))}
                    value={field.value}
                    onChange={field.onChange}
                    onBlur={field.onBlur}
                  />
                )}
              />
            )}
            <Segmented
              isWide
              label={t('transfer.direction')}
              segments={[
                { value: 'in', label: t('transfer.toVendor', { vendor }) },
                { value: 'out', label: t('transfer.fromVendor', { vendor }) },
              ]}
              value={direction}
              onChange={(next) => setValue('direction', next)}
            />
            {direction === 'in' && obstacles.map((code) => <Obstacle key={code}>{codeText(code)}</Obstacle>)}
            <AmountField
              control={control}
              name="transferMinor"
              label={t('amount.label')}
              quickMinor={quickTransfers(available)}
              aside={
                available !== undefined &&
                available > 0 && (
                  <AllButton
                    minor={available}
                    onAll={(minor) => setValue('transferMinor', minor, { shouldValidate: true, shouldTouch: true })}
                  />
                )
              }
              error={problem('transferMinor')}
              hint={t('transfer.amountHint', { from })}
            />
          </form>
        </>
      }
      summary={
        <ActionPanel
          title={t('transfer.summary')}
          facts={[
            { label: t('transfer.from'), value: from },
            { label: t('transfer.to'), value: to },
            { label: t('amount.feeLabel'), value: t('amount.noFee') },
            {
              label: t('transfer.amount'),
              value: <Money minor={transferMinor} currency={merchantCurrency()} />,
              isSum: true,
            },
            { label: t('amount.arrival'), value: t('transfer.atOnce') },
          ]}
          notes={[`${from} → ${to} · ${t('transfer.atOnce')}`]}
          formId={formId}
          action={transferMinor ? t('transfer.submit', { amount: plain(transferMinor) }) : t('transfer.submitEmpty')}
          status={status}
          isDisabled={isKeptHere}
          {...(message ? { message } : {})}
        />
      }
      aside={aside}
    />
  );
}
