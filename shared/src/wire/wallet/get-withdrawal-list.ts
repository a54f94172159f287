import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { listOf, pageFields } from '../fields.ts';
import { withdrawal, withdrawalStatuses } from './withdrawal.ts';

/** The member's withdrawals, newest first. */
export const getWithdrawalList = defineEndpoint({
  name: 'wallet.withdrawal-list',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawalList',
  module: 'MF_WALLET',
  token: 'required',
  request: v.object({ ...pageFields, status: v.optional(listOf(v.picklist(withdrawalStatuses))) }),
  answer: (m) => v.object({ total: v.number(), list: v.array(withdrawal(m)) }),
});
