import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { withdrawal } from './withdrawal.ts';

/** One withdrawal of the member with its timeline; `withdrawal.unknown` for anybody else's. */
export const getWithdrawal = defineEndpoint({
  name: 'wallet.withdrawal',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawalDetail',
  module: 'MF_WALLET',
  token: 'required',
  request: v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,15}$/)) }),
  answer: withdrawal,
});
