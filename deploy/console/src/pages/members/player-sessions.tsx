import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { ConfirmDialog } from '@tessera/shared/ui/dialog';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { type DataColumn, DataTable } from '@tessera/shared/ui/table';
import { endPlayerSession, getPlayerSessions, type PlayerSession } from '@tessera/shared/wire/console';
import { useState } from 'react';
import { useConsole, useConsoleChange } from '../../api/queries.ts';
import { resultToasts } from '../../chrome/step.ts';
import { when } from '../../format.ts';

/** Where the account is signed in. */
export function PlayerSessions({ id }: { readonly id: string }) {
  const { t } = useTranslation('console');
  const sessions = useConsole(getPlayerSessions, { id });
  const columns: readonly DataColumn<PlayerSession>[] = [
    { key: 'at', head: t('players.since'), cell: ({ createdAtMs }) => when(createdAtMs) },
    { key: 'browser', head: t('players.browser'), cell: ({ userAgent }) => userAgent ?? '–', phone: 'name' },
    { key: 'ip', head: t('players.ip'), cell: ({ ip }) => ip ?? '–' },
    {
      key: 'remembered',
      head: t('players.remembered'),
      cell: ({ rememberedUntilMs }) => (rememberedUntilMs ? when(rememberedUntilMs) : '–'),
    },
    {
      key: 'act',
      head: t('column.action'),
      align: 'end',
      cell: (session) => session.id !== null && <EndSession id={id} session={session.id} ip={session.ip ?? '–'} />,
    },
  ];
  return (
    <ResourceView
      resource={sessions}
      skeleton={<SkeletonText lines={4} />}
      isEmpty={({ list }) => list.length === 0}
      empty={<EmptyState title={t('players.signedOut')} />}
    >
      {({ list }) => (
        <DataTable
          label={t('players.tab.sessions')}
          columns={columns}
          rows={list}
          rowKey={(session) => session.id ?? `remembered ${session.createdAtMs}`}
        />
      )}
    </ResourceView>
  );
}

function EndSession({ id, session, ip }: { readonly id: string; readonly session: string; readonly ip: string }) {
  const { t } = useTranslation('console');
  const [isOpen, setOpen] = useState(false);
  const end = useConsoleChange(endPlayerSession);
  const confirm = () => {
    setOpen(false);
    end.mutate({ id, session }, resultToasts(t('players.sessionEnded')));
  };
  return (
    <>
      <Button size="small" isBusy={end.isPending} onClick={() => setOpen(true)}>
        {t('players.endSession')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        tone="danger"
        title={t('players.endSessionTitle')}
        description={t('players.endSessionNote', { ip })}
        confirmLabel={t('players.endSession')}
        onConfirm={confirm}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
