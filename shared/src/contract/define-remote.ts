import type { RemoteContract } from './types.ts';

/** Declares a remote; the literal types are kept, so that {@link portOf} lets only declared events through. */
export function defineRemote<const Contract extends RemoteContract>(contract: Contract): Contract {
  return contract;
}
