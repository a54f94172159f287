import type { MoneyRequestStatus } from '@tessera/shared/api/money-request';
import { Controller } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { useQueryClient } from '@tessera/shared/query';
import { useFormat } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { firstField } from '@tessera/shared/ui/dialog';
import { Money } from '@tessera/shared/ui/money';
import { useId } from 'react';
import type { WithdrawSettings } from '../../api/withdrawals.ts';
import { receivedMinor } from '../../model/form-rules.ts';
import { port } from '../../port.ts';
import { AccountChoice } from '../bank-accounts/account-choice.tsx';
import { AccountFields } from '../bank-accounts/account-fields.tsx';
import { AvailableHead, AvailableNote } from '../money-page/available-head.tsx';
import formStyles from '../money-page/money-form.module.css';
import { ActionPanel, Columns, submitOrCheck } from '../money-page/money-page.tsx';
import { Obstacle } from '../money-page/obstacle.tsx';
import { OutgoingAmountField } from '../money-page/outgoing-amount.tsx';
import { useNextStep } from '../money-page/use-next-step.ts';
import { useOwedText } from '../owed/use-owed-text.ts';
import { PasswordFirst } from '../payment-password/payment-password.tsx';
import { useForgetOnChange } from '../requests/use-request.ts';
import { useCodeText, useProblemText } from '../text/use-text.ts';
import { AwaitingReceipt } from './awaiting-receipt.tsx';
import { amountLimits, useSendWithdrawal, useWithdrawalForm } from './use-withdrawal-form.ts';
import { PastWithdrawals } from './withdrawal-list.tsx';

interface Props {
  readonly settings: WithdrawSettings;
  readonly onOpen: (id: string) => void;
  readonly onAll: () => void;
}

/** How much and to which account; what it comes to and when it arrives; one button that repeats the amount. */
export function WithdrawalForm({ settings, onOpen, onAll }: Props) {
  const { plain, full } = useFormat('wallet');
  const formId = useId();
  const form = useWithdrawalForm(settings);
  const { control, handleSubmit, watch, setValue, formState } = form;
  const { send, check, status, message, forget } = useSendWithdrawal(settings, onOpen);
  // Another account counts where the member chooses it: one that was refused may also be gone from the book.
  useForgetOnChange(form, ['amountMinor', 'bankCode', 'accountNumber', 'accountHolder'], forget);
  const { accounts } = settings;
  const amountMinor = watch('amountMinor');
  const limits = amountLimits(settings);
  const problem = useProblemText(formState.errors, {
    minimum: plain(settings.minimumAmount),
    maximum: plain(limits.maximumMinor),
    available: full(settings.availableAmount),
  });

  return (
    <Columns
      main={
        <form
          id={formId}
          className={formStyles.form}
          noValidate
          onSubmit={submitOrCheck(status, check, handleSubmit(send))}
        >
          <WithdrawalHead settings={settings} />
          <OutgoingAmountField
            control={control}
            name="amountMinor"
            limits={limits}
            error={problem('amountMinor')}
            onAll={(minor) => setValue('amountMinor', minor, { shouldValidate: true, shouldTouch: true })}
          />
          {accounts ? (
            <Controller
              control={control}
              name="accountId"
              render={({ field }) => (
                <AccountChoice
                  settings={settings}
                  book={accounts}
                  ref={field.ref}
                  value={field.value}
                  onChange={field.onChange}
                  onChoose={(id) => {
                    field.onChange(id);
                    forget();
                  }}
                  error={problem('accountId')}
                />
              )}
            />
          ) : (
            <AccountFields form={form} banks={settings.banks} payeeName={settings.payeeName} problem={problem} />
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
          <PastWithdrawals onOpen={onOpen} onAll={onAll} />
        </>
      }
    />
  );
}

/** What can be withdrawn now, and what stands in the way, before anything is typed. */
function WithdrawalHead({ settings }: { readonly settings: WithdrawSettings }) {
  const { t } = useTranslation('wallet');
  const { full, date } = useFormat('wallet');
  const codeText = useCodeText();
  const { availableAmount, remainingTurnover, obstacles, hasPaymentPassword, limits } = settings;
  const owedText = useOwedText();
  const resets = limits ? date('dayAndClock', limits.resetsAtMs) : '';
  const queries = useQueryClient();
  const giveUp = async () => {
    const answer = await port.ask('give-up-bonus', {});
    // Where nobody offers it, the page of bonuses is the way.
    if (answer.status !== 'done') return void port.ask('open-centre', { centre: 'member', page: 'bonusDetails' });
    if (answer.result?.isGivenUp) await queries.invalidateQueries({ queryKey: ['wallet'] });
  };
  const head = useNextStep<HTMLElement>(
    `${hasPaymentPassword} ${obstacles}`,
    (box) => box.querySelector('button') ?? firstField(box.closest('form')),
  );
  return (
    <AvailableHead
      ref={head}
      label={t('withdrawal.available')}
      availableMinor={availableAmount}
      notes={
        <>
          <AvailableNote>
            {t('withdrawal.turnoverLeft')} <Money minor={remainingTurnover} currency={merchantCurrency()} />
          </AvailableNote>
          {limits && (
            <AvailableNote>
              <TodayLimits limits={limits} resets={resets} />
            </AvailableNote>
          )}
        </>
      }
    >
      {obstacles.map((code) => (
        <Obstacle
          key={code}
          action={
            code === 'withdrawal.turnover.remaining' && (
              <Button size="small" onClick={() => void giveUp()}>
                {t('withdrawal.giveUpBonus')}
              </Button>
            )
          }
        >
          {code === 'withdrawal.claim.open' && owedText && `${owedText} `}
          {codeText(code, { amount: full(remainingTurnover), time: resets })}
        </Obstacle>
      ))}
      {!hasPaymentPassword && <PasswordFirst text={t('withdrawal.passwordFirst')} />}
    </AvailableHead>
  );
}

interface TodayLimitsProps {
  readonly limits: NonNullable<WithdrawSettings['limits']>;
  readonly resets: string;
}

/** What the member's level leaves for today, and when that is reset. */
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
  return `${t('limits.today')} ${parts.join(' · ')}`;
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
