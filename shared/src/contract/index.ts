export { checkContract } from './check-contract.ts';
export { definePort, type Port } from './define-port.ts';
export { defineRemote } from './define-remote.ts';
export type * from './types.ts';
