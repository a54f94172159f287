import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import type { createDeposit } from '@tessera/shared/wire/wallet';

export type Deposit = AnswerOf<typeof createDeposit>;

export interface DepositStep {
  readonly key: 'requested' | 'transfer' | 'credited';
  readonly state: 'done' | 'now' | 'later' | 'failed';
  readonly atMs?: number;
  /** The latest time for an answer. */
  readonly byMs?: number;
}

/** The way of a deposit: asked for, the transfer being looked for, credited; or refused, and nothing has moved. */
export function depositSteps(
  deposit: Pick<Deposit, 'status' | 'createdAtMs' | 'answerByMs' | 'decidedAtMs'>,
): readonly DepositStep[] {
  const atMs = deposit.decidedAtMs ?? undefined;
  const requested: DepositStep = { key: 'requested', state: 'done', atMs: deposit.createdAtMs };
  switch (deposit.status) {
    case 'approved':
      return [requested, { key: 'transfer', state: 'done', atMs }, { key: 'credited', state: 'done', atMs }];
    case 'rejected':
      return [requested, { key: 'transfer', state: 'failed', atMs }];
    default:
      return [
        requested,
        { key: 'transfer', state: 'now', byMs: deposit.answerByMs },
        { key: 'credited', state: 'later', byMs: deposit.answerByMs },
      ];
  }
}
