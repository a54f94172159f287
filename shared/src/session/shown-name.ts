interface Named {
  readonly account: string;
  readonly nickname: string;
}

/** An account that was made by mobile is named by its number, which is nobody's to read over a shoulder. */
const numberAsName = /^\d{8,15}$/;

/** An account's name as the screen shows it; of a number the last four are hidden, as the operator hides them elsewhere: two masks would tell it all. */
export const shownAccount = (account: string): string =>
  numberAsName.test(account) ? `${account.slice(0, -4)}****` : account;

/** What a member is called: by the nickname, or before there is one by the account. */
export const shownName = ({ account, nickname }: Named): string => nickname || shownAccount(account);

/** The first letter of a name; none of one that begins with a digit, which says nothing of anybody. */
export function initialOf(name: string): string | undefined {
  const [first] = name;
  return first && !/\p{Nd}/u.test(first) ? first : undefined;
}
