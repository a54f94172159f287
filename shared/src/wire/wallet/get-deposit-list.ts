import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { pageFields } from '../fields.ts';
import { deposit } from './deposit.ts';

/** The member's deposits, newest first. */
export const getDepositList = defineEndpoint({
  name: 'wallet.deposit-list',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositList',
  module: 'MF_WALLET',
  token: 'required',
  request: v.object(pageFields),
  answer: (m) => v.object({ total: v.number(), list: v.array(deposit(m)) }),
});
