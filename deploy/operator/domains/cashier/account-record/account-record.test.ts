import { exportAccountRecord, getAccountRecord, getMovement } from '@tessera/shared/wire/wallet';
import { seededDatabases } from '../../../testing/seeded-databases.ts';
import { withOperator } from '../../../testing/with-operator.ts';
import { houseOwner, playerOwner } from '../../ledger/index.ts';

describe.each(seededDatabases)('the account record on %s', (_name, open) => {
  const { operator, site } = withOperator({ on: open });

  /** A member with a deposit, money held for a withdrawal that came back, and a bonus that became cash. */
  async function newMember(username: string) {
    const { context } = operator;
    const { id } = await context.accounts.create({ merchant: 'aurora', username, type: 0, password: null });
    const house = { owner: houseOwner, kind: 'bank_clearing' } as const;
    const own = (kind: 'player_cash' | 'player_bonus' | 'withdrawal_hold') => ({ owner: playerOwner(id), kind });
    const post = (kind: string, reference: string, from: object, to: object, amountMinor: number) =>
      context.ledger.post({
        merchant: 'aurora',
        key: `${username}:${kind}`,
        kind,
        reference,
        lines: [
          { account: from as ReturnType<typeof own>, amountMinor: -amountMinor },
          { account: to as ReturnType<typeof own>, amountMinor },
        ],
      });
    const deposit = await post('deposit', 'D-7', house, own('player_cash'), 50_000);
    const hold = await post('withdrawal-hold', `W-${username}`, own('player_cash'), own('withdrawal_hold'), 20_000);
    await post('withdrawal-returned', `W-${username}`, own('withdrawal_hold'), own('player_cash'), 20_000);
    await post('bonus', 'promotion:1', { owner: houseOwner, kind: 'bonus_expense' }, own('player_bonus'), 1_000);
    const release = await post('bonus-release', 'promotion:1', own('player_bonus'), own('player_cash'), 1_000);
    const token = await context.sessions.issue(id);
    return {
      deposit,
      hold,
      release,
      token,
      ask: (...[endpoint, request]: Parameters<typeof site.call>) => site.call(endpoint, request, { token }),
    };
  }

  it('sums what the filter shows by type, and in and out on all its pages', async () => {
    const { ask } = await newMember('sumsbytype');
    const { body } = await ask(getAccountRecord, { pageSize: 2 });
    expect(body.value).toMatchObject({ total: 5, inAmount: 710, outAmount: -200 });
    expect((body.value as { sums: object[] }).sums).toEqual([
      { type: 'bonus', movements: 1, amount: 10 },
      { type: 'bonus-release', movements: 1, amount: 0 },
      { type: 'deposit', movements: 1, amount: 500 },
      { type: 'withdrawal-hold', movements: 1, amount: -200 },
      { type: 'withdrawal-returned', movements: 1, amount: 200 },
    ]);
    const deposits = await ask(getAccountRecord, { type: ['deposit'] });
    expect(deposits.body.value).toMatchObject({ total: 1, sums: [{ type: 'deposit', amount: 500 }] });
  });

  it('gives a receipt that says what moved where, and what else belongs to it', async () => {
    const { ask, hold, release } = await newMember('receipts');
    const { body } = await ask(getMovement, { id: String(hold.id) });
    expect(body.value).toMatchObject({
      movement: { type: 'withdrawal-hold', amount: -200, balanceAfter: 300 },
      balanceBefore: 500,
      parts: [
        { account: 'cash', amount: -200 },
        { account: 'hold', amount: 200 },
      ],
      related: [{ type: 'withdrawal-hold' }, { type: 'withdrawal-returned' }],
      bet: null,
    });
    const released = await ask(getMovement, { id: String(release.id) });
    expect(released.body.value).toMatchObject({
      movement: { amount: 0 },
      balanceBefore: 510,
      parts: [
        { account: 'bonus', amount: -10 },
        { account: 'cash', amount: 10 },
      ],
    });
  });

  it('gives nobody else’s receipt, also where a reference is the same', async () => {
    const [one, other] = [await newMember('receiptone'), await newMember('receipttwo')];
    const refused = await other.ask(getMovement, { id: String(one.deposit.id) });
    expect([refused.status, refused.body.errorCode]).toEqual([404, 'movement.unknown']);
    const { body } = await other.ask(getMovement, { id: String(other.deposit.id) });
    expect((body.value as { related: object[] }).related).toHaveLength(1);
    expect((await other.ask(getMovement, { id: '999999999999999' })).status).toBe(404);
    expect((await other.ask(getMovement, { id: '1e3' })).status).toBe(400);
  });

  it('is exported as a table in the language of the call, with the limit of all exported files', async () => {
    const { token, ask } = await newMember('exported');
    const get = () =>
      operator.app.inject({
        url: `${exportAccountRecord.path}?type=deposit`,
        headers: { merchant: 'aurora', language: 'KO', authorization: token },
      });
    const file = await get();
    expect(file.headers['content-type']).toContain('text/csv');
    const [head, row, end] = file.body.split('\r\n');
    expect(head).toBe('\uFEFF시각,거래 번호,유형,내용,참조 번호,금액 (P),잔액 (P)');
    expect(row).toMatch(/^2026-03-02 12:00:00,\d+,입금,,D-7,500,500$/);
    expect(end).toBe('');
    for (let n = 1; n < 10; n += 1) expect((await get()).statusCode).toBe(200);
    expect((await ask(exportAccountRecord, {})).status).toBe(429);
  });
});
