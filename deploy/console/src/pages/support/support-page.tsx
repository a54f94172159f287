import { useTranslation } from '@tessera/shared/i18n';
import { Badge } from '@tessera/shared/ui/badge';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { type DataColumn, DataTable } from '@tessera/shared/ui/table';
import { type ConsoleConversation, getConsoleConversations, supportViews } from '@tessera/shared/wire/console';
import { useMemo, useState } from 'react';
import { useConsole } from '../../api/queries.ts';
import { merchantColumn } from '../../chrome/merchant-column.tsx';
import { Queue } from '../../chrome/queue.tsx';
import { when } from '../../format.ts';
import { languageName } from '../switches/language-name.ts';
import { ConversationPanel } from './conversation-panel.tsx';

type View = (typeof supportViews)[number];

/** Customer service: the queue, VIP first, and the conversation that is open. */
export function SupportPage() {
  const { t } = useTranslation('console');
  const [view, setView] = useState<View>('waiting');
  const [opened, setOpened] = useState<string>();
  const queue = useConsole(getConsoleConversations, { page: 1, pageSize: 50, view });
  const columns = useColumns(setOpened);
  return (
    <>
      <Queue
        title={t('support.title')}
        viewLabel={t('status')}
        views={supportViews.map((value) => ({ value, label: t(`support.${value}`) }))}
        view={view}
        onView={setView}
      >
        <ResourceView
          resource={queue}
          skeleton={<SkeletonText lines={6} />}
          isEmpty={({ list }) => list.length === 0}
          empty={<EmptyState title={t('support.empty')} />}
        >
          {({ list }) => <DataTable label={t('support.title')} columns={columns} rows={list} rowKey={({ id }) => id} />}
        </ResourceView>
      </Queue>
      {opened && <ConversationPanel key={opened} id={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

function useColumns(onOpen: (id: string) => void): readonly DataColumn<ConsoleConversation>[] {
  const { t } = useTranslation('console');
  return useMemo(
    () => [
      { key: 'at', head: t('column.at'), cell: ({ lastAtMs }) => when(lastAtMs) },
      {
        key: 'queue',
        head: t('support.queue'),
        cell: ({ channel }) => (
          <Badge tone={channel === 'VIP' ? 'accent' : 'neutral'}>{t(`support.channel.${channel}`)}</Badge>
        ),
      },
      merchantColumn(t),
      {
        key: 'player',
        head: t('column.player'),
        cell: ({ username, id }) => username ?? t('support.visitor', { id }),
        phone: 'name',
      },
      { key: 'language', head: t('support.language'), cell: ({ language }) => languageName(language) },
      {
        key: 'text',
        head: t('support.last'),
        cell: ({ lastText }) => (lastText.length > 80 ? `${lastText.slice(0, 80)}…` : lastText) || t('support.picture'),
      },
      {
        key: 'open',
        head: t('support.conversation'),
        align: 'end',
        cell: ({ id }) => (
          <Button size="small" onClick={() => onOpen(id)}>
            {t('support.open')}
          </Button>
        ),
      },
    ],
    [t, onOpen],
  );
}
