import { Link } from '@tessera/shared/router';
import type { DataColumn } from '@tessera/shared/ui/table';
import { when } from '../format.ts';
import { merchantColumn } from './merchant-column.tsx';

interface OfPlayer {
  readonly merchant: string;
  /** Null where nobody is known. */
  readonly username: string | null;
}

/** The first columns of every queue: the time, the merchant, and the player's name, which leads to the account's page. */
export const playerColumns = <Row extends OfPlayer>(
  t: (key: string) => string,
  atMs: (row: Row) => number,
): readonly DataColumn<Row>[] => [
  { key: 'at', head: t('column.at'), cell: (row) => when(atMs(row)) },
  merchantColumn(t),
  {
    key: 'player',
    head: t('column.player'),
    cell: ({ merchant, username }) =>
      username ? <Link to={`/members?${new URLSearchParams({ merchant, username })}`}>{username}</Link> : '–',
    phone: 'name',
  },
];
