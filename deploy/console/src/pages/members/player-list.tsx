import { useTranslation } from '@tessera/shared/i18n';
import type { ComponentProps } from 'react';
import { PagedTable } from '../../chrome/paged-table.tsx';

export const playerPageSize = 20;

/** One list of an account, a page at a time. */
export function PlayerList<Row extends object>(
  props: Omit<ComponentProps<typeof PagedTable<Row>>, 'empty' | 'pageSize'>,
) {
  const { t } = useTranslation('console');
  return <PagedTable {...props} pageSize={playerPageSize} empty={t('players.empty')} />;
}
