import type { Database } from '@tessera/database/database';

export interface TransferRow {
  readonly id: number;
  readonly reference: string;
  readonly account: string;
  readonly amountMinor: number;
  readonly createdAt: Date;
}

/** Transfers that fit; the table has the alias `t`. */
export const readTransfers = (db: Database, where: string, params: readonly (string | number)[]) =>
  db.query<TransferRow>(
    `select t.id, t.reference, m.username as account, t.amount_minor as "amountMinor", t.created_at as "createdAt"
     from downline_transfer t join member m on m.id = t.receiver_id where ${where}`,
    params,
  );

export const wireTransfer = ({ id, reference, account, amountMinor, createdAt }: TransferRow) => ({
  id: String(id),
  reference,
  account,
  amount: amountMinor,
  createdAtMs: createdAt.getTime(),
});
