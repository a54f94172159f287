import { call } from '@tessera/shared/api';
import { getBalance } from '@tessera/shared/wire/wallet';

/** Asks the operator for the balance. Not a query: reactions ask outside React, and a failure keeps the last amount. */
export const askBalance = () => call(getBalance, {});
