export { createConsoleRoutes } from './console-routes.ts';
export { addConsoleOperator, createConsoleSessions } from './console-sessions.ts';
export { backOfficeModule } from './module.ts';
export type { BackOfficeNeeds } from './needs.ts';
