import { ApiError } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { useErrorText } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { DepositIcon, InfoIcon, PlusIcon, RetryIcon } from '@tessera/shared/ui/icons';
import { BackIcon, BankIcon, CoinIcon, InstantIcon, ReviewIcon } from '@tessera/shared/ui/more-icons';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Timeline } from '@tessera/shared/ui/timeline';
import type { ReactNode } from 'react';
import { type DepositMethod, type DepositSettings, useDeposit } from '../../api/deposits.ts';
import { type Deposit, type DepositStep, depositSteps } from '../../model/deposit-steps.ts';
import formStyles from '../money-page/money-form.module.css';
import { Columns, MoneyFormSkeleton, MoneyPage } from '../money-page/money-page.tsx';
import { ContactSupport, RequestHead, useIsLate } from '../requests/request-list.tsx';
import { useCodeText, useWalletFormat } from '../text/use-text.ts';
import styles from './deposit-form.module.css';
import { DepositAside, DepositBadge } from './deposit-list.tsx';
import { PaymentGuide } from './payment-guide.tsx';
import { TransferGuide } from './transfer-guide.tsx';

interface Props {
  readonly id: string;
  readonly settings: DepositSettings | undefined;
  readonly onOpen: (id: string) => void;
  readonly onAll: () => void;
  readonly onNew: () => void;
  /** Back to the list that it was opened from. */
  readonly onBack: (() => void) | undefined;
}

/** One deposit of the member, however old. */
export function DepositDetail({ id, settings, onOpen, onAll, onNew, onBack }: Props) {
  const { t } = useTranslation('wallet');
  const errorText = useErrorText('wallet');
  const { resource, deposit } = useDeposit(id);
  const actions = (
    <>
      {onBack && (
        <Button icon={<BackIcon />} onClick={onBack}>
          {t('requests.toList')}
        </Button>
      )}
      <Button icon={<PlusIcon />} onClick={onNew}>
        {t('deposit.another')}
      </Button>
    </>
  );
  return (
    <MoneyPage
      title={t('deposit.progress')}
      subtitle={deposit && t('requests.reference', { reference: deposit.reference })}
    >
      <ResourceView
        resource={resource}
        skeleton={<MoneyFormSkeleton />}
        failed={({ cause, retry, isRetrying }) => {
          const isUnknown = cause instanceof ApiError && cause.kind === 'rejected';
          return (
            <div role="alert">
              <EmptyState
                icon={<DepositIcon />}
                title={isUnknown ? t('deposit.unknown') : errorText(cause)}
                actions={
                  <>
                    {!isUnknown && (
                      <Button icon={<RetryIcon />} isBusy={isRetrying} onClick={retry}>
                        {t('requests.retry')}
                      </Button>
                    )}
                    {actions}
                  </>
                }
              />
            </div>
          );
        }}
      >
        {() =>
          deposit && (
            <Columns
              main={
                <DepositProgress
                  deposit={deposit}
                  method={settings?.methods.find(({ methodId }) => methodId === deposit.methodId)}
                  actions={actions}
                />
              }
              aside={<DepositAside current={id} onOpen={onOpen} onAll={onAll} />}
            />
          )
        }
      </ResourceView>
    </MoneyPage>
  );
}

const icons: Readonly<Partial<Record<DepositStep['key'], ReactNode>>> = {
  transfer: <BankIcon />,
  pay: <InstantIcon />,
  confirm: <CoinIcon />,
  review: <ReviewIcon />,
  credited: <DepositIcon />,
};

interface DepositProgressProps {
  readonly deposit: Deposit;
  readonly method: DepositMethod | undefined;
  readonly actions: ReactNode;
}

/** Where to send the money, and the status of the deposit; the console's decision shows here without a reload. */
function DepositProgress({ deposit, method, actions }: DepositProgressProps) {
  const { t } = useTranslation('wallet');
  const { full, recent, date } = useWalletFormat();
  const codeText = useCodeText();
  const isLate = useIsLate(deposit.status === 'pending' ? deposit.answerByMs : undefined);
  const amount = full(deposit.amount);

  const { payment } = deposit;
  const received = full(payment?.receivedAmount ?? deposit.amount);
  const amountIn = (key: DepositStep['key']) => {
    if (key === 'requested') return full(deposit.announcedAmount ?? deposit.amount);
    return key === 'credited' ? full(deposit.amount - deposit.fee) : amount;
  };
  const detail = ({ key, state }: DepositStep) => {
    if (key === 'transfer' && state === 'failed')
      return t('deposit.step.refused', { reason: codeText(deposit.reasonCode) });
    if (key === 'transfer' && state === 'now' && isLate) return t('deposit.step.late');
    if (key === 'credited' && state === 'done' && deposit.announcedAmount)
      return t('deposit.step.credited_differs', {
        announced: full(deposit.announcedAmount),
        received: amount,
        amount: full(deposit.amount - deposit.fee),
      });
    if (key === 'reversed' && payment?.owed)
      return t(payment.owed.openAmount > 0 ? 'deposit.step.reversed_owed' : 'deposit.step.reversed_settled', {
        amount: full(payment.owed.amount),
        open: full(payment.owed.openAmount),
      });
    return t(`deposit.step.${key}_${state}`, {
      amount: amountIn(key),
      received,
      reason: codeText(payment?.reasonCode ?? deposit.reasonCode),
      time: date('clock', payment?.payByMs ?? deposit.answerByMs),
      minutes: method?.expectedMinutes,
      done: payment?.coin?.confirmations,
      needed: payment?.coin?.confirmationsNeeded,
    });
  };
  const time = ({ atMs, byMs, state }: DepositStep) => {
    if (atMs !== undefined) return recent(atMs);
    return byMs !== undefined && (state === 'later' || payment) && !isLate
      ? t('time.until', { time: date('clock', byMs) })
      : undefined;
  };
  return (
    <>
      <RequestHead
        label={t('deposit.amount')}
        amountMinor={deposit.amount}
        note={t('amount.withFee', { amount, fee: full(deposit.fee) })}
        badge={<DepositBadge deposit={deposit} />}
      />
      {deposit.bonus && (
        <p className={styles.bonus}>
          <CoinIcon aria-hidden size={17} />
          {t(deposit.status === 'pending' ? 'deposit.bonusWaiting' : 'deposit.bonusThere', {
            title: deposit.bonus.title,
            amount: full(deposit.bonus.amount),
            turnover: full(deposit.bonus.requiredTurnover),
          })}
        </p>
      )}
      {deposit.status === 'pending' && method?.target && <TransferGuide deposit={deposit} target={method.target} />}
      {payment?.stage === 'awaiting' && <PaymentGuide deposit={deposit} payment={payment} />}
      {payment && payment.extraAmount > 0 && (
        <p className={styles.bonus}>
          <InfoIcon aria-hidden size={17} />
          {t('deposit.extra', { amount: full(payment.extraAmount) })}
        </p>
      )}
      <Timeline
        label={t('deposit.progress')}
        steps={depositSteps(deposit).map((step) => ({
          key: step.key,
          state: step.state,
          title: t(`deposit.step.${step.key}`),
          detail: detail(step),
          time: time(step),
          ...(icons[step.key] ? { icon: icons[step.key] } : {}),
        }))}
      />
      <div className={formStyles.actions}>
        {(deposit.status === 'rejected' || payment?.stage === 'reversed' || payment?.stage === 'review') && (
          <ContactSupport />
        )}
        {actions}
      </div>
    </>
  );
}
