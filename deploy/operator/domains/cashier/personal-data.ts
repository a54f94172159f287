import { type PersonalData, pagedData } from '../identity/index.ts';
import type { CashierNeeds } from './needs.ts';

/** What the cashier keeps about a member. */
export function addPersonalData({ db, personalData }: CashierNeeds): void {
  const sections: PersonalData[] = [
    pagedData(
      db,
      'movements',
      `select e.id, m.id as movement, e.kind, a.kind as account, e.amount_minor as "amountMinor",
         e.balance_after_minor as "balanceAfterMinor", m.reference, e.at
       from member c join ledger_account a on a.merchant = c.merchant and a.owner = 'player:' || c.id
       join ledger_entry e on e.account_id = a.id join ledger_movement m on m.id = e.movement_id
       where c.id = $1 and e.id > $2 order by e.id limit $3`,
    ),
    pagedData(
      db,
      'deposits',
      `select id, reference, method_id as method, amount_minor as "amountMinor", announced_minor as "announcedMinor",
         fee_minor as "feeMinor", depositor_name as "depositorName", status, reason_code as reason, created_at as "createdAt",
         decided_at as "decidedAt"
       from deposit where member_id = $1 and id > $2 order by id limit $3`,
    ),
    pagedData(
      db,
      'withdrawals',
      `select w.id, w.reference, w.amount_minor as "amountMinor", w.paid_minor as "paidMinor",
         w.returned_minor as "returnedMinor", w.bank_code as bank, w.account_number as "accountNumber",
         w.account_holder as "accountHolder", w.status, w.reason_code as reason, w.created_at as "createdAt",
         (select coalesce(jsonb_agg(jsonb_build_object('status', v.status, 'reason', v.reason_code, 'at', v.at) order by v.id), '[]')
          from withdrawal_event v where v.withdrawal_id = w.id) as steps,
         (select coalesce(jsonb_agg(jsonb_build_object('number', p.number, 'status', p.status, 'paidAt', p.paid_at) order by p.number), '[]')
          from withdrawal_part p where p.withdrawal_id = w.id) as parts
       from withdrawal w where w.member_id = $1 and w.id > $2 order by w.id limit $3`,
    ),
    pagedData(
      db,
      'bankAccounts',
      `select id, bank_code as bank, account_number as "accountNumber", holder as "accountHolder", is_default as "isDefault",
         added_at as "addedAt", usable_from as "usableFrom", removed_at as "removedAt"
       from bank_account where member_id = $1 and id > $2 order by id limit $3`,
    ),
    pagedData(
      db,
      'uplineTransfers',
      `select id, reference, amount_minor as "amountMinor", created_at as "createdAt"
       from upline_transfer where member_id = $1 and id > $2 order by id limit $3`,
    ),
    pagedData(
      db,
      'claims',
      `select id, amount_minor as "amountMinor", open_minor as "openMinor", at, closed_at as "closedAt"
       from payment_claim where member_id = $1 and id > $2 order by id limit $3`,
    ),
  ];
  personalData.push(...sections);
}
