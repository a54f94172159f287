import type { RemoteContract } from './types.ts';

/** Declares a remote; the literal types are kept, so that routes and dialogs can be read from them. */
export function defineRemote<const Contract extends RemoteContract>(contract: Contract): Contract {
  return contract;
}
