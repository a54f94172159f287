import { serverNow } from '@tessera/shared/clock';
import { openDialog, showMessage } from '@tessera/shared/dialogs';
import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { useErrorText } from '@tessera/shared/text';
import { Badge, type BadgeTone } from '@tessera/shared/ui/badge';
import { Button } from '@tessera/shared/ui/button';
import { Money } from '@tessera/shared/ui/money';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { useRef } from 'react';
import { useConfirmPayment, useProof } from '../../api/receipts.ts';
import type { WithdrawSettings } from '../../api/withdrawals.ts';
import { isOpenPayment, mayDispute, type Payment, paymentsOf } from '../../model/receipt.ts';
import type { Withdrawal } from '../../model/withdrawal.ts';
import { headingOf, useNextStep } from '../money-page/use-next-step.ts';
import { useIsLate } from '../requests/request-list.tsx';
import { useCodeText, useWalletFormat } from '../text/use-text.ts';
import styles from './receipt-panel.module.css';

const minuteMs = 60_000;

/** What the dialog for a missing payment needs. */
export interface MissingPayment {
  readonly withdrawalId: string;
  readonly paymentId: string;
  readonly amountMinor: number;
}

interface ReceiptPanelProps {
  readonly withdrawal: Withdrawal;
  readonly settings: WithdrawSettings | undefined;
}

/** The payments of a withdrawal with their confirmations; renders nothing before the first one. */
export function ReceiptPanel({ withdrawal, settings }: ReceiptPanelProps) {
  const { t } = useTranslation('wallet');
  const { full } = useWalletFormat();
  const errorText = useErrorText('wallet');
  const confirm = useConfirmPayment();
  const { id: withdrawalId, receipt } = withdrawal;
  const payments = paymentsOf(withdrawal);
  const panel = useNextStep<HTMLElement>(
    payments.map(({ id, status }) => `${id} ${status}`).join(),
    (box) => box.querySelector('button') ?? headingOf(box),
  );
  const unconfirmed = payments.filter((payment) => isOpenPayment(payment) || payment.receivedBy === 'time');
  const latestUnconfirmed = useRef(0);
  latestUnconfirmed.current = unconfirmed.reduce((sum, { amount }) => sum + amount, 0);
  if (!receipt || payments.length === 0) return null;
  const open = payments.filter(isOpenPayment);
  const received = full(receipt.receivedAmount);
  /** Asks first: what is confirmed can't be reported as missing any more. */
  const isSure = async (amountMinor: number): Promise<boolean> => {
    const chosen = await showMessage({
      title: 'wallet:receipt.question.title',
      body: 'wallet:receipt.question.body',
      values: { amount: full(amountMinor) },
      buttons: [
        { id: 'keep', label: 'wallet:receipt.question.keep' },
        { id: 'confirm', label: 'wallet:receipt.received', isPrimary: true },
      ],
    });
    return chosen === 'confirm';
  };
  const confirmOne = async ({ id, amount }: Payment) => {
    if (await isSure(amount)) confirm.mutate({ withdrawalId, paymentId: id, action: 'received' });
  };
  const confirmAll = async () => {
    let askedMinor: number;
    do {
      askedMinor = latestUnconfirmed.current;
      if (!(await isSure(askedMinor))) return;
      // Another part was sent while the question was open: it was not asked about.
    } while (askedMinor !== latestUnconfirmed.current);
    confirm.mutate({ withdrawalId, action: 'fullyReceived' });
  };
  return (
    <section ref={panel} className={styles.panel} aria-label={t('receipt.title')}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.title}>{t('receipt.title')}</h2>
          <p className={styles.note}>
            {receipt.remainingAmount > 0
              ? t('receipt.sumRemaining', { received, remaining: full(receipt.remainingAmount) })
              : t('receipt.sum', { received, amount: full(receipt.paidAmount) })}
            {receipt.returnedAmount > 0 && ` ${t('receipt.sumReturned', { returned: full(receipt.returnedAmount) })}`}
          </p>
        </div>
        {open.length > 0 && unconfirmed.length > 1 && (
          <Button isBusy={confirm.isPending} onClick={() => void confirmAll()}>
            {t('receipt.fullyReceived')}
          </Button>
        )}
      </div>
      {confirm.error && (
        <p className={styles.error} role="alert">
          {errorText(confirm.error)}
        </p>
      )}
      <ul className={styles.list}>
        {payments.map((payment) => (
          <PaymentCard
            key={payment.id}
            payment={payment}
            isOnly={payments.length === 1}
            withdrawalId={withdrawalId}
            answerWithinMinutes={settings?.answerWithinMinutes}
            isBusy={confirm.isPending}
            onReceived={() => void confirmOne(payment)}
          />
        ))}
      </ul>
    </section>
  );
}

