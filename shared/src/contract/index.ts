export { checkContract } from './check-contract.ts';
export { defineRemote } from './define-remote.ts';
export type * from './types.ts';
