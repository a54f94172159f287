import { serverNow } from '@tessera/shared/clock';

/** Whether a withdrawal to the account would still be refused, by the server's clock. */
export const isNewAccount = ({ usableFromMs }: { readonly usableFromMs: number }): boolean =>
  usableFromMs > serverNow();

/** The account that is chosen by itself: one that can be paid to, else the first one; an empty id where there is none. */
export const firstChoice = (accounts: readonly { readonly id: string; readonly usableFromMs: number }[]): string =>
  (accounts.find((account) => !isNewAccount(account)) ?? accounts[0])?.id ?? '';

/** What keeps a withdrawal from the chosen account; an empty id chooses none. */
export function accountProblem(
  accounts: readonly { readonly id: string; readonly usableFromMs: number }[],
  id: string,
): 'missing' | 'new' | undefined {
  const account = accounts.find((one) => one.id === id);
  if (!account) return 'missing';
  return isNewAccount(account) ? 'new' : undefined;
}
