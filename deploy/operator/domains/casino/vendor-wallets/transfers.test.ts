import { randomUUID } from 'node:crypto';
import { getBalance, getMerchantWallet, getTransferOutcome, transferWallet } from '@tessera/shared/wire/wallet';
import { seededDatabases } from '../../../testing/seeded-databases.ts';
import { cashierModule } from '../../cashier/module.ts';
import { playerOwner } from '../../ledger/index.ts';
import { continuesWithinMs } from '../launch/visit.ts';
import { fakeVendor } from '../testing/fake-vendor.ts';
import { type OpenedGame, withGamesFixture } from '../testing/games-fixture.ts';
import { askAboutTransfers } from './carry-out.ts';
import { recallLeftOver } from './left-over.ts';
import { createWalletsCheck, differenceOfWallets, readWalletDifferences } from './wallet-totals.ts';

const vendor = 'BNG';
const stake = 20_000;

describe.each(seededDatabases)('wallets of a vendor in transfer mode on %s', (_name, open) => {
  const fixture = withGamesFixture({ on: open, more: [cashierModule] });
  let operator: (typeof fixture)['operator'];
  let site: (typeof fixture)['site'];
  let theirs = fakeVendor();
  let token: string;
  let owner: string;
  let player: string;
  let code: string;

  beforeAll(() => {
    operator = fixture.operator;
    site = fixture.site;
    code =
      operator.context.catalogue
        .current()
        .games.find((game) => game.vassalage === vendor && game.slot && game.stakes.minimum <= 0.2)?.code ?? '';
  });
  beforeEach(async () => {
    theirs = fakeVendor();
    Object.assign(operator.context.vendorWallets, theirs.wallets);
    const username = `transfers-${randomUUID().slice(0, 8)}`;
    const { id } = await operator.context.accounts.create({ merchant: 'aurora', username, type: 0, password: null });
    owner = playerOwner(id);
    player = `aurora:${id}`;
    await operator.context.ledger.post({
      merchant: 'aurora',
      key: randomUUID(),
      kind: 'opening',
      reference: 'opening',
      lines: [
        { account: { owner: 'house', kind: 'opening' }, amountMinor: -1_000_000 },
        { account: { owner, kind: 'player_cash' }, amountMinor: 1_000_000 },
      ],
    });
    token = await site.tokenOf(username);
  });

  const balances = () => operator.context.ledger.balances('aurora', owner);
  const transfer = (fields: object, requestId: string = randomUUID()) =>
    site.call(transferWallet, { requestId, ...fields }, { token });
  const fill = (amount: number) => transfer({ direction: 'in', vassalage: vendor, amount });
  const openGame = async (): Promise<OpenedGame> => (await fixture.openWith(token, 'aurora', code)).game;

  it('are named by the merchant, with what is in them, and the main one has the rest', async () => {
    expect((await fill(3000)).body.value).toMatchObject({ transfers: [{ status: 'done', moved: 3000 }] });
    const { body } = await site.call(getMerchantWallet, { isSingle: 'false' }, { token });
    expect(body.value).toEqual({ wallets: [{ accountTypeId: 3, isSingle: false, vassalage: vendor }] });
    expect((await site.call(getBalance, {}, { token })).body.value).toMatchObject({
      sumBalance: 7000,
      inTransit: 0,
      balance: [{ availBalance: 7000 }, { availBalance: 0 }, { vassalage: vendor, availBalance: 3000 }],
    });
    expect(theirs.balanceOf(player)).toBe(300_000);
  });

  it('are one wallet without FUNDTRANS3, which refuses a transfer', async () => {
    await operator.context.merchants.setSwitches('aurora', { FUNDTRANS3: false });
    try {
      expect((await fill(3000)).body).toMatchObject({ success: false, message: 'function.not.available' });
      const { body } = await site.call(getMerchantWallet, {}, { token });
      expect((body.value as { wallets: unknown[] }).wallets).toHaveLength(2);
    } finally {
      await operator.context.merchants.setSwitches('aurora', { FUNDTRANS3: true });
    }
  });

  it('give bets and take wins of the vendor, and the main wallet stays as it is', async () => {
    await fill(3000);
    const game = await openGame();
    expect(game).toMatchObject({ hasVendorWallet: true, balance: 300_000 });
    const round = { roundId: randomUUID() };
    const betTx = randomUUID();
    const bet = await fixture.wallet('bet', game, { ...round, txId: betTx, amount: stake });
    expect(bet).toMatchObject({ status: 'OK', balance: 280_000 });
    const win = { ...round, txId: randomUUID(), refTxId: betTx, amount: 50_000, roundClosed: true };
    expect(await fixture.wallet('win', game, win)).toMatchObject({ status: 'OK', balance: 330_000 });
    expect(await balances()).toMatchObject({ player_cash: 700_000, 'vendor_wallet:BNG': 330_000 });
    const [settled] = await operator.context.db.query(
      'select stake_minor, cash_payout_minor from settled_stake where source like $1',
      [`%${round.roundId}`],
    );
    expect(settled).toMatchObject({ stake_minor: stake, cash_payout_minor: 50_000 });
    const void2 = { roundId: randomUUID(), txId: randomUUID() };
    await fixture.wallet('bet', game, { ...void2, amount: stake });
    await fixture.wallet('rollback', game, { ...void2, txId: randomUUID(), refTxId: void2.txId });
    expect(await balances()).toMatchObject({ player_cash: 700_000, 'vendor_wallet:BNG': 330_000 });
    const tooMuch = { roundId: randomUUID(), txId: randomUUID(), amount: stake };
    theirs.add(player, 30_000);
    await transfer({ direction: 'out' });
    expect(await fixture.wallet('bet', game, tooMuch)).toMatchObject({ status: 'INSUFFICIENT_FUNDS' });
  });

  it('keep money in transit while the vendor is away, and give it back when it never arrived', async () => {
    theirs.state.conduct = 'away';
    const { body } = await fill(3000);
    expect(body.value).toMatchObject({ transfers: [{ status: 'transit', moved: null }] });
    expect(await balances()).toMatchObject({ player_cash: 700_000, transfer_transit: 300_000 });
    expect((await fill(1000)).body).toMatchObject({ success: false, message: 'transfer.under.way' });
    operator.context.clock.advance(11_000);
    await askAboutTransfers(operator.context);
    expect(await balances()).toMatchObject({ transfer_transit: 300_000 });
    theirs.state.conduct = 'normal';
    operator.context.clock.advance(60_000);
    await askAboutTransfers(operator.context);
    expect(await balances()).toMatchObject({ player_cash: 1_000_000, transfer_transit: 0 });
  });

  it('have what arrived although its answer was lost, once', async () => {
    theirs.state.conduct = 'silent';
    await fill(3000);
    operator.context.clock.advance(11_000);
    await Promise.all([askAboutTransfers(operator.context), askAboutTransfers(operator.context)]);
    expect(await balances()).toMatchObject({ player_cash: 700_000, transfer_transit: 0, 'vendor_wallet:BNG': 300_000 });
    expect(theirs.balanceOf(player)).toBe(300_000);
  });

  it('are emptied once by two presses of "bring everything back" and a repeated request', async () => {
    await fill(3000);
    const requestId = randomUUID();
    const all = { direction: 'out' };
    await Promise.all([transfer(all), transfer(all, requestId), transfer(all, requestId)]);
    expect(await balances()).toMatchObject({ player_cash: 1_000_000, transfer_transit: 0, 'vendor_wallet:BNG': 0 });
    expect(theirs.balanceOf(player)).toBe(0);
  });

  it('give what is there when less is there than was known', async () => {
    await fill(3000);
    theirs.add(player, -stake);
    expect((await transfer({ direction: 'out' })).body.value).toMatchObject({
      transfers: [{ status: 'done', amount: 3000, moved: 2800 }],
    });
    expect(await balances()).toMatchObject({ player_cash: 980_000, 'vendor_wallet:BNG': stake, transfer_transit: 0 });
  });

  it('never take the same money twice: a transfer races a stake of another game', async () => {
    const main = (await fixture.openWith(token, 'aurora', 'PG-0123')).game;
    const bet = { roundId: randomUUID(), txId: randomUUID(), amount: stake };
    const [answer, filled] = await Promise.all([fixture.wallet('bet', main, bet), fill(10_000)]);
    expect([answer.status === 'OK', filled.body.success].filter(Boolean)).toHaveLength(1);
  });

  it('can be asked for the outcome of a request: what it moved, or nothing for good', async () => {
    const [known, lost] = [randomUUID(), randomUUID()];
    await transfer({ direction: 'in', vassalage: vendor, amount: 10 }, known);
    const outcome = async (requestId: string) =>
      (await site.call(getTransferOutcome, { requestId }, { token })).body.value;
    expect(await outcome(known)).toMatchObject({ made: { transfers: [{ moved: 10 }] } });
    expect((await transfer({ direction: 'out' }, known)).body).toMatchObject({ message: 'duplicate.mismatch' });
    expect(await outcome(lost)).toEqual({ made: null });
    const late = await transfer({ direction: 'in', vassalage: vendor, amount: 10 }, lost);
    expect(late.body).toMatchObject({ success: false, message: 'request.abandoned' });
  });

  it('are emptied by the operator once the game was left a while ago, and not before', async () => {
    await fill(3000);
    const game = await openGame();
    const bet = { roundId: randomUUID(), txId: randomUUID(), amount: stake };
    await fixture.wallet('bet', game, bet);
    theirs.add(player, -stake);
    await recallLeftOver(operator.context);
    expect(theirs.balanceOf(player)).toBe(300_000 - stake);
    operator.context.clock.advance(continuesWithinMs + 1000);
    await recallLeftOver(operator.context);
    expect(await balances()).toMatchObject({ player_cash: 1_000_000 - stake, 'vendor_wallet:BNG': 0 });
    expect(theirs.balanceOf(player)).toBe(0);
  });

  it('agree with the vendor; a planted difference is found with its vendor, and closed when it is gone', async () => {
    await operator.context.db.query("update vendor_transfer set ask_at = now() where status = 'transit'");
    await fill(3000);
    const { context } = operator;
    const [{ others = 0 } = {}] = await context.db.query<{ others: number }>(
      "select coalesce(sum(balance_minor), 0)::bigint as others from ledger_account where kind like 'vendor\\_wallet:%' and owner <> $1",
      [owner],
    );
    const provider = (more: number) => ({
      totals: async () => ({ stakes: 0, wins: 0, pending: 0, vendorWallets: theirs.total() + others + more }),
    });
    expect(await differenceOfWallets(context, provider(0))).toBe(0);
    expect(await differenceOfWallets(context, provider(1))).toBe(-1);
    theirs.state.hidden = others + 1;
    // In all wallets together another vendor's difference cancels it out.
    const check = createWalletsCheck(context, provider(0));
    const found = () => readWalletDifferences(context, { merchant: 'aurora', page: 1, pageSize: 10 });
    await check(context.clock.now());
    expect(await found()).toEqual([]);
    await check(context.clock.now());
    await check(context.clock.now());
    expect(await found()).toMatchObject([{ vendor, differenceMinor: -1, closedAt: null, total: 1 }]);
    theirs.state.hidden = others;
    await check(context.clock.now());
    expect(await found()).toMatchObject([{ vendor, differenceMinor: -1, closedAt: context.clock.now() }]);
  });
});
