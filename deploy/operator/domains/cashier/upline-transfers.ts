import { one } from '@tessera/database/database';
import { minorToDecimal } from '@tessera/shared/money';
import {
  createUplineTransfer,
  getUplineTransfer,
  getUplineTransferOutcome,
  getUplineTransfers,
} from '@tessera/shared/wire/wallet';
import { Refusal } from '../../platform/http/refusal.ts';
import { isTrial, type Member, walletOf } from '../identity/index.ts';
import { cashierCall } from './cashier-refusal.ts';
import { postUplineTransfer } from './member-messages.ts';
import type { CashierNeeds } from './needs.ts';
import { outgoingObstacles } from './outgoing-obstacles.ts';
import { refuseAbandoned, requestOutcome } from './requests/request-outcome.ts';
import { requireRealAccount } from './require-real-account.ts';
import { approversNeeded } from './withdrawal-rules.ts';

interface Row {
  readonly id: number;
  readonly reference: string;
  readonly upline: string;
  readonly amountMinor: number;
  readonly createdAt: Date;
}

const latest = 10;

const readRows = ({ db }: Pick<CashierNeeds, 'db'>, where: string, params: readonly (string | number)[]) =>
  db.query<Row>(
    `select t.id, t.reference, u.username as upline, t.amount_minor as "amountMinor", t.created_at as "createdAt"
     from upline_transfer t join member u on u.id = t.upline_id where ${where}`,
    params,
  );

const wireTransfer = ({ id, reference, upline, amountMinor, createdAt }: Row) => ({
  id: String(id),
  reference,
  upline,
  amount: amountMinor,
  createdAtMs: createdAt.getTime(),
});

/** The account above, if the member may give money to it and it can take it. */
async function uplineOf({ db }: Pick<CashierNeeds, 'db'>, member: Member) {
  if (!member.toUpline || member.parentId === null || isTrial(member)) return undefined;
  const rows = await db.query<{ id: number; username: string }>(
    "select id, username from member where id = $1 and merchant = $2 and status = 'active' for key share",
    [member.parentId, member.merchant],
  );
  return rows[0];
}

const byRequest = async (context: CashierNeeds, memberId: number, requestId: string): Promise<Row | undefined> =>
  (await readRows(context, 't.member_id = $1 and t.request_id = $2', [memberId, requestId]))[0];

/** Transfers to the account above: for a member who may, by the rules of a withdrawal, and with its password. */
export function answerUplineTransfers(context: CashierNeeds): void {
  const { routes, db, clock, ledger, withMember, paymentPassword } = context;

  routes.handleMember(getUplineTransfers, async ({ merchant, member }) => {
    const { minimumMinor, maximumMinor } = merchant.profile.cashier.withdrawal;
    const upline = await uplineOf(context, member);
    const { codes, turnoverMinor } = await outgoingObstacles(context, merchant, member, minimumMinor);
    const isOpen = upline !== undefined && codes.length === 0;
    return {
      upline: upline?.username ?? null,
      availableAmount: isOpen ? await ledger.balance(merchant.code, walletOf(member).cash) : 0,
      minimumAmount: minimumMinor,
      maximumAmount: maximumMinor,
      remainingTurnover: turnoverMinor,
      obstacles: codes,
      hasPaymentPassword: await paymentPassword.isSet(member.id),
      list: (await readRows(context, `t.member_id = $1 order by t.id desc limit ${latest}`, [member.id])).map(
        wireTransfer,
      ),
    };
  });

  routes.handleMember(createUplineTransfer, async ({ merchant, member, request }) => {
    requireRealAccount(member);
    const { requestId, amount } = request;
    const { minimumMinor, maximumMinor } = merchant.profile.cashier.withdrawal;
    if (!(await uplineOf(context, member))) throw new Refusal(400, 'upline.unavailable');
    if (amount < minimumMinor || amount > maximumMinor) throw new Refusal(400, 'upline.amount.outside');
    // Nobody reviews a transfer, so what two people would have to approve cannot be transferred.
    if (approversNeeded(merchant, amount) > 1) throw new Refusal(400, 'upline.amount.review');
    // Before the transaction, as it is slow by design, and after every check that needs no lock, as a wrong try counts.
    await paymentPassword.require(member.id, request.paymentPassword ?? '');
    const id = await withMember(member.id, async () => {
      const upline = await uplineOf(context, member);
      if (!upline) throw new Refusal(400, 'upline.unavailable');
      if (!(await byRequest(context, member.id, requestId))) {
        await refuseAbandoned(context, member.id, requestId);
        const {
          codes: [code],
          turnoverMinor,
        } = await outgoingObstacles(context, merchant, member, amount);
        const remainingTurnover = minorToDecimal(turnoverMinor, merchant.currency);
        if (code) throw new Refusal(400, code, { remainingTurnover });
      }
      const fields = [merchant.code, member.id, upline.id, requestId, amount, clock.now()];
      const rows = await cashierCall(() =>
        db.query<{ id: number }>('select create_upline_transfer($1, $2, $3, $4, $5, $6) as id', fields),
      );
      const made = one(rows).id;
      await postUplineTransfer(context, made);
      return made;
    });
    return wireTransfer(one(await readRows(context, 't.id = $1', [id])));
  });

  routes.handleMember(getUplineTransfer, async ({ member, request: { id } }) => {
    const [row] = await readRows(context, 't.id = $1 and t.member_id = $2', [Number(id), member.id]);
    if (!row) throw new Refusal(404, 'upline.unknown');
    return wireTransfer(row);
  });

  routes.handleMember(getUplineTransferOutcome, async ({ member, request: { requestId } }) => {
    const found = await requestOutcome(context, member.id, requestId, () => byRequest(context, member.id, requestId));
    return { transfer: found && wireTransfer(found) };
  });
}
