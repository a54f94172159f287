import { ApiError } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { useErrorText, useFormat } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { DoneIcon, RetryIcon, SecurityIcon, WithdrawIcon } from '@tessera/shared/ui/icons';
import { BackIcon, BankIcon, ReviewIcon } from '@tessera/shared/ui/more-icons';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Timeline } from '@tessera/shared/ui/timeline';
import { useWithdrawal, type WithdrawSettings } from '../../api/withdrawals.ts';
import {
  isOpenWithdrawal,
  type Withdrawal,
  type WithdrawalStep,
  withdrawalSteps,
} from '../../model/withdrawal-steps.ts';
import { Columns, Facts, MoneyFormSkeleton, MoneyPage, SidePanel } from '../money-page/money-page.tsx';
import { ContactSupport, RequestHead, useIsLate } from '../requests/request-list.tsx';
import { useCodeText, useWalletFormat } from '../text/use-text.ts';
import styles from './withdrawal-form.module.css';
import { PastWithdrawals, WithdrawalBadge } from './withdrawal-list.tsx';

interface Props {
  readonly id: string;
  readonly settings: WithdrawSettings | undefined;
  readonly onOpen: (id: string) => void;
  readonly onLeave: () => void;
}

/** One withdrawal of the member, with its timeline. */
export function WithdrawalDetail({ id, settings, onOpen, onLeave }: Props) {
  const { t } = useTranslation('wallet');
  const { date } = useFormat('wallet');
  const errorText = useErrorText('wallet');
  const withdrawal = useWithdrawal(id);
  const back = (
    <Button icon={<BackIcon />} onClick={onLeave}>
      {t('withdrawal.back')}
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
                <div className={styles.actions}>
                  {(value.status === 'rejected' || value.status === 'failed') && <ContactSupport />}
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
                <PastWithdrawals current={id} onOpen={onOpen} />
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
  returned: undefined,
} as const;

interface WithdrawalProgressProps {
  readonly withdrawal: Withdrawal;
  readonly settings: WithdrawSettings | undefined;
}

/** The withdrawal's way: each step with its time or expected range and one sentence. It can't be taken back into play. */
function WithdrawalProgress({ withdrawal, settings }: WithdrawalProgressProps) {
  const { t } = useTranslation('wallet');
  const { full, recent, date } = useWalletFormat();
  const codeText = useCodeText();
  const { status, amount, fee, answerByMs, bankName, accountNumber, reasonCode } = withdrawal;
  const isLate = useIsLate(isOpenWithdrawal(status) ? answerByMs : undefined);

  const detail = ({ key, state }: WithdrawalStep) => {
    if (state === 'failed') return codeText(reasonCode);
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
        badge={<WithdrawalBadge status={status} />}
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
