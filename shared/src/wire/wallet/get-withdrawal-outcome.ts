import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { requestId } from '../fields.ts';
import { withdrawal } from './withdrawal.ts';

/**
 * What became of a withdrawal request that got no answer. Null means that no money was set aside and that this request id
 * never will: a copy of it that is still on its way is refused with `request.abandoned`.
 */
export const getWithdrawalOutcome = defineEndpoint({
  name: 'wallet.withdrawal-outcome',
  method: 'POST',
  path: '/wps/relay/MCSFE_getWithdrawalOutcome',
  module: 'MF_WALLET',
  token: 'required',
  request: v.object({ requestId }),
  answer: (m) => v.object({ withdrawal: v.nullable(withdrawal(m)) }),
});
