import { serverNow } from '@tessera/shared/clock';

/** Whether a withdrawal to the account would still be refused, by the server's clock. */
export const isNewAccount = ({ usableFromMs }: { readonly usableFromMs: number }): boolean =>
  usableFromMs > serverNow();

/** What keeps a withdrawal from the chosen account; an empty id chooses none. */
export function accountProblem(
  accounts: readonly { readonly id: string; readonly usableFromMs: number }[],
  id: string,
): 'missing' | 'new' | undefined {
  const account = accounts.find((one) => one.id === id);
  if (!account) return 'missing';
  return isNewAccount(account) ? 'new' : undefined;
}
