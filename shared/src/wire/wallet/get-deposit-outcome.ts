import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { requestId } from '../fields.ts';
import { deposit } from './deposit.ts';

/**
 * What became of a deposit request that got no answer. Null means that nothing was announced and that this request id
 * never will be: a copy of it that is still on its way is refused with `request.abandoned`.
 */
export const getDepositOutcome = defineEndpoint({
  name: 'wallet.deposit-outcome',
  method: 'POST',
  path: '/wps/relay/MCSFE_getDepositOutcome',
  module: 'MF_WALLET',
  token: 'required',
  request: v.object({ requestId }),
  answer: (m) => v.object({ deposit: v.nullable(deposit(m)) }),
});
