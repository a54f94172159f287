import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import type { getWithdrawal } from '@tessera/shared/wire/wallet';

/** One withdrawal, as the operator answers it to its owner. */
export type Withdrawal = AnswerOf<typeof getWithdrawal>;
