interface Named {
  readonly account: string;
  readonly nickname: string;
}

/** An account registered by phone has its number as username, which should not be readable on the screen. */
const numberAsName = /^\d{8,15}$/;

/**
 * An account's name for the screen. Of a phone number the last four digits are hidden, the same as the operator hides
 * elsewhere, because two different masks would reveal all.
 */
export const shownAccount = (account: string): string =>
  numberAsName.test(account) ? `${account.slice(0, -4)}****` : account;

/** The name of a member: nickname or else username. */
export const shownName = ({ account, nickname }: Named): string => nickname || shownAccount(account);

/** The first letter of a name; none if it starts with a digit. */
export function initialOf(name: string): string | undefined {
  const [first] = name;
  return first && !/\p{Nd}/u.test(first) ? first : undefined;
}
