import { ApiError } from '@tessera/shared/api';
import { showMessage } from '@tessera/shared/dialogs';
import { useTranslation } from '@tessera/shared/i18n';
import { useErrorText, useFormat } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { DoneIcon, RetryIcon, SecurityIcon, WithdrawIcon } from '@tessera/shared/ui/icons';
import { BackIcon, BankIcon, DividendIcon, ReviewIcon } from '@tessera/shared/ui/more-icons';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Timeline } from '@tessera/shared/ui/timeline';
import { useCancelWithdrawal, useWithdrawal, type WithdrawSettings } from '../../api/withdrawals.ts';
import { isOpenPayment, paymentsOf } from '../../model/receipt.ts';
import type { Withdrawal } from '../../model/withdrawal.ts';
import { isOpenWithdrawal, type WithdrawalStep, withdrawalSteps } from '../../model/withdrawal-steps.ts';
import formStyles from '../money-page/money-form.module.css';
import { Columns, Facts, MoneyFormSkeleton, MoneyPage, SidePanel } from '../money-page/money-page.tsx';
import { useNextStep } from '../money-page/use-next-step.ts';
import { ContactSupport, RequestHead, useIsLate } from '../requests/request-list.tsx';
import { useCodeText, useWalletFormat } from '../text/use-text.ts';
import { ReceiptPanel } from './receipt-panel.tsx';
import { PastWithdrawals, WithdrawalBadge } from './withdrawal-list.tsx';

interface Props {
  readonly id: string;
  readonly settings: WithdrawSettings | undefined;
  readonly onOpen: (id: string) => void;
  readonly onAll: () => void;
  /** To the list that it was opened from, else to the form. */
  readonly onLeave: () => void;
  readonly isFromList: boolean;
}

/** One withdrawal of the member, with its timeline. */
export function WithdrawalDetail({ id, settings, onOpen, onAll, onLeave, isFromList }: Props) {
  const { t } = useTranslation('wallet');
  const { date } = useFormat('wallet');
  const errorText = useErrorText('wallet');
  const withdrawal = useWithdrawal(id);
  const actions = useNextStep<HTMLDivElement>(String(withdrawal.data?.mayCancel), (box) => box.querySelector('button'));
  const back = (
    <Button icon={<BackIcon />} onClick={onLeave}>
      {t(isFromList ? 'requests.toList' : 'withdrawal.back')}
    </Button>
  );
  return (
    <MoneyPage
      title={t('withdrawal.progress')}
      subtitle={withdrawal.data && t('requests.reference', { reference: withdrawal.data.reference })}
    >
      <ResourceView
        resource={withdrawal}
        skeleton={<MoneyFormSkeleton />}
        failed={({ cause, retry, isRetrying }) => (
          <div role="alert">
            <EmptyState
              icon={<WithdrawIcon />}
              title={errorText(cause)}
              actions={
                <>
                  {!(cause instanceof ApiError && cause.kind === 'rejected') && (
                    <Button icon={<RetryIcon />} isBusy={isRetrying} onClick={retry}>
                      {t('requests.retry')}
                    </Button>
                  )}
                  {back}
                </>
              }
            />
          </div>
        )}
      >
        {(value) => (
          <Columns
            main={
              <>
                <WithdrawalProgress withdrawal={value} settings={settings} />
                <ReceiptPanel withdrawal={value} settings={settings} />
                <div ref={actions} className={formStyles.actions}>
                  {value.mayCancel && <CancelWithdrawal withdrawal={value} />}
                  {(value.status === 'rejected' || value.status === 'failed' || paymentsOf(value).length > 0) && (
                    <ContactSupport />
                  )}
                  {back}
                </div>
              </>
            }
            aside={
              <>
                <SidePanel title={t('withdrawal.this')}>
                  <Facts
                    facts={[
                      { label: t('withdrawal.bank'), value: value.bankName },
                      { label: t('withdrawal.account'), value: value.accountNumber },
                      { label: t('withdrawal.holder'), value: value.accountHolder },
                      { label: t('withdrawal.requested'), value: date('moment', value.createdAtMs) },
                    ]}
                  />
                </SidePanel>
                <PastWithdrawals current={id} onOpen={onOpen} onAll={onAll} />
              </>
            }
          />
        )}
      </ResourceView>
    </MoneyPage>
  );
}

const icons = {
  requested: undefined,
  checked: <SecurityIcon />,
  review: <ReviewIcon />,
  transfer: <BankIcon />,
  arrival: <DoneIcon />,
  receipt: <DividendIcon />,
  cancelled: undefined,
  returned: undefined,
} as const;

interface WithdrawalProgressProps {
  readonly withdrawal: Withdrawal;
  readonly settings: WithdrawSettings | undefined;
}

