import type { MoneyRequestStatus } from '@tessera/shared/api/money-request';
import { type Control, Controller, type UseFormReturn } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { useQueryClient } from '@tessera/shared/query';
import { useFormat } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { firstField } from '@tessera/shared/ui/dialog';
import { TextField } from '@tessera/shared/ui/field';
import { WarnIcon } from '@tessera/shared/ui/icons';
import { Money } from '@tessera/shared/ui/money';
import { Select } from '@tessera/shared/ui/select';
import { useId, useLayoutEffect, useRef } from 'react';
import type { WithdrawSettings } from '../../api/withdrawals.ts';
import { mostOf, quickAmounts, receivedMinor } from '../../model/form-rules.ts';
import { port } from '../../port.ts';
import { AccountChoice } from '../bank-accounts/account-choice.tsx';
import { AmountField, HolderField } from '../money-page/form-fields.tsx';
import { ActionPanel, Columns, submitOrCheck } from '../money-page/money-page.tsx';
import obstacleStyles from '../payment-password/obstacle.module.css';
import { PasswordFirst } from '../payment-password/payment-password.tsx';
import { useCodeText, useProblemText, useWalletFormat } from '../text/use-text.ts';
import availableHeadStyles from './available-head.module.css';
import { AwaitingReceipt } from './awaiting-receipt.tsx';
import { amountLimits, useSendWithdrawal, useWithdrawalForm, type WithdrawalFields } from './use-withdrawal-form.ts';
import styles from './withdrawal-form.module.css';
import { PastWithdrawals } from './withdrawal-list.tsx';

interface Props {
  readonly settings: WithdrawSettings;
  readonly onOpen: (id: string) => void;
}

/** How much and to which account; what it comes to and when it arrives; one button that repeats the amount. */
export function WithdrawalForm({ settings, onOpen }: Props) {
  const { t } = useTranslation('wallet');
  const { plain, range, full } = useWalletFormat();
  const formId = useId();
  const { control, register, handleSubmit, watch, setValue, formState } = useWithdrawalForm(settings);
  const { send, check, status, message } = useSendWithdrawal(settings, onOpen);
  const { accounts } = settings;
  const amountMinor = watch('amountMinor');
  const limits = amountLimits(settings);
  const most = mostOf(limits);
  const problem = useProblemText(formState.errors, {
    minimum: plain(settings.minimumAmount),
    maximum: plain(limits.maximumMinor),
    available: full(settings.availableAmount),
  });
  const takeAll = () => setValue('amountMinor', most, { shouldValidate: true, shouldTouch: true });

  return (
    <Columns
      main={
        <form
          id={formId}
          className={styles.form}
          noValidate
          onSubmit={submitOrCheck(status, check, handleSubmit(send))}
        >
          <AvailableHead settings={settings} />
          <AmountField
            control={control}
            name="amountMinor"
            label={t('amount.label')}
            quickMinor={quickAmounts(limits)}
            aside={
              most !== undefined && (
                <Button variant="text" size="small" className={styles.all} onClick={takeAll}>
                  {t('withdrawal.all', { amount: plain(most) })}
                </Button>
              )
            }
            error={problem('amountMinor')}
            hint={range(settings.minimumAmount, limits.maximumMinor)}
          />
          {accounts ? (
            <Controller
              control={control}
              name="accountId"
              render={({ field }) => (
                <AccountChoice
                  settings={settings}
                  book={accounts}
                  value={field.value}
                  onChange={field.onChange}
                  error={problem('accountId')}
                />
              )}
            />
          ) : (
            <AccountFields settings={settings} control={control} register={register} problem={problem} />
          )}
        </form>
      }
      summary={
        <WithdrawalSummary
          settings={settings}
          amountMinor={amountMinor}
          formId={formId}
          status={status}
          message={message}
        />
      }
      aside={
        <>
          <AwaitingReceipt onOpen={onOpen} />
          <PastWithdrawals onOpen={onOpen} />
        </>
      }
    />
  );
}

interface AccountFieldsProps {
  readonly settings: WithdrawSettings;
  readonly control: Control<WithdrawalFields>;
  readonly register: UseFormReturn<WithdrawalFields>['register'];
  readonly problem: (name: keyof WithdrawalFields) => string | undefined;
}

/**
 * Where the money goes, for an operator without a book: bank, number, holder. The holder of a known account can't be another. Text that is too long is reported
 * and not cut: a number without its end would be somebody else's account.
 */
function AccountFields({ settings, control, register, problem }: AccountFieldsProps) {
  const { t } = useTranslation('wallet');
  return (
    <>
      <div className={styles.pair}>
        <Controller
          control={control}
          name="bankCode"
          render={({ field }) => (
            <Select
              ref={field.ref}
              name={field.name}
              label={t('withdrawal.bank')}
              placeholder={t('withdrawal.chooseBank')}
              options={settings.banks.map(({ bankCode, bankName }) => ({ value: bankCode, label: bankName }))}
              value={field.value || undefined}
              onChange={field.onChange}
              onBlur={field.onBlur}
              error={problem('bankCode')}
            />
          )}
        />
        <TextField
          {...register('accountNumber')}
          label={t('withdrawal.account')}
          inputMode="numeric"
          autoComplete="off"
          hint={t('withdrawal.accountHint')}
          error={problem('accountNumber')}
        />
      </div>
      <HolderField
        {...register('accountHolder')}
        isKnown={settings.payeeName !== ''}
        label={t('withdrawal.holder')}
        hint={t('withdrawal.holderHint')}
        knownHint={t('withdrawal.holderFixed')}
        error={problem('accountHolder')}
      />
    </>
  );
}

