import { randomUUID } from 'node:crypto';
import { getVoucherBatches, makeVoucherBatch, voidVoucherBatch } from '@tessera/shared/wire/console';
import { getDepositOutcome, redeemVoucher } from '@tessera/shared/wire/wallet';
import { dayMs, hourMs } from '../../../platform/clock/durations.ts';
import { consoleClient } from '../../../testing/console-client.ts';
import { expectLedgerInOrder } from '../../../testing/expect-ledger-in-order.ts';
import { seededDatabases } from '../../../testing/seeded-databases.ts';
import { type BonusPlayer, withBonusFixture } from '../../promotions/testing/bonus-fixture.ts';

describe.each(seededDatabases)('a voucher on %s', (_name, open) => {
  const fixture = withBonusFixture({ on: open });
  const office = consoleClient(() => fixture.operator);
  let player: BonusPlayer;
  beforeEach(async () => {
    player = await fixture.newPlayer();
    await fixture.context.limits.forget('voucher-client', 'aurora local');
  });
  afterEach(() => expectLedgerInOrder(fixture.context.ledger));

  const batch = async (count = 1, days = 30) =>
    (await office.call(makeVoucherBatch, { merchant: 'aurora', amountMinor: 5_000_000, count, days, note: 'spring' }))
      .value as { id: string; codes: string[] };
  const code = async (days?: number) => (await batch(1, days)).codes[0] ?? '';
  const redeem = (who: BonusPlayer, typed: string, requestId: string = randomUUID(), more: object = {}) =>
    who.call(redeemVoucher, { requestId, code: typed, ...more });

  it('is made in batches whose codes are stored as hashes alone, and is worth its amount once', async () => {
    const { codes, id } = await batch(3);
    expect(new Set(codes).size).toBe(3);
    const stored = await fixture.context.db.query<{ hash: string }>(
      'select code_hash as hash from voucher where batch_id = $1',
      [Number(id)],
    );
    expect(stored.some(({ hash }) => codes.some((one) => hash.includes(one.replaceAll('-', ''))))).toBe(false);
    const [typed = ''] = codes;
    expect(await redeem(player, ` ${typed.toLowerCase().replaceAll('-', ' ')} `)).toMatchObject({
      status: 200,
      value: { status: 'approved', methodId: 'voucher', amount: 50_000 },
    });
    expect(await redeem(player, typed)).toMatchObject({ code: 'voucher.used' });
    expect((await player.wallets()).cash).toBe(50_000);
    const { list } = (await office.call(getVoucherBatches)).value as { list: object[] };
    expect(list[0]).toMatchObject({ id, count: 3, redeemed: 1, note: 'spring', madeBy: 'operator' });
  });

  it('goes to one of two members who redeem it at the same moment, and a repeated request finds its outcome', async () => {
    const other = await fixture.newPlayer();
    const typed = await code();
    const requestId = randomUUID();
    const copies = Array.from({ length: 8 }, () => redeem(player, typed, requestId));
    const answers = await Promise.all([...copies, ...Array.from({ length: 8 }, () => redeem(other, typed))]);
    const made = answers.filter(({ status }) => status === 200);
    expect(new Set(made.map(({ value }) => (value as { id: string }).id)).size).toBe(1);
    const total = (await player.wallets()).cash + (await other.wallets()).cash;
    expect(total).toBe(50_000);
    if (made.length > 1)
      expect((await player.call(getDepositOutcome, { requestId })).value).toMatchObject({
        deposit: { amount: 50_000 },
      });
  });

  it('brings the bonus that was chosen with it', async () => {
    expect(await redeem(player, await code(), randomUUID(), { promotionId: 'first-deposit' })).toMatchObject({
      value: { bonus: { amount: 10_000 } },
    });
    expect(await player.wallets()).toEqual({ cash: 50_000, bonus: 10_000 });
  });

  it('is worth nothing after its last day, or when its batch was ended, and the code of another merchant is none', async () => {
    const late = await code(1);
    const ended = await batch();
    expect((await office.call(voidVoucherBatch, { id: ended.id })).value).toEqual({ isChanged: true });
    expect(await redeem(player, ended.codes[0] ?? '')).toMatchObject({ code: 'voucher.expired' });
    const elsewhere = await fixture.newPlayer('lotus');
    expect(await redeem(elsewhere, late)).toMatchObject({ code: 'voucher.unknown' });
    fixture.context.clock.advance(dayMs);
    expect(await redeem(player, late)).toMatchObject({ code: 'voucher.expired' });
    expect((await player.wallets()).cash).toBe(0);
  });

  it('cannot be searched for: after ten wrong codes the right one waits for an hour too', async () => {
    const typed = await code();
    for (let wrong = 0; wrong < 10; wrong += 1)
      expect(await redeem(player, `WRONG-${wrong}`)).toMatchObject({ code: 'voucher.unknown' });
    expect(await redeem(player, typed)).toMatchObject({ code: 'request.too.frequent' });
    fixture.context.clock.advance(hourMs);
    expect((await redeem(player, typed)).status).toBe(200);
  });
});
