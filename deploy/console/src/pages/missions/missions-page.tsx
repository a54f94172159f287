import { formatCount } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { PageHeader } from '@tessera/shared/ui/page-header';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { type DataColumn, DataTable } from '@tessera/shared/ui/table';
import {
  type ConsoleMission,
  changeMission,
  getConsoleMissions,
  type MissionNames,
  setMissionBudget,
} from '@tessera/shared/wire/console';
import { useMemo } from 'react';
import { useConsole, useConsoleChange } from '../../api/queries.ts';
import { BudgetDialog } from '../../chrome/budget-dialog.tsx';
import { merchantColumn } from '../../chrome/merchant-column.tsx';
import { resultToasts } from '../../chrome/step.ts';
import { amount, when, zoneName } from '../../format.ts';
import { EditMission } from './edit-mission.tsx';
import { NewMission } from './new-mission.tsx';

/** The missions of the merchants: what they ask for and bring, and what is left of their budgets. */
export function MissionsPage() {
  const { t } = useTranslation('console');
  const columns = useColumns();
  return (
    <>
      <PageHeader
        title={t('missions.title')}
        subtitle={`${t('missions.note')} ${t('zoneNote', { zone: zoneName() })}`}
      />
      <Panel>
        <ResourceView
          resource={useConsole(getConsoleMissions, {})}
          skeleton={<SkeletonText lines={8} />}
          isEmpty={({ list }) => list.length === 0}
          empty={<p>{t('missions.empty')}</p>}
        >
          {({ list }) => (
            <DataTable
              label={t('missions.title')}
              columns={columns}
              rows={list}
              rowKey={({ merchant, id }) => `${merchant}/${id}`}
              isDense
            />
          )}
        </ResourceView>
      </Panel>
      <NewMission />
    </>
  );
}

function useColumns(): readonly DataColumn<ConsoleMission>[] {
  const { t, i18n } = useTranslation('console');
  const { language } = i18n;
  return useMemo(() => {
    const written = (currency: string, amountMinor: number) => amount({ amountMinor, currency }, language);
    return [
      merchantColumn(t),
      { key: 'name', head: t('missions.mission'), phone: 'name', cell: ({ names }) => names.EN ?? '' },
      {
        key: 'rules',
        head: t('missions.rules'),
        cell: ({ period, rules: { kind, category, target }, currency }) =>
          [
            t(`missions.period.${period}`),
            t(`missions.kind.${kind}`),
            category && t(`product.${category}`),
            kind === 'stake' ? written(currency, target) : formatCount(target, language),
          ]
            .filter(Boolean)
            .join(' · '),
      },
      {
        key: 'reward',
        head: t('missions.reward'),
        align: 'end',
        cell: ({ currency, rules }) => written(currency, rules.rewardMinor),
      },
      {
        key: 'granted',
        head: t('promotions.granted'),
        align: 'end',
        phone: 'figure',
        cell: ({ currency, grantedMinor, budgetMinor }) =>
          budgetMinor === null
            ? written(currency, grantedMinor)
            : t('promotions.grantedOf', {
                granted: written(currency, grantedMinor),
                budget: written(currency, budgetMinor),
              }),
      },
      {
        key: 'version',
        head: t('missions.version'),
        cell: ({ version, changedAtMs, isOffered }) =>
          t(isOffered ? 'missions.versionText' : 'missions.versionOff', { version, time: when(changedAtMs) }),
      },
      { key: 'act', head: t('column.action'), align: 'end', cell: (mission) => <Actions mission={mission} /> },
    ];
  }, [t, language]);
}

function Actions({ mission }: { readonly mission: ConsoleMission }) {
  const { t } = useTranslation('console');
  const { merchant, id, version, rules, names, isOffered } = mission;
  const change = useConsoleChange(changeMission);
  const done = t(isOffered ? 'missions.offDone' : 'missions.onDone', { name: names.EN });
  return (
    <>
      <EditMission mission={mission} /> <Budget mission={mission} />{' '}
      <Button
        size="small"
        isBusy={change.isPending}
        onClick={() =>
          change.mutate(
            { merchant, id, seen: version, rules, names: names as MissionNames, isOffered: !isOffered },
            resultToasts(done),
          )
        }
      >
        {t(isOffered ? 'missions.off' : 'missions.on')}
      </Button>
    </>
  );
}

function Budget({ mission: { merchant, id, names, currency, grantedMinor } }: { readonly mission: ConsoleMission }) {
  const { t } = useTranslation('console');
  const change = useConsoleChange(setMissionBudget);
  const name = names.EN ?? id;
  const save = (budgetMinor: number | null) =>
    change.mutate({ merchant, id, budgetMinor }, resultToasts(t('budget.done', { name })));
  return <BudgetDialog {...{ name, currency, grantedMinor }} isBusy={change.isPending} onSave={save} />;
}
