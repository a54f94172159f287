import { randomUUID } from 'node:crypto';
import {
  getAuditLog,
  getConsoleClaims,
  placeTestBet,
  setTestVendorAway,
  settleConsoleClaim,
  switchTestVendor,
} from '@tessera/shared/wire/console';
import { getGamesIndex } from '@tessera/shared/wire/games';
import { getRecordedBet } from '@tessera/shared/wire/wallet';
import { sign } from '@tessera/wallet-protocol/signature';
import { dayMs } from '../../../platform/clock/durations.ts';
import { inboxOf } from '../../../testing/inbox-of.ts';
import { seededDatabases } from '../../../testing/seeded-databases.ts';
import type { BonusPlayer } from '../../promotions/testing/bonus-fixture.ts';
import { gamesProvider, testVendor } from '../wallet/providers.ts';
import { callWallet, sendWaitingCalls } from './calls.ts';
import { testProducts } from './test-games.ts';
import { withTestVendor } from './testing/test-vendor-fixture.ts';

describe.each(seededDatabases)('the test vendor on %s', (_name, open) => {
  const vendor = withTestVendor({ on: open });
  const { fixture, office, bet, act, spend, round, bets, profit, counted, teamFigures } = vendor;
  const clock = () => fixture.context.clock;
  const cashOf = async (player: BonusPlayer) => (await player.wallets()).cash;
  const withCash = async (amount = 1000) => {
    const player = await fixture.newPlayer();
    await player.giveCash(amount);
    return player;
  };
  /** Waits until a time of the merchant's day, which is Seoul's. */
  const untilSeoul = (time: string) => {
    const nowMs = clock().now().getTime();
    const today = new Date(nowMs + 9 * 3_600_000).toISOString().slice(0, 10);
    const atMs = Date.parse(`${today}T${time}+09:00`);
    clock().advance((atMs > nowMs ? atMs : atMs + dayMs) - nowMs);
    return new Date(clock().now().getTime() + 9 * 3_600_000).toISOString().slice(0, 10);
  };

  it.each(testProducts)(
    'a bet on %s stays on its day when it is settled after midnight, corrected both ways and taken back',
    async (product) => {
      const player = await withCash();
      const day = untilSeoul('23:50:00');
      const onDay = { from: day, to: day };
      const roundId = await bet(player, product, 100);
      expect(await bets(player, onDay)).toMatchObject([
        { category: product, vassalage: 'TEST', status: 'open', stake: 100 },
      ]);
      expect([await cashOf(player), await profit(player)]).toMatchObject([900, { bets: 0 }]);

      clock().advance(2 * dayMs);
      const steps = [
        ['settle', 250, 'won', 1150],
        ['resettle', 0, 'lost', 900],
        ['resettle', 400, 'won', 1300],
      ] as const;
      for (const [what, amount, status, cash] of steps) {
        expect((await act(roundId, what, amount)).status).toBe(200);
        clock().advance(60_000);
        expect(await bets(player, onDay)).toMatchObject([{ status, stake: 100, payout: amount }]);
        expect(await profit(player, onDay)).toEqual({ bets: 1, stake: 100, payout: amount, net: amount - 100 });
        expect(await cashOf(player)).toBe(cash);
        expect(await counted(roundId)).toEqual([100, 100, amount]);
        expect(await teamFigures(player)).toMatchObject({ bet: -100, ...(amount > 0 ? { payout: amount } : {}) });
        expect(await round(roundId)).toMatchObject({ state: 'settled', payoutMinor: amount * 100 });
      }
      await act(roundId, 'void');
      expect(await bets(player, onDay)).toMatchObject([{ status: 'void', stake: 100, payout: 100 }]);
      expect(await profit(player)).toMatchObject({ bets: 0, net: 0 });
      expect([await cashOf(player), await counted(roundId)]).toEqual([1000, [0, 0, 0]]);
      expect(await teamFigures(player)).toEqual({ bet: 0, payout: 0 });
      expect(await inboxOf(fixture.context, player.member.id)).toEqual([
        ['result.lowered', 25_000],
        ['result.raised', 40_000],
        ['result.void-taken', 30_000],
      ]);
      const { value } = await player.call(getRecordedBet, { source: `round:test-vendor:${roundId}` });
      const { movements } = value as { movements: { type: string; amount: number }[] };
      expect(movements.map(({ type, amount }) => [type, amount])).toEqual([
        ['bet', -100],
        ['payout', 250],
        ['payout-corrected', -250],
        ['payout-corrected', 400],
        ['rollback', 100],
        ['payout-corrected', -400],
      ]);
    },
  );

  it('a bet that is partly won and then cashed out is settled with both amounts', async () => {
    const player = await withCash();
    const roundId = await bet(player, 'SPORTS', 200);
    await act(roundId, 'part', 30);
    expect((await bets(player))[0]).toMatchObject({ status: 'open', payout: 30 });
    await act(roundId, 'cash-out', 90);
    expect((await bets(player))[0]).toMatchObject({ status: 'won', payout: 120 });
    expect([await cashOf(player), await counted(roundId)]).toEqual([920, [200, 200, 120]]);
    const open = await bet(player, 'SPORTS', 50);
    await act(open, 'part', 40);
    await act(open, 'void');
    expect([await cashOf(player), await counted(open)]).toEqual([920, [0, 0, 0]]);
  });

  it('what a correction takes back of spent money becomes a claim, and cash is never below zero', async () => {
    const claims = async () =>
      ((await office.call(getConsoleClaims, { pageSize: 100 })).value as { list: Claim[] }).list;
    const player = await withCash(100);
    const roundId = await bet(player, 'LIVE', 100);
    await act(roundId, 'settle', 700);
    await spend(player, 650);
    // 50 are left: 150 of 200 are missing, and 20 of them are given back.
    await act(roundId, 'resettle', 500);
    await act(roundId, 'resettle', 520);
    expect((await claims())[0]).toMatchObject({ openMinor: 13_000, closedAtMs: null });
    await act(roundId, 'resettle', 700);
    expect([await cashOf(player), (await claims())[0]?.openMinor]).toEqual([50, 0]);
    await act(roundId, 'void');
    // 50 were left, 100 came back, 700 were to be taken.
    expect(await cashOf(player)).toBe(0);
    const [claim] = await claims();
    expect(claim).toMatchObject({ username: player.member.username, reference: `round:${roundId}`, openMinor: 55_000 });
    expect(await inboxOf(fixture.context, player.member.id)).toEqual([
      ['result.lowered', 5000],
      ['result.owed', 15_000],
      ['owed.settled', 2000],
      ['result.raised', 5000],
      ['owed.settled', 13_000],
      ['result.void-taken', 5000],
      ['result.owed', 55_000],
    ]);
    const { withdrawalGuards } = fixture.context.hooks;
    const merchant = fixture.context.merchants.byCode('aurora');
    const obstacles = merchant && (await Promise.all(withdrawalGuards.map((guard) => guard(merchant, player.member))));
    expect(obstacles).toContainEqual(expect.objectContaining({ code: 'withdrawal.claim.open' }));
    expect(await teamFigures(player)).toMatchObject({ bet: 0, payout: 0 });
    await player.giveCash(800);
    await office.call(settleConsoleClaim, { id: claim?.id, how: 'collect' });
    expect([await cashOf(player), (await claims())[0]?.openMinor]).toEqual([250, 0]);
    expect(await teamFigures(player)).toMatchObject({ bet: 0, payout: 0 });
  });

  it('calls that come twice count once, and an older correction that comes late changes nothing', async () => {
    const player = await withCash();
    const roundId = await bet(player, 'FISH', 100, 'twice');
    await act(roundId, 'settle', 150, 'twice');
    await act(roundId, 'resettle', 500, 'held');
    await act(roundId, 'resettle', 170, 'held');
    await vendor.sendHeld('newest-first');
    expect(
      (await round(roundId)).calls.map(({ operation, answer, timesSent }) => [operation, answer, timesSent]),
    ).toEqual([
      ['bet', 'OK', 2],
      ['win', 'OK', 2],
      ['resettle', 'OUTDATED', 1],
      ['resettle', 'OK', 1],
    ]);
    await act(roundId, 'void', 0, 'twice');
    expect((await act(roundId, 'void')).code).toBe('test.round.ended');
    expect([await cashOf(player), (await bets(player))[0]?.status]).toEqual([1000, 'void']);
  });

  it('a result that overtakes its bet pays nothing, and is paid when the vendor repeats it', async () => {
    const player = await withCash();
    const roundId = await bet(player, 'ESPORTS', 100, 'held');
    await act(roundId, 'settle', 300);
    await act(roundId, 'resettle', 300);
    await act(roundId, 'void', 0, 'held');
    expect((await round(roundId)).calls.map(({ answer }) => answer)).toEqual([
      null,
      'TX_NOT_FOUND',
      'TX_NOT_FOUND',
      null,
    ]);
    expect(await cashOf(player)).toBe(1000);
    await vendor.sendHeld('made');
    expect((await bets(player))[0]).toMatchObject({ status: 'void' });
    const second = await bet(player, 'ESPORTS', 100, 'held');
    await act(second, 'settle', 300);
    await vendor.sendHeld('made');
    await act(second, 'settle', 300);
    expect(await cashOf(player)).toBe(1200);
  });

  it('a vendor that is away sends its results when it is back, in their order', async () => {
    const player = await withCash();
    const roundId = await bet(player, 'PVP', 100);
    await office.call(setTestVendorAway, { isAway: true });
    await act(roundId, 'settle', 10);
    await act(roundId, 'resettle', 260);
    clock().advance(dayMs);
    await sendWaitingCalls(fixture.context);
    expect(await cashOf(player)).toBe(900);
    await expect(bet(player, 'PVP', 100)).rejects.toThrow('vendor.away');
    await office.call(setTestVendorAway, { isAway: false });
    await sendWaitingCalls(fixture.context);
    expect([await cashOf(player), (await round(roundId)).state]).toEqual([1160, 'settled']);
  });

  it('a settlement and a void that race end as void, whichever is first', async () => {
    const player = await withCash();
    const rounds = await Promise.all(Array.from({ length: 6 }, () => bet(player, 'SPORTS', 50)));
    await Promise.all(
      rounds.flatMap((roundId) => [act(roundId, 'settle', 80), act(roundId, 'resettle', 90), act(roundId, 'void')]),
    );
    expect(new Set((await bets(player)).map(({ status }) => status))).toEqual(new Set(['void']));
    expect(await cashOf(player)).toBe(1000);
    for (const roundId of rounds) expect(await counted(roundId)).toEqual([0, 0, 0]);
  });

  it('is refused with a foreign key, for games of another vendor, and for rounds that nobody knows', async () => {
    const { context } = fixture;
    const { app, config } = context;
    const player = await withCash();
    const roundId = await bet(player, 'LIVE', 100);
    const body = {
      requestId: randomUUID(),
      token: '',
      player: `aurora:${player.member.id}`,
      currency: 'P',
      gameCode: 'TEST-LIVE',
      roundId,
      txId: randomUUID(),
      revision: 1,
      amount: 500_000,
    };
    expect(await callWallet(context, 'resettle', { ...body, roundId: randomUUID() })).toMatchObject({
      status: 'TX_NOT_FOUND',
    });
    expect(await callWallet(context, 'resettle', { ...body, revision: undefined })).toMatchObject({
      status: 'BAD_REQUEST',
    });
    expect(await callWallet(context, 'void', { ...body, txId: randomUUID(), gameCode: 'PG-0005' })).toMatchObject({
      status: 'BAD_REQUEST',
    });
    const path = '/sandbox-wallet/v1/resettle';
    const [rawBody, timestamp] = [JSON.stringify({ ...body, txId: randomUUID() }), String(Date.now())];
    const signed = (secret: string, name: string) =>
      app.inject({
        method: 'POST',
        url: path,
        headers: {
          'content-type': 'application/json',
          'x-provider': name,
          'x-timestamp': timestamp,
          'x-signature': sign(secret, { method: 'POST', path, timestamp, rawBody }),
        },
        payload: rawBody,
      });
    const [own, games] = [testVendor.secretOf(config), gamesProvider.secretOf(config)];
    expect((await signed(games, testVendor.name)).json()).toMatchObject({ status: 'INVALID_SIGNATURE' });
    expect((await signed(own, gamesProvider.name)).json()).toMatchObject({ status: 'INVALID_SIGNATURE' });
    // The other provider's key is good for its own rounds only.
    expect((await signed(games, gamesProvider.name)).json()).toMatchObject({ status: 'TX_NOT_FOUND' });
    expect(await cashOf(player)).toBe(900);
  });

  it('takes no bet where it is switched off or for a player who is signed out, and settles what was open', async () => {
    const player = await withCash();
    const roundId = await bet(player, 'LIVE', 100);
    await office.call(switchTestVendor, { merchant: 'aurora', isOn: false });
    await expect(bet(player, 'LIVE', 100)).rejects.toThrow('test.vendor.off');
    await act(roundId, 'settle', 120);
    expect(await cashOf(player)).toBe(1020);
    await office.call(switchTestVendor, { merchant: 'aurora', isOn: true });
    const away = await withCash();
    await fixture.context.sessions.revokeAll(away.member.id);
    const { merchant, username } = away.member;
    const request = { merchant, username, code: 'TEST-LIVE', stakeMinor: 100, delivery: 'once' };
    expect((await office.call(placeTestBet, request)).code).toBe('test.vendor.signed.out');
    await expect(bet(away, 'LIVE', 5000)).resolves.toBeTruthy();
    expect((await bets(away)).length).toBe(0);
  });

  it('is in no list of games, and every act is in the audit log', async () => {
    const player = await fixture.newPlayer();
    const { value } = await player.call(getGamesIndex, {});
    expect(JSON.stringify(value)).not.toContain('TEST-');
    const log = (await office.call(getAuditLog, { pageSize: 100 })).value as { list: { action: string }[] };
    expect(new Set(log.list.map(({ action }) => action))).toEqual(
      new Set([
        'test-vendor.switched',
        'test-vendor.away',
        'test-vendor.bet',
        'test-vendor.round',
        'test-vendor.sent',
        'claim.collected',
      ]),
    );
  });
});

interface Claim {
  readonly id: string;
  readonly username: string;
  readonly reference: string;
  readonly openMinor: number;
}
