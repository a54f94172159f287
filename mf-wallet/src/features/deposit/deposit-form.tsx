import type { UseFormReturn } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { useFormat } from '@tessera/shared/text';
import { TextField } from '@tessera/shared/ui/field';
import { Money } from '@tessera/shared/ui/money';
import { coinCentsOf } from '@tessera/shared/wire/wallet';
import { useId } from 'react';
import { useBalance } from '../../api/balance.ts';
import type { DepositMethod, DepositSettings } from '../../api/deposits.ts';
import { amountOf } from '../../model/balance-state.ts';
import { coinText } from '../../model/coin-text.ts';
import { chosenBonus, type DepositBonus } from '../../model/deposit-bonus.ts';
import { AmountField, HolderField } from '../money-page/form-fields.tsx';
import formStyles from '../money-page/money-form.module.css';
import { Columns, submitOrCheck } from '../money-page/money-page.tsx';
import { useForgetOnChange } from '../requests/use-request.ts';
import { useProblemText, useWalletFormat } from '../text/use-text.ts';
import { BonusCards } from './bonus-cards.tsx';
import styles from './deposit-form.module.css';
import { DepositAside } from './deposit-list.tsx';
import { DepositSummary } from './deposit-summary.tsx';
import { MethodCards } from './method-cards.tsx';
import { type DepositFields, needsName, useDepositForm, useSendDeposit } from './use-deposit-form.ts';

interface Props {
  readonly settings: DepositSettings;
  /** A deposit was requested, or one of the list was chosen. */
  readonly onOpen: (id: string) => void;
  readonly onAll: () => void;
}

/** Method, amount, name; what it comes to; and one button that repeats the amount. */
export function DepositForm({ settings, onOpen, onAll }: Props) {
  const { plain } = useFormat('wallet');
  const formId = useId();
  const form = useDepositForm(settings);
  const { methodId, amountMinor, promotionId } = form.watch();
  const bonus = chosenBonus(settings.bonuses, promotionId);
  const method = settings.methods.find((known) => known.methodId === methodId) ?? settings.methods[0];
  const { send, check, status, message, forget } = useSendDeposit({ method, bonus }, onOpen);
  useForgetOnChange(form, ['methodId', 'amountMinor', 'depositorName', 'code', 'promotionId'], forget);
  const problem = useProblemText(form.formState.errors, {
    minimum: plain(method?.minimumAmount ?? 0),
    maximum: plain(method?.maximumAmount ?? 0),
    bonusMinimum: plain(bonus?.minimumDeposit ?? 0),
  });
  if (!method) return null;

  return (
    <Columns
      main={
        <form
          id={formId}
          className={formStyles.form}
          noValidate
          onSubmit={submitOrCheck(status, check, form.handleSubmit(send))}
        >
          <DepositInputs settings={settings} form={form} method={method} bonus={bonus} problem={problem} />
        </form>
      }
      summary={
        <DepositSummary
          method={method}
          bonus={bonus}
          amountMinor={amountMinor}
          formId={formId}
          status={status}
          message={message}
        />
      }
      aside={<DepositAside onOpen={onOpen} onAll={onAll} />}
    />
  );
}

interface DepositInputsProps {
  readonly settings: DepositSettings;
  readonly form: UseFormReturn<DepositFields>;
  readonly method: DepositMethod;
  readonly bonus: DepositBonus | undefined;
  readonly problem: (name: keyof DepositFields) => string | undefined;
}

/** Method, amount or code, bonus and the name of the depositor. */
function DepositInputs({ settings, form, method, bonus, problem }: DepositInputsProps) {
  const { t } = useTranslation('wallet');
  const { range } = useWalletFormat();
  const { state: balance } = useBalance();
  const { control, register, watch, setValue, trigger, formState } = form;
  const chooseBonus = (id: string) => {
    setValue('promotionId', id);
    if (formState.errors.amountMinor) void trigger('amountMinor');
  };
  const isVoucher = method.methodId === 'voucher';
  return (
    <>
      <MethodCards methods={settings.methods} register={register} error={problem('methodId')} />
      {isVoucher ? (
        <TextField
          {...register('code')}
          label={t('voucher.code')}
          hint={t('voucher.hint')}
          error={problem('code')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      ) : (
        <AmountField
          control={control}
          name="amountMinor"
          label={t('amount.label')}
          quickMinor={method.quickAmounts}
          aside={
            <>
              {t('amount.balance')} <Money minor={amountOf(balance)} currency={merchantCurrency()} />
            </>
          }
          error={problem('amountMinor')}
          hint={range(method.minimumAmount, method.maximumAmount)}
        />
      )}
      {method.coin && <CoinNote coin={method.coin} amountMinor={watch('amountMinor')} />}
      <BonusCards bonuses={settings.bonuses} chosen={bonus} amountMinor={watch('amountMinor')} onChoose={chooseBonus} />
      {needsName(method.methodId) && (
        <HolderField
          {...register('depositorName')}
          isKnown={settings.payeeName !== ''}
          label={t('deposit.depositor')}
          hint={t('deposit.depositorHint')}
          knownHint={t('deposit.depositorFixed')}
          error={problem('depositorName')}
        />
      )}
    </>
  );
}

interface CoinNoteProps {
  readonly coin: NonNullable<DepositMethod['coin']>;
  readonly amountMinor: number | undefined;
}

/** Network, play rate and how long it holds, before anything is sent. */
function CoinNote({ coin: { network, rate, rateMinutes, confirmations }, amountMinor }: CoinNoteProps) {
  const { t } = useTranslation('wallet');
  const { full } = useFormat('wallet');
  return (
    <p className={styles.note}>
      {t('coin.rate', { rate: full(rate), minutes: rateMinutes })}{' '}
      {amountMinor ? t('coin.toSend', { coins: coinText(coinCentsOf(amountMinor, rate)) }) : ''}{' '}
      {t('coin.network', { network, confirmations })}
    </p>
  );
}
