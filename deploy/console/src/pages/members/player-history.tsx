import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { TextField } from '@tessera/shared/ui/field';
import type { DataColumn } from '@tessera/shared/ui/table';
import { addPlayerNote, getPlayerAudit, getPlayerNotes, playerNoteMaximum } from '@tessera/shared/wire/console';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { type FormEvent, useState } from 'react';
import { useConsole, useConsoleChange } from '../../api/queries.ts';
import layout from '../../chrome/form.module.css';
import { showError } from '../../chrome/step.ts';
import { when } from '../../format.ts';
import { useDetailText } from '../audit-log/detail-text.ts';
import { PlayerList, playerPageSize } from './player-list.tsx';

type Note = AnswerOf<typeof getPlayerNotes>['list'][number];
type Act = AnswerOf<typeof getPlayerAudit>['list'][number];

/** What operators have written down for each other. */
export function PlayerNotes({ id }: { readonly id: string }) {
  const { t } = useTranslation('console');
  const [page, setPage] = useState(1);
  const [text, setText] = useState('');
  const notes = useConsole(getPlayerNotes, { id, page, pageSize: playerPageSize });
  const add = useConsoleChange(addPlayerNote);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) add.mutate({ id, text: text.trim() }, { onSuccess: () => setText(''), onError: showError });
  };
  const columns: readonly DataColumn<Note>[] = [
    { key: 'at', head: t('column.at'), cell: ({ atMs }) => when(atMs) },
    { key: 'by', head: t('column.operator'), cell: ({ writtenBy }) => writtenBy, phone: 'name' },
    { key: 'text', head: t('players.note'), cell: (note) => note.text, phone: 'text' },
  ];
  const list = { resource: notes, columns, page, onPage: setPage, rowKey: (note: Note) => note.id };
  return (
    <>
      <form className={layout.form} onSubmit={submit} noValidate aria-label={t('players.newNote')}>
        <TextField
          label={t('players.newNote')}
          maxLength={playerNoteMaximum}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="primary" className={layout.whole} isBusy={add.isPending}>
          {t('players.addNote')}
        </Button>
      </form>
      <PlayerList label={t('players.tab.notes')} {...list} />
    </>
  );
}

/** What was done to the account at the console. */
export function PlayerAudit({ id }: { readonly id: string }) {
  const { t } = useTranslation('console');
  const detailText = useDetailText();
  const [page, setPage] = useState(1);
  const audit = useConsole(getPlayerAudit, { id, page, pageSize: playerPageSize });
  const columns: readonly DataColumn<Act>[] = [
    { key: 'at', head: t('column.at'), cell: ({ atMs }) => when(atMs) },
    { key: 'operator', head: t('column.operator'), cell: ({ operator }) => operator },
    {
      key: 'action',
      head: t('column.action'),
      cell: ({ action }) => t(`auditLog.action.${action.replaceAll('.', '_')}`, { defaultValue: action }),
      phone: 'name',
    },
    { key: 'detail', head: t('column.detail'), cell: ({ detail }) => detailText(detail), phone: 'text' },
  ];
  const list = { resource: audit, columns, page, onPage: setPage, rowKey: (act: Act) => act.id };
  return <PlayerList label={t('players.tab.audit')} {...list} />;
}
