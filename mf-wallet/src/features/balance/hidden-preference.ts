import { readStored, writeStored } from '@tessera/shared/session';
import { createStore } from '@tessera/shared/store';

const isHidden = createStore(() => readStored('isBalanceHidden') ?? false);

function setHidden(value: boolean): void {
  writeStored('isBalanceHidden', value);
  isHidden.set(value);
}

/** Whether the balance is shown as `***`; remembered by this browser. */
export const useBalanceHidden = () => [isHidden.use(), setHidden] as const;
