import { RequestIds } from '@tessera/shared/api';
import { portOf } from '@tessera/shared/events';
import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { TextField } from '@tessera/shared/ui/field';
import { Money } from '@tessera/shared/ui/money';
import { useId, useState } from 'react';
import { useCreateDeposit } from '../../api/create-deposit.ts';
import type { DepositSettings } from '../../api/get-deposit-settings.ts';
import type contract from '../../contract.ts';
import { receivedMinor } from '../../model/amount-rules.ts';
import { amountOf } from '../../model/balance-state.ts';
import { bonusOf, chosenBonus } from '../../model/deposit-bonus.ts';
import { useAmounts } from '../amounts/use-amounts.ts';
import { useBalance } from '../balance/the-balance.ts';
import { useErrorText } from '../errors/use-error-text.ts';
import { ActionPanel } from '../money-page/action-panel.tsx';
import { AmountField } from '../money-page/amount-field.tsx';
import { Desk } from '../money-page/desk.tsx';
import { BonusCards } from './bonus-cards.tsx';
import { DepositAside } from './deposit-aside.tsx';
import styles from './deposit-desk.module.css';
import { MethodCards } from './method-cards.tsx';
import { type DepositFields, useDepositForm } from './use-deposit-form.ts';

const port = portOf<typeof contract>('wallet');

interface Props {
  readonly settings: DepositSettings;
  /** A deposit was announced, or one of the list is wanted. */
  readonly onOpen: (id: string) => void;
}

/** Method, amount, name; what it comes to; and one button that repeats the amount. */
export function DepositDesk({ settings, onOpen }: Props) {
  const { t } = useTranslation('wallet');
  const { plain, range } = useAmounts();
  const errorText = useErrorText();
  const currency = merchantCurrency();
  const balance = useBalance();
  const formId = useId();
  const [ids] = useState(() => new RequestIds());
  const { control, register, handleSubmit, watch, setValue, trigger, formState } = useDepositForm(settings);
  const create = useCreateDeposit();
  const { methodId, amountMinor, promotionId } = watch();
  const method = settings.methods.find((known) => known.methodId === methodId) ?? settings.methods[0];
  if (!method) return null;
  const bonus = chosenBonus(settings.bonuses, promotionId);
  const brings = bonus && bonusOf(bonus, amountMinor);

  const submit = handleSubmit(async ({ amountMinor: amount, depositorName }: DepositFields) => {
    if (!amount) return;
    const fields = {
      methodId: method.methodId,
      amount,
      depositorName: depositorName.trim(),
      promotionId: bonus?.promotionId ?? null,
    };
    // A refusal stands in the panel (`create.error`); here it only means that there is nothing to open.
    const deposit = await create.mutateAsync({ requestId: ids.idFor(fields), ...fields }).catch(() => undefined);
    if (!deposit) return;
    ids.granted();
    port.emit('wallet:deposit-requested', { depositId: deposit.id, amountMinor: deposit.amount });
    onOpen(deposit.id);
  });
  const problem = (name: keyof DepositFields) => {
    const type = formState.errors[name]?.message;
    return (
      type &&
      t(`problem.${name}.${type}`, {
        minimum: plain(method.minimumAmount),
        maximum: plain(method.maximumAmount),
        bonusMinimum: plain(bonus?.minimumDeposit ?? 0),
      })
    );
  };
  const arrival = t('deposit.usually', { minutes: method.expectedMinutes });
  const received = amountMinor ? receivedMinor(amountMinor, method.fee) : undefined;

  return (
    <Desk
      main={
        <form id={formId} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          <MethodCards methods={settings.methods} register={register} />
          <AmountField
            control={control}
            name="amountMinor"
            label={t('amount.label')}
            quickMinor={method.quickAmounts}
            aside={
              <>
                {t('amount.balance')} <Money minor={amountOf(balance)} currency={currency} />
              </>
            }
            error={problem('amountMinor')}
            hint={range(method.minimumAmount, method.maximumAmount)}
          />
          <BonusCards
            bonuses={settings.bonuses}
            chosen={bonus}
            amountMinor={amountMinor}
            onChoose={(id) => {
              setValue('promotionId', id);
              if (formState.errors.amountMinor) void trigger('amountMinor');
            }}
          />
          <TextField
            {...register('depositorName')}
            label={t('deposit.depositor')}
            isReadOnly={settings.payeeName !== ''}
            autoComplete="name"
            hint={t(settings.payeeName === '' ? 'deposit.depositorHint' : 'deposit.depositorFixed')}
            error={problem('depositorName')}
          />
        </form>
      }
      summary={
        <ActionPanel
          title={t('deposit.summary')}
          formId={formId}
          facts={[
            { label: t('deposit.amount'), value: <Money minor={amountMinor} currency={currency} /> },
            { label: t('amount.feeLabel'), value: <Money minor={method.fee} currency={currency} /> },
            {
              label: t('deposit.bonus'),
              value: bonus ? <Money minor={brings?.bonusMinor} currency={currency} /> : t('deposit.noBonus'),
            },
            ...(bonus
              ? [{ label: t('deposit.turnover'), value: <Money minor={brings?.requiredMinor} currency={currency} /> }]
              : []),
            { label: t('amount.received'), value: <Money minor={received} currency={currency} />, isSum: true },
            { label: t('amount.arrival'), value: arrival },
          ]}
          note={t('amount.note', { fee: plain(method.fee), arrival })}
          action={amountMinor ? t('deposit.submit', { amount: plain(amountMinor) }) : t('deposit.submitEmpty')}
          isBusy={create.isPending}
          refusal={create.error ? errorText(create.error) : undefined}
        />
      }
      aside={<DepositAside onOpen={onOpen} />}
    />
  );
}
