/** Every query key of the wallet, in one place; `all` invalidates whatever hangs on money. */
export const walletKeys = {
  all: ['wallet'],
  depositSettings: ['wallet', 'deposit-settings'],
  deposits: ['wallet', 'deposits'],
  withdrawSettings: ['wallet', 'withdraw-settings'],
  withdrawals: ['wallet', 'withdrawals'],
  withdrawal: (id: string) => ['wallet', 'withdrawals', id],
  records: ['wallet', 'record'],
  record: (request: object) => ['wallet', 'record', request],
} as const;
