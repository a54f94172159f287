import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { type DataColumn, DataTable } from '@tessera/shared/ui/table';
import { getReferralSettings, type ReferralSettings, setReferralBudget } from '@tessera/shared/wire/console';
import { useMemo, useState } from 'react';
import { useConsole, useConsoleChange } from '../../api/queries.ts';
import { BudgetDialog } from '../../chrome/budget-dialog.tsx';
import { merchantColumn } from '../../chrome/merchant-column.tsx';
import { resultToasts } from '../../chrome/step.ts';
import { amount } from '../../format.ts';
import { RulesDialog } from './rules-dialog.tsx';

/** What each merchant pays for invitations, and what is left of its budget. */
export function ReferralRulesPanel() {
  const { t, i18n } = useTranslation('console');
  const { language } = i18n;
  const settings = useConsole(getReferralSettings, {});
  const columns = useMemo((): readonly DataColumn<ReferralSettings>[] => {
    const written = (currency: string, amountMinor: number) => amount({ amountMinor, currency }, language);
    return [
      { ...merchantColumn<ReferralSettings>(t), phone: 'name' },
      {
        key: 'rules',
        head: t('referrals.rules'),
        phone: 'line',
        cell: ({ rules, version, currency }) =>
          rules
            ? t('referrals.summary', {
                referrer: written(currency, rules.referrerMinor),
                invited: written(currency, rules.invitedMinor),
                stake: written(currency, rules.stakeMinor),
                days: rules.days,
                hours: rules.waitHours,
                maximum: rules.monthlyMaximum,
                version,
              })
            : t('referrals.noRules'),
      },
      {
        key: 'budget',
        head: t('referrals.budget'),
        phone: 'line',
        cell: ({ rules, currency, budgetMinor, grantedMinor }) =>
          rules &&
          (budgetMinor === null
            ? t('referrals.budgetNone', { granted: written(currency, grantedMinor) })
            : t('referrals.budgetOf', {
                granted: written(currency, grantedMinor),
                budget: written(currency, budgetMinor),
              })),
      },
      { key: 'act', head: t('column.action'), align: 'end', cell: (row) => <Actions settings={row} /> },
    ];
  }, [t, language]);
  return (
    <Panel level={2} title={t('referrals.rules')}>
      <p>{t('referrals.rulesNote')}</p>
      <ResourceView resource={settings} skeleton={<SkeletonText lines={4} />}>
        {({ list }) => (
          <DataTable
            label={t('referrals.rules')}
            columns={columns}
            rows={list}
            rowKey={({ merchant }) => merchant}
            isDense
          />
        )}
      </ResourceView>
    </Panel>
  );
}

function Actions({ settings }: { readonly settings: ReferralSettings }) {
  const { t } = useTranslation('console');
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setEditing(true)}>
        {t('referrals.edit')}
      </Button>{' '}
      {settings.rules && <Budget settings={settings} />}
      {isEditing && <RulesDialog settings={settings} onClose={() => setEditing(false)} />}
    </>
  );
}

function Budget({ settings: { merchant, currency, grantedMinor } }: { readonly settings: ReferralSettings }) {
  const { t } = useTranslation('console');
  const change = useConsoleChange(setReferralBudget);
  const save = (budgetMinor: number | null) =>
    change.mutate({ merchant, budgetMinor }, resultToasts(t('budget.done', { name: merchant })));
  return <BudgetDialog {...{ name: merchant, currency, grantedMinor }} isBusy={change.isPending} onSave={save} />;
}
