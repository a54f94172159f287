import { ApiError } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { useErrorText, useFormat } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { BackIcon, RetryIcon, WithdrawIcon } from '@tessera/shared/ui/icons';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { useWithdrawal, type WithdrawSettings } from '../../api/withdrawals.ts';
import { Desk } from '../money-page/desk.tsx';
import { DeskSkeleton } from '../money-page/desk-skeleton.tsx';
import { Facts } from '../money-page/facts.tsx';
import { MoneyPage } from '../money-page/money-page.tsx';
import { SidePanel } from '../money-page/side-panel.tsx';
import { PastWithdrawals } from './past-withdrawals.tsx';
import styles from './withdrawal-desk.module.css';
import { WithdrawalProgress } from './withdrawal-progress.tsx';

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
        skeleton={<DeskSkeleton />}
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
          <Desk
            main={
              <>
                <WithdrawalProgress withdrawal={value} settings={settings} />
                <div className={styles.actions}>{back}</div>
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
