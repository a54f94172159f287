import type { MoneyRequestStatus } from '@tessera/shared/api/money-request';
import type { UseFormReturn } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { useFormat } from '@tessera/shared/text';
import { Field } from '@tessera/shared/ui/field';
import { Money } from '@tessera/shared/ui/money';
import { BankIcon } from '@tessera/shared/ui/more-icons';
import { RadioCard, RadioCards } from '@tessera/shared/ui/radio-card';
import { useId } from 'react';
import { useBalance } from '../../api/balance.ts';
import type { DepositMethod, DepositSettings } from '../../api/deposits.ts';
import { amountOf } from '../../model/balance-state.ts';
import { bonusOf, chosenBonus, type DepositBonus, withoutBonus } from '../../model/deposit-bonus.ts';
import { receivedMinor } from '../../model/form-rules.ts';
import { AmountField, HolderField } from '../money-page/form-fields.tsx';
import { ActionPanel, Columns, submitOrCheck } from '../money-page/money-page.tsx';
import { useProblemText, useWalletFormat } from '../text/use-text.ts';
import styles from './deposit-form.module.css';
import { DepositAside } from './deposit-list.tsx';
import methodCardsStyles from './method-cards.module.css';
import { type DepositFields, useDepositForm, useSendDeposit } from './use-deposit-form.ts';

interface Props {
  readonly settings: DepositSettings;
  /** A deposit was requested, or one of the list was chosen. */
  readonly onOpen: (id: string) => void;
}

