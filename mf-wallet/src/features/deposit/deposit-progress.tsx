import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { BankIcon, DepositIcon, PlusIcon } from '@tessera/shared/ui/icons';
import { Timeline } from '@tessera/shared/ui/timeline';
import type { DepositMethod } from '../../api/deposits.ts';
import { type Deposit, type DepositStep, depositSteps } from '../../model/deposit-steps.ts';
import { RequestHead } from '../requests/request-head.tsx';
import { useIsLate } from '../requests/use-is-late.ts';
import { useCodeText, useWalletFormat } from '../text/use-text.ts';
import { DepositBadge } from './deposit-badge.tsx';
import styles from './deposit-desk.module.css';
import { TransferGuide } from './transfer-guide.tsx';

const icons = { requested: undefined, transfer: <BankIcon />, credited: <DepositIcon /> } as const;

interface Props {
  readonly deposit: Deposit;
  readonly method: DepositMethod | undefined;
  readonly onNew: () => void;
}

/** Where to send it, and where it stands; the console's decision shows here without a reload. */
export function DepositProgress({ deposit, method, onNew }: Props) {
  const { t } = useTranslation('wallet');
  const { full, plain, recent, date } = useWalletFormat();
  const codeText = useCodeText();
  const isLate = useIsLate(deposit.status === 'pending' ? deposit.answerByMs : undefined);
  const amount = full(deposit.amount);

  const detail = ({ key, state }: DepositStep) => {
    if (state === 'failed') return t('deposit.step.refused', { reason: codeText(deposit.reasonCode) });
    if (key === 'transfer' && state === 'now' && isLate) return t('deposit.step.late');
    return t(`deposit.step.${key}_${state}`, {
      amount,
      time: date('clock', deposit.answerByMs),
      minutes: method?.expectedMinutes,
    });
  };
  const time = ({ atMs, byMs, state }: DepositStep) => {
    if (atMs !== undefined) return recent(atMs);
    return byMs !== undefined && state === 'later' && !isLate
      ? t('time.until', { time: date('clock', byMs) })
      : undefined;
  };
  return (
    <>
      <RequestHead
        label={t('deposit.amount')}
        amountMinor={deposit.amount}
        note={t('amount.withFee', { amount: plain(deposit.amount), fee: plain(deposit.fee) })}
        badge={<DepositBadge status={deposit.status} />}
      />
      {deposit.status === 'pending' && method && <TransferGuide deposit={deposit} target={method.target} />}
      <Timeline
        label={t('deposit.progress')}
        steps={depositSteps(deposit).map((step) => ({
          key: step.key,
          state: step.state,
          title: t(`deposit.step.${step.key}`),
          detail: detail(step),
          time: time(step),
          icon: icons[step.key],
        }))}
      />
      <div className={styles.actions}>
        <Button icon={<PlusIcon />} onClick={onNew}>
          {t('deposit.another')}
        </Button>
      </div>
    </>
  );
}
