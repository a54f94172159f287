import type { MigrationSource } from './db/migrate.ts';

/** The frame's own tables; modules add theirs after these, in the order of `modules.ts`. */
export const operatorMigrations: readonly MigrationSource[] = [
  { owner: 'operator', folder: new URL('./db/migrations/', import.meta.url) },
];
