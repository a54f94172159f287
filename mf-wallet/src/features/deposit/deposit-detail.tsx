import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { DepositIcon } from '@tessera/shared/ui/icons';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import type { DepositSettings, useDepositList } from '../../api/deposits.ts';
import { Desk } from '../money-page/desk.tsx';
import { DeskSkeleton } from '../money-page/desk-skeleton.tsx';
import { MoneyPage } from '../money-page/money-page.tsx';
import { DepositAside } from './deposit-aside.tsx';
import { DepositProgress } from './deposit-progress.tsx';

interface Props {
  readonly id: string;
  readonly deposits: ReturnType<typeof useDepositList>;
  readonly settings: DepositSettings | undefined;
  readonly onOpen: (id: string) => void;
  readonly onNew: () => void;
}

/** One deposit of the member's list. */
export function DepositDetail({ id, deposits, settings, onOpen, onNew }: Props) {
  const { t } = useTranslation('wallet');
  const deposit = deposits.data?.find((known) => known.id === id);
  return (
    <MoneyPage
      title={t('deposit.progress')}
      subtitle={deposit && t('requests.reference', { reference: deposit.reference })}
    >
      <ResourceView
        resource={deposits}
        skeleton={<DeskSkeleton />}
        isEmpty={() => !deposit}
        empty={
          <EmptyState
            icon={<DepositIcon />}
            title={t('deposit.unknown')}
            actions={<Button onClick={onNew}>{t('deposit.another')}</Button>}
          />
        }
      >
        {() =>
          deposit && (
            <Desk
              main={
                <DepositProgress
                  deposit={deposit}
                  method={settings?.methods.find(({ methodId }) => methodId === deposit.methodId)}
                  onNew={onNew}
                />
              }
              aside={<DepositAside current={id} onOpen={onOpen} />}
            />
          )
        }
      </ResourceView>
    </MoneyPage>
  );
}
