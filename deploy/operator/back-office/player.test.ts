import {
  addPlayerNote,
  approveDeposit,
  endPlayerSession,
  getPlayerAudit,
  getPlayerBets,
  getPlayerBonuses,
  getPlayerNotes,
  getPlayerRecord,
  getPlayerRequests,
  getPlayerSessions,
  getPlayerWallets,
} from '@tessera/shared/wire/console';
import { getBalance } from '@tessera/shared/wire/wallet';
import { withTestVendor } from '../domains/casino/test-vendor/testing/test-vendor-fixture.ts';

interface List {
  readonly total: number;
  readonly points?: number;
  readonly list: readonly Record<string, unknown>[];
}

describe("a player's page at the console", () => {
  const { fixture, office, bet, act, spend } = withTestVendor();
  const ask = async (endpoint: Parameters<typeof office.call>[0], id: number, more: object = {}): Promise<List> =>
    (await office.call(endpoint, { id: String(id), ...more })).value;

  it('has what the account owns, bets, asks for and owes, and nothing of another account', async () => {
    const player = await fixture.newPlayer();
    const other = await fixture.newPlayer();
    await player.deposit(10_000);
    await player.claim('first-deposit');
    await player.announceDeposit(20_000);
    const roundId = await bet(player, 'SPORTS', 100);
    await act(roundId, 'settle', 5000);
    await spend(player, 14_900);
    await act(roundId, 'void');
    const { id } = player.member;
    await fixture.context.ledger.post({
      ...{ merchant: player.member.merchant, key: `points:${id}`, kind: 'points-earned', reference: 'test' },
      lines: [
        { account: { owner: 'house', kind: 'points_issued' }, amountMinor: -120 },
        { account: { owner: `player:${id}`, kind: 'player_points' }, amountMinor: 120 },
      ],
    });
    const wallets = await ask(getPlayerWallets, id);
    expect(wallets.list).toContainEqual({ kind: 'player_claim', money: { amountMinor: -490_000, currency: 'P' } });
    expect(wallets.list.map(({ kind }) => kind)).not.toContain('player_points');
    expect(wallets.points).toBe(120);
    expect(await ask(getPlayerBets, id)).toMatchObject({
      total: 1,
      list: [{ product: 'SPORTS', vendor: 'TEST', status: 'void', money: { amountMinor: 10_000 } }],
    });
    const requests = await ask(getPlayerRequests, id);
    expect(requests.list.map(({ kind, status }) => `${kind} ${status}`).sort()).toEqual([
      'claim open',
      'deposit approved',
      'deposit pending',
    ]);
    expect((await ask(getPlayerBonuses, id)).list).toMatchObject([
      { status: 'active', money: { amountMinor: 200_000 } },
    ]);
    const record = await ask(getPlayerRecord, id, { pageSize: 2 });
    expect(record.list.map(({ kind }) => kind)).toEqual(['payout-corrected', 'rollback']);
    const older = await ask(getPlayerRecord, id, { pageSize: 2, page: 2 });
    expect(older.list.map(({ kind }) => kind)).toEqual(['withdrawal-paid', 'payout']);
    expect(record.total).toBe(7);
    for (const endpoint of [getPlayerBets, getPlayerRequests, getPlayerBonuses, getPlayerRecord])
      expect(await ask(endpoint, other.member.id)).toEqual({ total: 0, list: [] });
  });

  it('signs the player out of one browser, and the act is logged with the account', async () => {
    const { member } = await fixture.newPlayer();
    const { sessions } = fixture.context;
    const token = await sessions.issue(member.id, { ip: '10.0.0.7', userAgent: 'Phone' });
    const kept = await sessions.issue(member.id, { ip: '10.0.0.8' });
    const open = await ask(getPlayerSessions, member.id);
    const phone = open.list.find(({ ip }) => ip === '10.0.0.7');
    const end = () => office.call(endPlayerSession, { id: String(member.id), session: String(phone?.id) });
    expect((await end()).value).toEqual({ isChanged: true });
    expect((await end()).value).toEqual({ isChanged: false });
    const status = async (one: string) => (await fixture.site.call(getBalance, {}, { token: one })).status;
    expect([await status(token), await status(kept)]).toEqual([401, 200]);
    expect((await ask(getPlayerAudit, member.id)).list).toMatchObject([
      { action: 'member.session-ended', operator: 'operator', detail: { username: member.username, ip: '10.0.0.7' } },
    ]);
  });

  it('keeps notes as they were written, and shows acts on the account’s requests', async () => {
    const player = await fixture.newPlayer();
    const { id } = player.member;
    await office.call(addPlayerNote, { id: String(id), text: 'Called on Monday.' });
    expect((await ask(getPlayerNotes, id)).list).toMatchObject([{ text: 'Called on Monday.', writtenBy: 'operator' }]);
    const deposit = await player.announceDeposit(20_000);
    await office.call(approveDeposit, { id: String(deposit) });
    expect((await ask(getPlayerAudit, id)).list.map(({ action }) => action)).toEqual([
      'deposit.approved',
      'member.noted',
    ]);
    expect((await office.call(addPlayerNote, { id: '999999', text: 'Nobody' })).code).toBe('member.unknown');
  });
});
