import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { ConfirmDialog } from '@tessera/shared/ui/dialog';
import { TextField } from '@tessera/shared/ui/field';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { type DataColumn, DataTable } from '@tessera/shared/ui/table';
import { getReferralSettings, type ReferralSettings, setReferralBudget } from '@tessera/shared/wire/console';
import { useMemo, useState } from 'react';
import { useConsole, useConsoleChange } from '../../api/queries.ts';
import { resultToasts } from '../../chrome/step.ts';
import { amount, minorOf } from '../../format.ts';
import { RulesDialog } from './rules-dialog.tsx';

/** What each merchant pays for invitations, and what is left of its budget. */
export function ReferralRulesPanel() {
  const { t, i18n } = useTranslation('console');
  const { language } = i18n;
  const settings = useConsole(getReferralSettings, {});
  const columns = useMemo((): readonly DataColumn<ReferralSettings>[] => {
    const written = (currency: string, amountMinor: number) => amount({ amountMinor, currency }, language);
    return [
      { key: 'merchant', head: t('column.merchant'), phone: 'name', cell: ({ merchant }) => merchant },
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
  const { t, i18n } = useTranslation('console');
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const change = useConsoleChange(setReferralBudget);
  const granted = amount({ amountMinor: grantedMinor, currency }, i18n.language);
  const confirm = () => {
    const budgetMinor = typed.trim() === '' ? null : minorOf(typed, currency);
    const isRefused = typed.trim() !== '' && (budgetMinor === null || budgetMinor < grantedMinor);
    setWrong(isRefused);
    if (isRefused) return;
    setOpen(false);
    change.mutate({ merchant, budgetMinor }, resultToasts(t('referrals.budgetDone', { merchant })));
  };
  return (
    <>
      <Button size="small" isBusy={change.isPending} onClick={() => setOpen(true)}>
        {t('referrals.setBudget')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('referrals.budgetTitle', { merchant })}
        description={t('referrals.budgetDetail', { granted })}
        confirmLabel={t('referrals.setBudget')}
        onConfirm={confirm}
        onClose={() => setOpen(false)}
      >
        <TextField
          label={t('referrals.budgetField', { currency })}
          inputMode="decimal"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={isWrong ? t('referrals.budgetRule', { granted }) : undefined}
        />
      </ConfirmDialog>
    </>
  );
}
