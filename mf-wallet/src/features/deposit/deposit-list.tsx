import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Badge, type BadgeTone } from '@tessera/shared/ui/badge';
import { SecurityIcon } from '@tessera/shared/ui/icons';
import type { DepositStatus, PaymentStage } from '@tessera/shared/wire/wallet';
import { useState } from 'react';
import { useDepositList, useDepositPage } from '../../api/deposits.ts';
import { useWithdrawSettings } from '../../api/withdrawals.ts';
import type { Deposit } from '../../model/deposit-steps.ts';
import type { RequestFilter } from '../../model/request-filter.ts';
import { SidePanel } from '../money-page/money-page.tsx';
import { useOwedText } from '../owed/use-owed-text.ts';
import { AllRequests } from '../requests/all-requests.tsx';
import { RequestList, ShowAll } from '../requests/request-list.tsx';
import { useCodeText } from '../text/use-text.ts';
import styles from './deposit-aside.module.css';

const tones: Readonly<Record<DepositStatus | PaymentStage, BadgeTone>> = {
  pending: 'info',
  approved: 'ok',
  rejected: 'danger',
  awaiting: 'info',
  confirming: 'info',
  review: 'warn',
  credited: 'ok',
  expired: 'neutral',
  returned: 'danger',
  reversed: 'danger',
};

/** The status of a deposit; with a payment provider, the stage of its payment. */
export function DepositBadge({ deposit: { status, payment } }: { readonly deposit: Deposit }) {
  const { t } = useTranslation('wallet');
  const shown = payment?.stage ?? status;
  return <Badge tone={tones[shown]}>{t(`deposit.status.${shown}`)}</Badge>;
}

interface AllDepositsProps {
  readonly filter: RequestFilter;
  readonly onChange: (filter: RequestFilter) => void;
  readonly onOpen: (id: string) => void;
  readonly onLeave: () => void;
}

/** Every deposit, page by page. */
export function AllDeposits({ filter, ...rest }: AllDepositsProps) {
  return (
    <AllRequests
      {...rest}
      about="deposit"
      filter={filter}
      requests={useDepositPage(filter)}
      badge={(deposit) => <DepositBadge deposit={deposit} />}
    />
  );
}

const shownAtMost = 5;

/** What else the member should know before depositing: turnover left, and what is already under way. */
export function DepositAside({
  onOpen,
  onAll,
  current,
}: {
  readonly onOpen: (id: string) => void;
  readonly onAll: () => void;
  readonly current?: string;
}) {
  const { t } = useTranslation('wallet');
  const { data: deposits = [], isPending } = useDepositList();
  const open = deposits.filter(({ status }) => status === 'pending');
  const decided = deposits.filter(({ status }) => status !== 'pending');
  const shown = [...open, ...decided].slice(0, Math.max(shownAtMost, open.length));
  return (
    <>
      {!isPending && (
        <TurnoverNote
          comingMinor={open.reduce((sum, { bonus }) => sum + (bonus?.requiredTurnover ?? 0), 0)}
          creditedIds={decided.flatMap(({ id, bonus }) => (bonus ? [id] : [])).join()}
        />
      )}
      {shown.length > 0 && (
        <SidePanel title={t('deposit.newest')}>
          <RequestList
            requests={shown}
            current={current}
            badge={(deposit) => <DepositBadge deposit={deposit} />}
            onOpen={onOpen}
          />
          <ShowAll onPress={onAll} />
        </SidePanel>
      )}
    </>
  );
}

/**
 * Until the settings are fetched after a bonus was credited, their turnover of 0 may be stale. `creditedIds`: the deposits
 * that brought one, as one string, so that equal lists are equal.
 */
function useIsOutdated(creditedIds: string, isFetching: boolean, updatedAt: number): boolean {
  const [seen, setSeen] = useState<{ readonly creditedIds: string; readonly updatedAt?: number }>({ creditedIds });
  if (seen.creditedIds !== creditedIds) setSeen({ creditedIds, updatedAt });
  return (isFetching && creditedIds !== '') || seen.updatedAt === updatedAt;
}

const claimCode = 'withdrawal.claim.open';

interface TurnoverNoteProps {
  readonly comingMinor: number;
  readonly creditedIds: string;
}

/** Said before a deposit, so that nobody learns of it at the withdrawal. Nothing is said while it is not known. */
function TurnoverNote({ comingMinor, creditedIds }: TurnoverNoteProps) {
  const { t } = useTranslation('wallet');
  const { full } = useFormat('wallet');
  const { data: settings, isFetching, dataUpdatedAt } = useWithdrawSettings();
  const codeText = useCodeText();
  const owedText = useOwedText();
  const isOutdated = useIsOutdated(creditedIds, isFetching, dataUpdatedAt);
  if (!settings) return null;
  if (settings.obstacles.includes(claimCode))
    return (
      <p className={styles.note}>
        <SecurityIcon aria-hidden size={17} />
        {[owedText, codeText(claimCode)].filter(Boolean).join(' ')}
      </p>
    );
  const { remainingTurnover, obstacles } = settings;
  if (comingMinor === 0 && remainingTurnover === 0 && isOutdated) return null;
  const turnover = () => {
    if (comingMinor > 0) return t('deposit.turnoverComing', { amount: full(comingMinor) });
    if (remainingTurnover > 0) return t('deposit.turnoverLeft', { amount: full(remainingTurnover) });
    return obstacles.length > 0 ? obstacles.map((code) => codeText(code)).join(' ') : t('deposit.turnoverDone');
  };
  return (
    <p className={styles.note}>
      <SecurityIcon aria-hidden size={17} />
      {turnover()}
    </p>
  );
}
