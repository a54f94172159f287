import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { depositReasons } from '../wallet/reason-codes.ts';
import { idParameter, stepTaken } from './console-fields.ts';

/** Credits a deposit, once. Refusals of both: `deposit.unknown`, `deposit.state.not.allowed`. */
export const approveDeposit = defineEndpoint({
  name: 'console.approve-deposit',
  method: 'POST',
  path: '/console-api/deposits/:id/approve',
  module: null,
  token: 'required',
  request: idParameter,
  answer: stepTaken,
});

/** Refuses a deposit, with the reason that the player reads. */
export const rejectDeposit = defineEndpoint({
  name: 'console.reject-deposit',
  method: 'POST',
  path: '/console-api/deposits/:id/reject',
  module: null,
  token: 'required',
  request: v.object({ ...idParameter.entries, reasonCode: v.picklist(depositReasons) }),
  answer: stepTaken,
});