/** Method, amount, name; what it comes to; and one button that repeats the amount. */
export function DepositForm({ settings, onOpen }: Props) {
  const { plain } = useFormat('wallet');
  const formId = useId();
  const form = useDepositForm(settings);
  const { methodId, amountMinor, promotionId } = form.watch();
  const bonus = chosenBonus(settings.bonuses, promotionId);
  const method = settings.methods.find((known) => known.methodId === methodId) ?? settings.methods[0];
  const { send, check, status, message } = useSendDeposit({ method, bonus }, onOpen);
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
          className={styles.form}
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
      aside={<DepositAside onOpen={onOpen} />}
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

/** Method, amount, bonus and the name of the depositor. */
function DepositInputs({ settings, form, method, bonus, problem }: DepositInputsProps) {
  const { t } = useTranslation('wallet');
  const { range } = useWalletFormat();
  const { state: balance } = useBalance();
  const { control, register, watch, setValue, trigger, formState } = form;
  const chooseBonus = (id: string) => {
    setValue('promotionId', id);
    if (formState.errors.amountMinor) void trigger('amountMinor');
  };
  return (
    <>
      <MethodCards methods={settings.methods} register={register} />
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
      <BonusCards bonuses={settings.bonuses} chosen={bonus} amountMinor={watch('amountMinor')} onChoose={chooseBonus} />
      <HolderField
        {...register('depositorName')}
        isKnown={settings.payeeName !== ''}
        label={t('deposit.depositor')}
        hint={t('deposit.depositorHint')}
        knownHint={t('deposit.depositorFixed')}
        error={problem('depositorName')}
      />
    </>
  );
}

const icons: Readonly<Record<DepositMethod['methodId'], typeof BankIcon>> = { 'bank-transfer': BankIcon };

interface MethodCardsProps {
  readonly methods: readonly DepositMethod[];
  readonly register: UseFormReturn<DepositFields>['register'];
}

/** The methods the operator offers, each with limits, fee and time before it is chosen. */
function MethodCards({ methods, register }: MethodCardsProps) {
  const { t } = useTranslation('wallet');
  const { range, plain } = useWalletFormat();
  return (
    <Field isGroup label={t('deposit.method')}>
      {() => (
        <RadioCards label={t('deposit.method')} className={methodCardsStyles.cards}>
          {methods.map((method) => {
            const MethodIcon = icons[method.methodId];
            const fee = method.fee === 0 ? t('amount.noFee') : t('amount.fee', { amount: plain(method.fee) });
            return (
              <RadioCard
                key={method.methodId}
                {...register('methodId')}
                value={method.methodId}
                icon={<MethodIcon />}
                title={t(`method.${method.methodId}`)}
                lines={[
                  range(method.minimumAmount, method.maximumAmount),
                  `${fee} · ${t('deposit.usually', { minutes: method.expectedMinutes })}`,
                ]}
              />
            );
          })}
        </RadioCards>
      )}
    </Field>
  );
}

interface BonusCardsProps {
  readonly bonuses: readonly DepositBonus[];
  readonly chosen: DepositBonus | undefined;
  readonly amountMinor: number | undefined;
  /** A promotion's id, or `withoutBonus`. */
  readonly onChoose: (promotionId: string) => void;
}

/** No bonus, or one of those that this deposit may bring, each with what it asks for. Left out while there is none. */
function BonusCards({ bonuses, chosen, amountMinor, onChoose }: BonusCardsProps) {
  const { t } = useTranslation('wallet');
  const { plain } = useFormat('wallet');
  if (bonuses.length === 0) return null;

  const lines = (bonus: DepositBonus) => {
    const { percent, cap, wageringPercent, maximumBet, daysToWager } = bonus;
    const brings = bonusOf(bonus, amountMinor);
    return [
      brings
        ? t('deposit.bonusOf', { amount: plain(brings.bonusMinor) })
        : t('deposit.bonusUpTo', { percent, amount: plain(cap) }),
      brings
        ? t('deposit.bonusRollingOf', { amount: plain(brings.requiredMinor), percent: wageringPercent })
        : t('deposit.bonusRolling', { percent: wageringPercent, times: wageringPercent / 100 }),
      ...(maximumBet === null ? [] : [t('deposit.bonusMaximumBet', { amount: plain(maximumBet) })]),
      t('deposit.bonusDays', { count: daysToWager }),
    ];
  };
  const card = (id: string, title: string, parts: readonly string[]) => (
    <RadioCard
      key={id}
      layout="row"
      name="promotionId"
      value={id}
      title={title}
      // One line, so that it wraps after a dot and not before it.
      lines={[parts.join('\u00a0· ')]}
      checked={(chosen?.promotionId ?? withoutBonus) === id}
      onChange={() => onChoose(id)}
    />
  );
  return (
    <Field isGroup label={t('deposit.bonus')} hint={chosen && t('deposit.bonusNote')}>
      {() => (
        <RadioCards label={t('deposit.bonus')}>
          {card(withoutBonus, t('deposit.withoutBonus'), [t('deposit.withoutBonusDetail')])}
          {bonuses.map((bonus) => card(bonus.promotionId, bonus.title, lines(bonus)))}
        </RadioCards>
      )}
    </Field>
  );
}

interface DepositSummaryProps {
  readonly method: DepositMethod;
  readonly bonus: DepositBonus | undefined;
  readonly amountMinor: number | undefined;
  readonly formId: string;
  readonly status: MoneyRequestStatus;
  readonly message: string | undefined;
}

/** What a deposit comes to: fee, bonus and its turnover, what arrives and when. */
function DepositSummary({ method, bonus, amountMinor, ...panel }: DepositSummaryProps) {
  const { t } = useTranslation('wallet');
  const { plain } = useFormat('wallet');
  const currency = merchantCurrency();
  const money = (minor: number | undefined) => <Money minor={minor} currency={currency} />;
  const arrival = t('deposit.usually', { minutes: method.expectedMinutes });
  const brings = bonus && bonusOf(bonus, amountMinor);
  const received = amountMinor ? receivedMinor(amountMinor, method.fee) : undefined;
  return (
    <ActionPanel
      {...panel}
      title={t('deposit.summary')}
      facts={[
        { label: t('deposit.amount'), value: money(amountMinor) },
        { label: t('amount.feeLabel'), value: money(method.fee) },
        { label: t('deposit.bonus'), value: bonus ? money(brings?.bonusMinor) : t('deposit.noBonus') },
        ...(bonus ? [{ label: t('deposit.turnover'), value: money(brings?.requiredMinor) }] : []),
        { label: t('amount.received'), value: money(received), isSum: true },
        { label: t('amount.arrival'), value: arrival },
      ]}
      notes={[
        t('amount.note', { fee: plain(method.fee), arrival }),
        ...(brings
          ? [
              t('deposit.bonusOf', { amount: plain(brings.bonusMinor) }),
              `${t('deposit.turnover')} ${plain(brings.requiredMinor)}`,
            ]
          : []),
      ]}
      action={amountMinor ? t('deposit.submit', { amount: plain(amountMinor) }) : t('deposit.submitEmpty')}
    />
  );
}
