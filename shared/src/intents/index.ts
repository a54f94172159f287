export type * from './intent-map.ts';
export { ask, type IntentRouter, installIntentRouter } from './router.ts';
