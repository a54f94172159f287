import type { DataColumn } from '@tessera/shared/ui/table';
import styles from './merchant-column.module.css';

/** The column of the merchant's code, which stays whole however narrow the table is. */
export const merchantColumn = <Row extends { readonly merchant: string }>(
  t: (key: 'column.merchant') => string,
): DataColumn<Row> => ({
  key: 'merchant',
  head: t('column.merchant'),
  cell: ({ merchant }) => <span className={styles.code}>{merchant}</span>,
});
