import { seededDatabases } from '../../../testing/seeded-databases.ts';
import { withOperator } from '../../../testing/with-operator.ts';
import { houseOwner, playerOwner } from '../../ledger/ledger.ts';
import type { Merchant } from '../../merchants/merchant.ts';
import { creditDue, rebateKey, rebateKind, rebateReference } from './settle-day.ts';

const day = '2026-02-20';
const onPostgres = seededDatabases.filter(([name]) => name === 'PostgreSQL');

describe.each(onPostgres)('rebates that are due on %s', (_name, open) => {
  const { operator } = withOperator({ on: open });
  let merchant: Merchant;
  let members: number[];
  beforeAll(async () => {
    merchant = operator.context.merchants.byCode('aurora') as Merchant;
  });
  beforeEach(async () => {
    members = [];
    for (let at = 0; at < 3; at += 1) {
      const username = `due${at}x${Date.now() % 1e9}`;
      members.push(
        (await operator.context.accounts.create({ merchant: 'aurora', username, type: 0, password: null })).id,
      );
    }
    await operator.context.db.query(
      `insert into rebate_due (merchant, day, member_id, amount_minor) select 'aurora', $1, id, 500 from unnest($2::bigint[]) as u (id)`,
      [day, members],
    );
  });

  const cashOf = (memberId: number) =>
    operator.context.ledger.balance('aurora', { owner: playerOwner(memberId), kind: 'player_cash' });
  const credit = (memberId: number, amountMinor: number) => ({
    merchant: 'aurora',
    key: rebateKey(day, memberId),
    kind: rebateKind,
    reference: rebateReference(day),
    lines: [
      { account: { owner: houseOwner, kind: 'bonus_expense' }, amountMinor: -amountMinor },
      { account: { owner: playerOwner(memberId), kind: 'player_cash' }, amountMinor },
    ],
  });

  it('are credited one by one: the first is there while another decision still holds the money of the last', async () => {
    const { db, ledger } = operator.context;
    const last = members[2] as number;
    await ledger.post({ ...credit(last, 1), key: `opening:${last}` });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let held = () => {};
    const isHeld = new Promise<void>((resolve) => {
      held = resolve;
    });
    const holding = db.transaction(async () => {
      await db.query('select 1 from ledger_account where owner = $1 for update', [playerOwner(last)]);
      held();
      while ((await db.query('select 1 from rebate_due where member_id = $1', [members[1] as number])).length > 0);
      await released;
    });
    await isHeld;
    const crediting = creditDue(operator.context, merchant);
    while ((await cashOf(members[1] as number)) === 0);
    expect(await cashOf(members[0] as number)).toBe(500);
    expect(await cashOf(last)).toBe(1);
    release();
    await Promise.all([holding, crediting]);
    expect(await cashOf(last)).toBe(501);
  });

  it('that cannot be credited do not delay others, and fail the job', async () => {
    // The same key with another amount: the ledger refuses the second one.
    await operator.context.ledger.post(credit(members[0] as number, 7));
    await expect(creditDue(operator.context, merchant)).rejects.toThrow('1 items failed.');
    expect(await Promise.all(members.map(cashOf))).toEqual([7, 500, 500]);
    await operator.context.db.query('delete from rebate_due');
  });
});