/** The steps of the withdrawal, each with its time or expected range and one sentence. */
function WithdrawalProgress({ withdrawal, settings }: WithdrawalProgressProps) {
  const { t } = useTranslation('wallet');
  const { full, recent, date } = useWalletFormat();
  const codeText = useCodeText();
  const { status, amount, fee, answerByMs, bankName, accountNumber, reasonCode, receipt } = withdrawal;
  const isLate = useIsLate(isOpenWithdrawal(status) ? answerByMs : undefined);

  const payments = paymentsOf(withdrawal);
  const receiptDetail = (state: WithdrawalStep['state']) => {
    if (state === 'later') return t('withdrawal.step.receipt_later');
    const returned = full(receipt?.returnedAmount ?? 0);
    if (state === 'done')
      return t(`withdrawal.step.receipt_${receipt?.returnedAmount ? 'doneReturned' : 'done'}`, {
        received: full(receipt?.receivedAmount ?? 0),
        returned,
      });
    if (payments.some((payment) => payment.status === 'disputed')) return t('withdrawal.step.receipt_disputed');
    const firstMs = Math.min(...payments.filter(isOpenPayment).map(({ confirmByMs }) => confirmByMs));
    return t('withdrawal.step.receipt_now', { time: date('dayAndClock', firstMs) });
  };
  const detail = ({ key, state }: WithdrawalStep) => {
    if (state === 'failed') return codeText(reasonCode);
    if (key === 'receipt') return receiptDetail(state);
    if (key === 'transfer' && state === 'done' && reasonCode && receipt)
      return t('withdrawal.step.transfer_stopped', {
        reason: codeText(reasonCode),
        amount: full(amount - receipt.paidAmount),
      });
    if (key === 'transfer' && state === 'now' && payments.length > 0)
      return t('withdrawal.step.transfer_part', {
        paid: full(receipt?.paidAmount ?? 0),
        remaining: full(receipt?.remainingAmount ?? 0),
      });
    if (key === 'returned' && receipt && status !== 'cancelled')
      return t('withdrawal.step.returned_done', { amount: full(receipt.returnedAmount || amount) });
    if (key === 'review' && state === 'now' && (isLate || !settings))
      return t(isLate ? 'withdrawal.step.late' : 'withdrawal.step.review_nowBy', { time: date('clock', answerByMs) });
    return t(`withdrawal.step.${key}_${state}`, {
      amount: full(amount),
      account: `${bankName} ${accountNumber}`,
      time: date('clock', answerByMs),
      ...settings?.expectedMinutes,
    });
  };
  const time = ({ state, atMs, expected }: WithdrawalStep) => {
    if (atMs !== undefined) return state === 'now' ? t('time.since', { time: date('clock', atMs) }) : recent(atMs);
    if (!expected || isLate) return undefined;
    return t('time.expected', { from: date('clock', expected.fromMs), to: date('clock', expected.toMs) });
  };
  return (
    <>
      <RequestHead
        label={t('withdrawal.amount')}
        amountMinor={amount}
        note={t('amount.withFee', { amount: full(amount), fee: full(fee) })}
        badge={<WithdrawalBadge withdrawal={withdrawal} />}
      />
      <Timeline
        label={t('withdrawal.progress')}
        steps={withdrawalSteps(withdrawal, settings?.expectedMinutes).map((step) => ({
          key: step.key,
          state: step.state,
          title: t(`withdrawal.step.${step.key}${step.state === 'failed' ? '_refused' : ''}`),
          detail: detail(step),
          time: time(step),
          icon: icons[step.key],
        }))}
      />
    </>
  );
}

/** Cancels the withdrawal before its review, after a question that says what happens to the money. */
function CancelWithdrawal({ withdrawal: { id, amount } }: { readonly withdrawal: Withdrawal }) {
  const { t } = useTranslation('wallet');
  const { full } = useWalletFormat();
  const errorText = useErrorText('wallet');
  const cancel = useCancelWithdrawal();
  const ask = async () => {
    const chosen = await showMessage({
      title: 'wallet:cancelling.title',
      body: 'wallet:cancelling.body',
      values: { amount: full(amount) },
      // The primary button has the focus: an Enter key that is still held down cancels nothing.
      buttons: [
        { id: 'cancel', label: 'wallet:cancelling.cancel' },
        { id: 'keep', label: 'wallet:cancelling.keep', isPrimary: true },
      ],
    });
    if (chosen === 'cancel') cancel.mutate({ id });
  };
  return (
    <>
      <Button isBusy={cancel.isPending} onClick={() => void ask()}>
        {t('cancelling.cancel')}
      </Button>
      {cancel.error && <p role="alert">{errorText(cancel.error)}</p>}
    </>
  );
}
