import type { MigrationSource } from './platform/database/migrate.ts';

/** The frame's own tables; modules add theirs after these, in the order of `modules.ts`. */
export const operatorMigrations: readonly MigrationSource[] = [
  { owner: 'operator', folder: new URL('./migrations/', import.meta.url) },
];
