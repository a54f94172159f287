import type { MigrationSource } from './platform/database/migrate.ts';

/** Tables that several domains share; each domain's own come after these, in the order of `modules.ts`. */
export const operatorMigrations: readonly MigrationSource[] = [
  { owner: 'operator', folder: new URL('./migrations/', import.meta.url) },
];
