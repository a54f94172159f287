import { useTranslation } from '@tessera/shared/i18n';
import { BankIcon, DoneIcon, ReviewIcon, SecurityIcon } from '@tessera/shared/ui/icons';
import { Timeline } from '@tessera/shared/ui/timeline';
import type { WithdrawSettings } from '../../api/withdrawals.ts';
import {
  isOpenWithdrawal,
  type Withdrawal,
  type WithdrawalStep,
  withdrawalSteps,
} from '../../model/withdrawal-steps.ts';
import { RequestHead } from '../requests/request-head.tsx';
import { useIsLate } from '../requests/use-is-late.ts';
import { useCodeText, useWalletFormat } from '../text/use-text.ts';
import { WithdrawalBadge } from './withdrawal-badge.tsx';

const icons = {
  requested: undefined,
  checked: <SecurityIcon />,
  review: <ReviewIcon />,
  transfer: <BankIcon />,
  arrival: <DoneIcon />,
  returned: undefined,
} as const;

interface Props {
  readonly withdrawal: Withdrawal;
  readonly settings: WithdrawSettings | undefined;
}

/** The withdrawal's way: each step with its time or expected range and one sentence. It can't be taken back into play. */
export function WithdrawalProgress({ withdrawal, settings }: Props) {
  const { t } = useTranslation('wallet');
  const { full, plain, recent, date } = useWalletFormat();
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
        note={t('amount.withFee', { amount: plain(amount), fee: plain(fee) })}
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
