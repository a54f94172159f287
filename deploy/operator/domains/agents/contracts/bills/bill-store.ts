import { type Database, one } from '@tessera/database/database';
import type { BillStatus, ContractKind, ContractTerms } from '@tessera/shared/wire/agent';
import { Refusal } from '../../../../platform/http/refusal.ts';

/** A bill as it is stored. */
export interface Bill {
  readonly id: number;
  readonly merchant: string;
  readonly contractId: number;
  readonly kind: ContractKind;
  readonly payerId: number;
  readonly payer: string;
  readonly agentId: number;
  readonly agent: string;
  readonly reference: string;
  readonly from: Date;
  readonly to: Date;
  readonly amountMinor: number;
  readonly paidMinor: number;
  readonly status: BillStatus;
  readonly isAutomatic: boolean;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

/** How it came to its amount. */
export interface ExplainedBill extends Bill {
  readonly activeMembers: number;
  readonly validBetMinor: number;
  readonly payoutMinor: number;
  readonly rebateMinor: number;
  readonly bonusMinor: number;
  readonly carriedInMinor: number;
  readonly carriedOutMinor: number;
  readonly baseMinor: number;
  readonly tier: number | null;
  readonly rateBasisPoints: number;
  readonly terms: ContractTerms;
}

const columns = `b.id, b.merchant, b.contract_id as "contractId", b.kind, b.payer_id as "payerId", p.username as payer,
  b.agent_id as "agentId", a.username as agent, b.reference, b.period_from as "from", b.period_to as "to",
  b.amount_minor as "amountMinor", b.paid_minor as "paidMinor", b.status, b.is_automatic as "isAutomatic",
  b.issued_at as "issuedAt", b.expires_at as "expiresAt"`;
const explained = `b.active_members as "activeMembers", b.valid_bet_minor as "validBetMinor", b.payout_minor as "payoutMinor",
  b.rebate_minor as "rebateMinor", b.bonus_minor as "bonusMinor", b.carried_in_minor as "carriedInMinor",
  b.carried_out_minor as "carriedOutMinor", b.base_minor as "baseMinor", b.tier, b.rate_basis_points as "rateBasisPoints",
  c.terms`;

/** The tables of a condition on bills: `b`, with the names of payer `p` and receiver `a`. */
export const billTables = 'agent_bill b join member p on p.id = b.payer_id join member a on a.id = b.agent_id';
/** SQL: what can be paid. */
export const isOpenBill = "b.status in ('issued', 'payerShort', 'partPaid')";

type Param = string | number | Date | null | readonly (string | number)[];

export const findBills = (db: Database, where: string, params: readonly Param[]): Promise<Bill[]> =>
  db.query<Bill>(`select ${columns} from ${billTables} where ${where}`, [...params]);

export const unknownBill = () => new Refusal(404, 'agent.bill.unknown');

export const findExplained = (db: Database, where: string, params: readonly Param[]): Promise<ExplainedBill[]> =>
  db.query<ExplainedBill>(
    `select ${columns}, ${explained} from ${billTables} join agent_contract c on c.id = b.contract_id where ${where}`,
    [...params],
  );

/** A bill of which the account is a party, with its explanation. Others are answered like one that does not exist. */
export async function billOf(db: Database, memberId: number, id: number): Promise<ExplainedBill> {
  const [found] = await findExplained(db, 'b.id = $1 and $2 in (b.payer_id, b.agent_id)', [id, memberId]);
  if (!found) throw unknownBill();
  return found;
}

/** A bill in the turn of its payer: nobody else changes it before the transaction ends. */
export async function lockBill(db: Database, id: number): Promise<Bill> {
  await db.query('select 1 from agent_bill where id = $1 for update', [id]);
  return one(await findBills(db, 'b.id = $1', [id]));
}

/** What is still to be paid. */
export const openMinor = ({ amountMinor, paidMinor }: Bill): number => amountMinor - paidMinor;
