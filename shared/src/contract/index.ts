export { BrowserOnly } from './browser-only.ts';
export { definePort, defineRemote, type Port } from './define.ts';
export type * from './types.ts';
