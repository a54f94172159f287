import { moneyOf } from './money-of.ts';
import type { BackOfficeNeeds } from './needs.ts';

/** What deposits and withdrawals have in common. */
export interface RequestRow {
  readonly id: number;
  readonly merchant: string;
  readonly username: string;
  readonly reference: string;
  readonly amountMinor: number;
  readonly createdAt: Date;
  readonly answerBy: Date;
  readonly reasonCode: string | null;
}

/** The common fields of a request, as the console reads them. */
export const requestFields = ({ merchants }: Pick<BackOfficeNeeds, 'merchants'>, row: RequestRow) => ({
  id: String(row.id),
  merchant: row.merchant,
  username: row.username,
  reference: row.reference,
  money: moneyOf({ merchants }, row.merchant, row.amountMinor),
  createdAtMs: row.createdAt.getTime(),
  answerByMs: row.answerBy.getTime(),
  reasonCode: row.reasonCode,
});
