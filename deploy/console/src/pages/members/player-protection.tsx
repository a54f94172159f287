import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { ConfirmDialog } from '@tessera/shared/ui/dialog';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { TextField } from '@tessera/shared/ui/field';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Select } from '@tessera/shared/ui/select';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { type DataColumn, DataTable } from '@tessera/shared/ui/table';
import {
  addPlayerBreak,
  getPlayerProtection,
  type PlayerBreak,
  type PlayerConsent,
  playerNoteMaximum,
} from '@tessera/shared/wire/console';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import type { BreakLength } from '@tessera/shared/wire/protection';
import { type FormEvent, useState } from 'react';
import { useConsole, useConsoleChange } from '../../api/queries.ts';
import layout from '../../chrome/form.module.css';
import { resultToasts } from '../../chrome/step.ts';
import { when } from '../../format.ts';

type Lengths = AnswerOf<typeof getPlayerProtection>['lengths'];

/** Breaks of an account and what it has agreed to be sent. */
export function PlayerProtection({ id }: { readonly id: string }) {
  const { t } = useTranslation('console');
  const protection = useConsole(getPlayerProtection, { id });
  const breaks: readonly DataColumn<PlayerBreak>[] = [
    { key: 'from', head: t('players.since'), cell: ({ startsAtMs }) => when(startsAtMs) },
    { key: 'kind', head: t('players.break.head'), cell: ({ kind }) => t(`players.break.kind.${kind}`), phone: 'name' },
    {
      key: 'until',
      head: t('players.ended'),
      cell: ({ endsAtMs }) => (endsAtMs === null ? t('players.break.forGood') : when(endsAtMs)),
      phone: 'figure',
    },
    { key: 'status', head: t('status'), cell: ({ isRunning }) => t(`players.break.${isRunning ? 'runs' : 'over'}`) },
    {
      key: 'by',
      head: t('players.break.setBy'),
      cell: ({ setBy }) => (setBy === 'member' ? t('players.break.member') : setBy),
    },
  ];
  const consents: readonly DataColumn<PlayerConsent>[] = [
    { key: 'at', head: t('column.at'), cell: ({ atMs }) => when(atMs) },
    {
      key: 'channel',
      head: t('players.consent.channel'),
      cell: ({ channel }) => t(`players.consent.${channel}`),
      phone: 'name',
    },
    {
      key: 'answer',
      head: t('players.consent.answer'),
      cell: ({ isGiven }) => t(`players.consent.${isGiven ? 'given' : 'refused'}`),
      phone: 'figure',
    },
  ];
  return (
    <ResourceView resource={protection} skeleton={<SkeletonText lines={6} />}>
      {(value) => (
        <>
          <BreakForm id={id} lengths={value.lengths} />
          {value.breaks.length > 0 ? (
            <DataTable label={t('players.break.list')} columns={breaks} rows={value.breaks} rowKey={(row) => row.id} />
          ) : (
            <EmptyState title={t('players.break.none')} />
          )}
          {value.consents.length > 0 ? (
            <DataTable
              label={t('players.consent.list')}
              columns={consents}
              rows={value.consents}
              rowKey={(row) => row.id}
            />
          ) : (
            <EmptyState title={t('players.consent.none')} />
          )}
        </>
      )}
    </ResourceView>
  );
}

const idOf = (kind: string, { unit, count }: BreakLength) => `${kind} ${unit} ${count}`;

/** Adds a break for a member who asked for it elsewhere; nobody can end it. */
function BreakForm({ id, lengths }: { readonly id: string; readonly lengths: Lengths }) {
  const { t } = useTranslation('console');
  const options = [
    ...lengths.coolOff.map((length) => ({ kind: 'cool-off' as const, length })),
    ...lengths.exclusion.map((length) => ({ kind: 'exclusion' as const, length })),
  ].map((option) => ({
    ...option,
    value: idOf(option.kind, option.length),
    label: `${t(`players.break.kind.${option.kind}`)}, ${t(`players.break.length.${option.length.unit}`, { count: option.length.count })}`,
  }));
  const [chosen, setChosen] = useState('');
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [asked, setAsked] = useState<string>();
  const add = useConsoleChange(addPlayerBreak);
  const option = options.find(({ value }) => value === chosen) ?? options[0];
  if (!option) return <p>{t('players.break.cannotAdd')}</p>;
  const isReasonMissing = reason.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    // One id for all tries of this dialog: a copy adds no second break.
    if (!isReasonMissing) setAsked(crypto.randomUUID());
  };
  const confirm = () => {
    const { kind, length } = option;
    setAsked(undefined);
    add.mutate(
      { id, requestId: asked ?? '', kind, length, reason: reason.trim() },
      resultToasts(t('players.break.added')),
    );
  };
  return (
    <form className={layout.form} onSubmit={submit} noValidate aria-label={t('players.break.add')}>
      <Select
        label={t('players.break.head')}
        options={options.map(({ value, label }) => ({ value, label }))}
        value={option.value}
        onChange={setChosen}
      />
      <TextField
        label={t('members.reason')}
        value={reason}
        maxLength={playerNoteMaximum}
        onChange={(event) => setReason(event.target.value)}
        error={isChecked && isReasonMissing ? t('setUp.rule.filled') : undefined}
      />
      <Button type="submit" variant="primary" className={layout.whole} isBusy={add.isPending}>
        {t('players.break.add')}
      </Button>
      <ConfirmDialog
        isOpen={asked !== undefined}
        tone="danger"
        title={t('players.break.confirmTitle', { break: option.label })}
        description={t('players.break.confirm')}
        confirmLabel={t('players.break.add')}
        onConfirm={confirm}
        onClose={() => setAsked(undefined)}
      />
    </form>
  );
}
