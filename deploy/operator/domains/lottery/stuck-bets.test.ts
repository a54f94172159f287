import { randomUUID } from 'node:crypto';
import { priceListId } from '@tessera/shared/lottery';
import { getDraw, getMyBets, placeBets } from '@tessera/shared/wire/lottery';
import { inboxOf } from '../../testing/inbox-of.ts';
import { type BonusPlayer, withBonusFixture } from '../promotions/testing/bonus-fixture.ts';
import { settleDue } from './settlement.ts';

describe('bets that cannot be settled, in the console', () => {
  const fixture = withBonusFixture();
  let player: BonusPlayer;
  let cookie = '';
  beforeAll(async () => {
    player = await fixture.newPlayer();
    await player.giveCash(10_000);
    const signedIn = await send('POST', 'sign-in', { username: 'operator', password: 'Operator1234' });
    cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
  });

  const send = (method: 'GET' | 'POST', path: string, payload?: object) =>
    fixture.operator.app.inject({
      method,
      url: `/console-api/${path}`,
      headers: { cookie, 'x-tessera-console': '1' },
      ...(payload ? { payload } : {}),
    });
  const value = async (...[method, path, payload]: Parameters<typeof send>) =>
    (await send(method, path, payload)).json().value;
  const list = async () =>
    (await value('GET', 'stuck-bets')) as { total: number; list: { id: string; reason: string }[] };

  /** A bet that was drawn and that no release knows how to settle. */
  async function stuckBet(): Promise<string> {
    const { current } = (await player.call(getDraw, { code: 'K3' })).value as { current: { issue: string } };
    const line = {
      gameCode: 'K3',
      issue: current.issue,
      playCode: 'sum-sides',
      numbers: [['big']],
      unit: 100,
      multiple: 1,
    };
    const order = { requestId: randomUUID(), priceList: priceListId, lines: [line] };
    const { bets } = (await player.call(placeBets, order)).value as { bets: [{ id: string }] };
    const { db, clock } = fixture.context;
    await db.query("update lottery_bet set play = 'lost-play' where id = $1", [Number(bets[0].id)]);
    clock.advance(60_000);
    await settleDue(fixture.context, clock.now());
    return bets[0].id;
  }
  const statusOf = async (id: string) =>
    ((await player.call(getMyBets, {})).value as { list: { id: string; status: string }[] }).list.find(
      (bet) => bet.id === id,
    )?.status;

  it('are listed with their cause and counted in the overview', async () => {
    const id = await stuckBet();
    expect(await list()).toMatchObject({ total: 1, list: [{ id, reason: 'There is no play lost-play.' }] });
    const { list: bets } = (await player.call(getMyBets, {})).value as { list: { id: string; isDelayed: boolean }[] };
    expect(bets.find((bet) => bet.id === id)?.isDelayed).toBe(true);
    const { merchants } = (await value('GET', 'overview')) as { merchants: { code: string; stuckBets: number }[] };
    expect(merchants.find(({ code }) => code === 'aurora')?.stuckBets).toBe(1);
    await send('POST', `stuck-bets/${id}/return`, {});
  });

  it('are settled once the cause is mended, and come back to the list while it is not', async () => {
    const id = await stuckBet();
    await send('POST', `stuck-bets/${id}/settle`, {});
    expect((await list()).list.map((bet) => bet.id)).toEqual([id]);
    await fixture.context.db.query("update lottery_bet set play = 'sum-sides' where id = $1", [Number(id)]);
    expect(await value('POST', `stuck-bets/${id}/settle`, {})).toEqual({ isChanged: true });
    expect(await list()).toEqual({ total: 0, list: [] });
    expect(['won', 'lost']).toContain(await statusOf(id));
    expect(await value('POST', `stuck-bets/${id}/settle`, {})).toEqual({ isChanged: false });
  });

  it('give the stake back once, also when two operators press at the same time', async () => {
    const before = await player.wallets();
    const id = await stuckBet();
    const answers = await Promise.all(Array.from({ length: 8 }, () => value('POST', `stuck-bets/${id}/return`, {})));
    expect(answers.filter(({ isChanged }) => isChanged)).toHaveLength(1);
    expect(await player.wallets()).toEqual(before);
    expect(await inboxOf(fixture.context, player.member.id, `lottery-returned:${id}`)).toEqual([
      ['lottery.stake-returned', 10_000],
    ]);
    expect(await statusOf(id)).toBe('refunded');
  });
});
