import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { useSession } from '@tessera/shared/session';
import { useErrorText, useFormat } from '@tessera/shared/text';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { Money } from '@tessera/shared/ui/money';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { Switch } from '@tessera/shared/ui/switch';
import { type DataColumn, DataTable } from '@tessera/shared/ui/table';
import { useMemo } from 'react';
import { useSetWinnerSetting, useWinnerSetting, useWinners, type Win } from '../../api/winners.ts';
import styles from './winners.module.css';

/** The newest wins with stake and payout; a member decides whether their own may be among them. */
export function WinnerList() {
  const { t, i18n } = useTranslation('promotions');
  const { date } = useFormat('promotions');
  const { role } = useSession();
  const columns = useMemo((): readonly DataColumn<Win>[] => {
    const currency = merchantCurrency();
    return [
      { key: 'player', head: t('winners.player'), phone: 'name', cell: ({ player }) => player },
      {
        key: 'game',
        head: t('winners.game'),
        phone: 'line',
        cell: ({ gameName, vendorName }) => `${gameName} · ${vendorName}`,
      },
      { key: 'time', head: t('winners.time'), phone: 'line', cell: ({ atMs }) => date('dayAndClock', atMs) },
      {
        key: 'stake',
        head: t('winners.stake'),
        align: 'end',
        cell: ({ stake }) => <Money minor={stake} currency={currency} />,
      },
      {
        key: 'payout',
        head: t('winners.payout'),
        align: 'end',
        phone: 'figure',
        cell: ({ payout }) => <Money minor={payout} currency={currency} />,
      },
    ];
  }, [i18n.language]);
  return (
    <div className={styles.list}>
      <p className={styles.note}>{t('winners.note')}</p>
      {(role === 'member' || role === 'agent') && <OwnSetting />}
      <ResourceView
        resource={useWinners()}
        skeleton={<SkeletonText lines={8} />}
        empty={<EmptyState title={t('winners.empty')} detail={t('winners.emptyDetail')} />}
      >
        {(wins) => (
          <DataTable label={t('winners.title')} columns={columns} rows={wins} rowKey={({ id }) => String(id)} isDense />
        )}
      </ResourceView>
    </div>
  );
}

function OwnSetting() {
  const { t } = useTranslation('promotions');
  const reason = useErrorText('promotions');
  const setting = useWinnerSetting();
  const { mutate, isPending, variables, error } = useSetWinnerSetting();
  return (
    <ResourceView resource={setting} skeleton={<SkeletonText lines={1} />}>
      {({ isShown }) => (
        <>
          <Switch
            checked={isPending ? variables.isShown : isShown}
            onChange={(event) => mutate({ isShown: event.target.checked })}
          >
            {t('winners.showMine')}
          </Switch>
          {error && (
            <p className={styles.problem} role="alert">
              {reason(error)}
            </p>
          )}
        </>
      )}
    </ResourceView>
  );
}
