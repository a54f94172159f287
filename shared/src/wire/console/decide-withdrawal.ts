import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { transferFailures, withdrawalReasons } from '../wallet/reason-codes.ts';
import { idParameter, stepTaken } from './console-fields.ts';

/** Approves after review; the transfer goes to the bank by itself. Refusals of all four: `withdrawal.unknown`, `withdrawal.state.not.allowed`. */
export const approveWithdrawal = defineEndpoint({
  name: 'console.approve-withdrawal',
  method: 'POST',
  path: '/console-api/withdrawals/:id/approve',
  module: null,
  token: 'required',
  request: idParameter,
  answer: stepTaken,
});

/** Refuses in review; the money is back at once. */
export const rejectWithdrawal = defineEndpoint({
  name: 'console.reject-withdrawal',
  method: 'POST',
  path: '/console-api/withdrawals/:id/reject',
  module: null,
  token: 'required',
  request: v.object({ ...idParameter.entries, reasonCode: v.picklist(withdrawalReasons) }),
  answer: stepTaken,
});

/** The bank has carried the transfer out. */
export const completeWithdrawal = defineEndpoint({
  name: 'console.complete-withdrawal',
  method: 'POST',
  path: '/console-api/withdrawals/:id/complete',
  module: null,
  token: 'required',
  request: idParameter,
  answer: stepTaken,
});

/** The bank has refused the transfer; the money is back at once. */
export const failWithdrawal = defineEndpoint({
  name: 'console.fail-withdrawal',
  method: 'POST',
  path: '/console-api/withdrawals/:id/fail',
  module: null,
  token: 'required',
  request: v.object({ ...idParameter.entries, reasonCode: v.picklist(transferFailures) }),
  answer: stepTaken,
});
