import { endpointMutation } from '@tessera/shared/query';
import {
  addBankAccount,
  checkBankAccount,
  removeBankAccount,
  setDefaultBankAccount,
} from '@tessera/shared/wire/wallet';
import { useWithdrawSettings, type WithdrawSettings } from './withdrawals.ts';

export type BankAccountBook = NonNullable<WithdrawSettings['accounts']>;
export type BankAccount = BankAccountBook['list'][number];

const book = { invalidates: [useWithdrawSettings.key], evenIfRefused: true };

/** Sends one unit to the account; nothing is in the book yet. */
export const useCheckBankAccount = endpointMutation(checkBankAccount, { invalidates: [] });
/** A refusal may mean that another device has changed the book, which is fetched again. */
export const useAddBankAccount = endpointMutation(addBankAccount, book);
export const useSetDefaultBankAccount = endpointMutation(setDefaultBankAccount, book);
export const useRemoveBankAccount = endpointMutation(removeBankAccount, book);
