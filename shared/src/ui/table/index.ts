export type { DataColumn, TableSelection, TableSort, TableTree } from './column.ts';
export { DataTable, type DataTableProps } from './data-table.tsx';
