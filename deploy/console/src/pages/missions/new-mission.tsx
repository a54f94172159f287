import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { TextField } from '@tessera/shared/ui/field';
import { Panel } from '@tessera/shared/ui/panel';
import { Select } from '@tessera/shared/ui/select';
import { addMission, getConsoleMerchants } from '@tessera/shared/wire/console';
import { type MissionPeriod, missionKinds, missionPeriods } from '@tessera/shared/wire/promotions';
import { type FormEvent, useState } from 'react';
import { ConsoleError } from '../../api/console-call.ts';
import { useConsole, useConsoleChange } from '../../api/queries.ts';
import layout from '../../chrome/form.module.css';
import { reasonOf, resultToasts, showError } from '../../chrome/step.ts';
import { minorOf, unitOf } from '../../format.ts';
import { emptyMission, hasAllNames, MissionFields, missionRulesOf, type TypedMission } from './mission-fields.tsx';

interface Draft extends TypedMission {
  readonly merchant: string;
  readonly id: string;
  readonly period: MissionPeriod;
  readonly budget: string;
}

const empty: Draft = { ...emptyMission, merchant: '', id: '', period: 'daily', budget: '' };
const isTaken = (cause: unknown): boolean => cause instanceof ConsoleError && cause.code === 'mission.exists';

/** Adds a mission to a merchant's others; it counts from the running day or week on. */
export function NewMission() {
  const { t } = useTranslation('console');
  const merchants = useConsole(getConsoleMerchants, {}).data ?? [];
  const [draft, setDraft] = useState(empty);
  const [isChecked, setChecked] = useState(false);
  const add = useConsoleChange(addMission);
  const set = (change: Partial<Draft>) => {
    add.reset();
    setDraft((before) => ({ ...before, ...change }));
  };
  const { merchant, id, period, kind, budget, names } = draft;
  const currency = merchants.find(({ code }) => code === merchant)?.currency ?? 'P';
  const budgetMinor = budget.trim() === '' ? null : minorOf(budget, currency);
  const wrong = {
    merchant: merchant === '',
    id: !/^[a-z0-9-]{1,40}$/.test(id),
    period: kind === 'days' && period === 'daily',
    budget: budget.trim() !== '' && budgetMinor === null,
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const rules = missionRulesOf(draft, currency);
    setChecked(true);
    if (!rules || !hasAllNames(draft) || Object.values(wrong).some(Boolean)) return;
    const { onSuccess } = resultToasts(t('missions.added', { name: names.EN }));
    add.mutate(
      { merchant, id, period, rules, names, budgetMinor },
      {
        onSuccess: (answer) => {
          onSuccess(answer);
          setChecked(false);
          setDraft(empty);
        },
        onError: (cause) => !isTaken(cause) && showError(cause),
      },
    );
  };
  const errorOf = (field: keyof typeof wrong, text: string) => (isChecked && wrong[field] ? t(text) : undefined);
  return (
    <Panel>
      <form className={layout.form} onSubmit={submit} noValidate aria-label={t('missions.new')}>
        <div className={layout.whole}>
          <h2>{t('missions.new')}</h2>
          <p className={layout.note}>{t('missions.newNote')}</p>
        </div>
        <Select
          label={t('column.merchant')}
          options={merchants.map(({ code, name }) => ({ value: code, label: name }))}
          value={merchant || undefined}
          onChange={(chosen) => set({ merchant: chosen })}
          error={errorOf('merchant', 'setUp.rule.filled')}
        />
        <TextField
          label={t('missions.id')}
          hint={t('missions.idRule')}
          value={id}
          onChange={(event) => set({ id: event.target.value.trim() })}
          error={errorOf('id', 'missions.idRule') ?? (isTaken(add.error) ? reasonOf(add.error) : undefined)}
        />
        <Select
          label={t('missions.rules')}
          options={missionKinds.map((value) => ({ value, label: t(`missions.kind.${value}`) }))}
          value={kind}
          onChange={(chosen) => set({ kind: chosen })}
        />
        <Select
          label={t('missions.periodField')}
          options={missionPeriods.map((value) => ({ value, label: t(`missions.period.${value}`) }))}
          value={period}
          onChange={(chosen) => set({ period: chosen })}
          error={errorOf('period', 'error.mission_days_daily')}
        />
        <TextField
          label={t('budget.field', { currency: unitOf(currency) })}
          inputMode="decimal"
          value={budget}
          onChange={(event) => set({ budget: event.target.value })}
          error={errorOf('budget', 'points.rates.rule.amount')}
        />
        <MissionFields typed={draft} currency={currency} isChecked={isChecked} onChange={set} />
        <Button type="submit" variant="primary" className={layout.whole} isBusy={add.isPending}>
          {t('missions.add')}
        </Button>
      </form>
    </Panel>
  );
}