/** What can be withdrawn now, and what stands in the way, before anything is typed. */
function AvailableHead({ settings }: { readonly settings: WithdrawSettings }) {
  const { t } = useTranslation('wallet');
  const { full } = useFormat('wallet');
  const codeText = useCodeText();
  const { availableAmount, remainingTurnover, obstacles, owed, hasPaymentPassword, limits } = settings;
  const { date } = useFormat('wallet');
  const resets = limits ? date('dayAndClock', limits.resetsAtMs) : '';
  const queries = useQueryClient();
  const giveUp = async () => {
    const answer = await port.ask('give-up-bonus', {});
    // Where nobody offers it, the page of bonuses is the way.
    if (answer.status !== 'done') return void port.ask('open-centre', { centre: 'member', page: 'bonusDetails' });
    if (answer.result?.isGivenUp) await queries.invalidateQueries({ queryKey: ['wallet'] });
  };
  const head = useNextStep(`${hasPaymentPassword} ${obstacles}`);
  return (
    <section ref={head} className={availableHeadStyles.head} aria-label={t('withdrawal.available')}>
      <div className={availableHeadStyles.line}>
        <span className={availableHeadStyles.label}>{t('withdrawal.available')}</span>
        <Money minor={availableAmount} currency={merchantCurrency()} size="amount" />
      </div>
      <p className={availableHeadStyles.turnover}>
        {t('withdrawal.turnoverLeft')} <Money minor={remainingTurnover} currency={merchantCurrency()} />
      </p>
      {limits && <TodayLimits limits={limits} resets={resets} />}
      {obstacles.map((code) => (
        <p key={code} className={obstacleStyles.obstacle}>
          <WarnIcon aria-hidden size={17} />
          <span>
            {code === 'withdrawal.claim.open' &&
              owed &&
              `${t('withdrawal.owed', { amount: full(owed.amount), open: full(owed.openAmount) })} `}
            {codeText(code, { amount: full(remainingTurnover), time: resets })}
          </span>
          {code === 'withdrawal.turnover.remaining' && (
            <Button size="small" onClick={() => void giveUp()}>
              {t('withdrawal.giveUpBonus')}
            </Button>
          )}
        </p>
      ))}
      {!hasPaymentPassword && <PasswordFirst text={t('withdrawal.passwordFirst')} />}
    </section>
  );
}

interface TodayLimitsProps {
  readonly limits: NonNullable<WithdrawSettings['limits']>;
  readonly resets: string;
}

/** What the member's level leaves for today, and when that begins anew. */
function TodayLimits({ limits: { count, countLeft, amount, amountLeft }, resets }: TodayLimitsProps) {
  const { t } = useTranslation('wallet');
  const { full } = useFormat('wallet');
  const parts = [
    ...(countLeft === null ? [] : [t('limits.count', { left: countLeft, most: count })]),
    ...(amountLeft === null || amount === null
      ? []
      : [t('limits.amount', { left: full(amountLeft), most: full(amount) })]),
    t('limits.resets', { time: resets }),
  ];
  return (
    <p className={availableHeadStyles.turnover}>
      {t('limits.today')} {parts.join(' · ')}
    </p>
  );
}

/** Longer than a dialog takes to close. */
const dialogClosingMs = 500;

/** What stood in the way is gone, with its button: the focus that this button had goes to what is next, at last the amount. */
function useNextStep(obstacles: string) {
  const head = useRef<HTMLElement>(null);
  const before = useRef(obstacles);
  useLayoutEffect(() => {
    if (before.current === obstacles) return;
    before.current = obstacles;
    const findFocus = () => {
      const focused = document.activeElement;
      const isLost =
        focused === document.body || (focused?.matches('[role="dialog"]') && focused.contains(head.current));
      if (isLost) (head.current?.querySelector('button') ?? firstField(head.current?.closest('form')))?.focus();
    };
    findFocus();
    // The dialog that this button had opened may only be closing, and then leads back to a button that is gone.
    const later = setTimeout(findFocus, dialogClosingMs);
    return () => clearTimeout(later);
  }, [obstacles]);
  return head;
}

interface WithdrawalSummaryProps {
  readonly settings: WithdrawSettings;
  readonly amountMinor: number | undefined;
  readonly formId: string;
  readonly status: MoneyRequestStatus;
  readonly message: string | undefined;
}

/** What the withdrawal comes to and when it arrives; its button repeats the amount. */
function WithdrawalSummary({ settings, amountMinor, ...panel }: WithdrawalSummaryProps) {
  const { t } = useTranslation('wallet');
  const { plain } = useFormat('wallet');
  const currency = merchantCurrency();
  const { fee, expectedMinutes, answerWithinMinutes, allowWithdraw } = settings;
  const arrival = t('withdrawal.usually', expectedMinutes);
  const received = amountMinor ? receivedMinor(amountMinor, fee) : undefined;
  return (
    <ActionPanel
      {...panel}
      title={t('withdrawal.summary')}
      facts={[
        { label: t('withdrawal.amount'), value: <Money minor={amountMinor} currency={currency} /> },
        { label: t('amount.feeLabel'), value: <Money minor={fee} currency={currency} /> },
        { label: t('amount.received'), value: <Money minor={received} currency={currency} />, isSum: true },
        { label: t('amount.arrival'), value: arrival },
        { label: t('withdrawal.answer'), value: t('withdrawal.answerWithin', { minutes: answerWithinMinutes }) },
      ]}
      notes={[t('amount.note', { fee: plain(fee), arrival })]}
      action={amountMinor ? t('withdrawal.submit', { amount: plain(amountMinor) }) : t('withdrawal.submitEmpty')}
      isDisabled={allowWithdraw === 'N'}
    />
  );
}