const tones: Readonly<Record<Payment['status'], BadgeTone>> = {
  sent: 'info',
  received: 'ok',
  disputed: 'warn',
  returned: 'danger',
};

/** The key of a payment's badge and sentence, which also depends on who settled it. */
const stateOf = ({ status, receivedBy }: Payment): string =>
  status === 'received' && receivedBy !== 'player' ? `received_${receivedBy}` : status;

interface PaymentCardProps {
  readonly payment: Payment;
  readonly isOnly: boolean;
  readonly withdrawalId: string;
  readonly answerWithinMinutes: number | undefined;
  readonly isBusy: boolean;
  readonly onReceived: () => void;
}

/** One payment: its amount and what remained, how and until when its player can answer, and what was decided. */
function PaymentCard({ payment, isOnly, withdrawalId, answerWithinMinutes, isBusy, onReceived }: PaymentCardProps) {
  const { t } = useTranslation('wallet');
  const { full, recent, date } = useWalletFormat();
  const codeText = useCodeText();
  // The buttons go when their time has passed, also while the page is open.
  useIsLate(payment.status === 'received' ? payment.disputeByMs : undefined);
  const canDispute = mayDispute(payment, serverNow());
  const dispute = payment.timeline.findLast(({ status }) => status === 'disputed');
  const decision = payment.timeline.findLast(({ by, reasonCode }) => by === 'operator' && reasonCode !== null);
  const answerByMs = dispute && answerWithinMinutes && dispute.atMs + answerWithinMinutes * minuteMs;
  const isLate = useIsLate(payment.status === 'disputed' ? answerByMs || undefined : undefined);
  const state = stateOf(payment);
  const sentence = () => {
    if (state === 'received_time' && !canDispute) return 'received_timeFinal';
    return state === 'disputed' && answerByMs && !isLate ? 'disputedBy' : state;
  };
  const detail = t(`receipt.state.${sentence()}_detail`, {
    answerBy: answerByMs ? date('dayAndClock', answerByMs) : '',
    amount: full(payment.amount),
    confirmBy: date('dayAndClock', payment.confirmByMs),
    disputeBy: date('dayAndClock', payment.disputeByMs),
    reason: decision ? codeText(decision.reasonCode) : '',
  });
  const reportMissing = () =>
    void openDialog<MissingPayment, never>('wallet.not-received', {
      withdrawalId,
      paymentId: payment.id,
      amountMinor: payment.amount,
    });
  return (
    <li className={styles.payment}>
      <div className={styles.line}>
        <span className={styles.amount}>
          {!isOnly && `${t('receipt.part', { number: payment.number })} `}
          <Money minor={payment.amount} currency={merchantCurrency()} />
        </span>
        <Badge tone={tones[payment.status]}>{t(`receipt.state.${state}`)}</Badge>
      </div>
      <p className={styles.note}>
        {t('receipt.sentAt', { time: recent(payment.paidAtMs) })}
        {payment.remainingAmount > 0 && ` · ${t('receipt.remaining', { amount: full(payment.remainingAmount) })}`}
      </p>
      <p className={styles.note}>{detail}</p>
      {dispute?.comment && (
        <p className={styles.comment} dir="auto">
          {dispute.comment}
        </p>
      )}
      {payment.proofs.length > 0 && (
        <div className={styles.proofs}>
          {payment.proofs.map((id) => (
            <Proof key={id} id={id} />
          ))}
        </div>
      )}
      {(isOpenPayment(payment) || canDispute) && (
        <div className={styles.actions}>
          {isOpenPayment(payment) && (
            <Button variant={payment.status === 'sent' ? 'primary' : 'neutral'} isBusy={isBusy} onClick={onReceived}>
              {t('receipt.received')}
            </Button>
          )}
          {canDispute && <Button onClick={reportMissing}>{t('receipt.notReceived')}</Button>}
        </div>
      )}
    </li>
  );
}

function Proof({ id }: { readonly id: string }) {
  const { t } = useTranslation('wallet');
  const picture = useProof(id);
  if (picture.isError) return <p className={styles.note}>{t('receipt.proofFailed')}</p>;
  return picture.data ? (
    <img className={styles.proof} src={picture.data} alt={t('receipt.proof')} />
  ) : (
    <Skeleton className={styles.proof} />
  );
}
