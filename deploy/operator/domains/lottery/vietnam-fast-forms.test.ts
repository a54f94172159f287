import { randomUUID } from 'node:crypto';
import { checkDraw, type DrawRecord, priceListId } from '@tessera/shared/lottery';
import { getDraw, getDrawProof, getMyBets, getOpenedNumbers, placeBets } from '@tessera/shared/wire/lottery';
import { withOperator } from '../../testing/with-operator.ts';
import { settleDue } from './settlement.ts';

interface State {
  current: { issue: string };
  drawing: { issue: string; numbers: number[]; nextNumberAtMs: number } | null;
  last: { issue: string; numbers: number[] };
}

describe('the fast forms of the lotteries of Vietnam', () => {
  // It starts at 12:00 in Seoul on Monday 2 March 2026, which is 10:00 in Vietnam.
  const { operator, site } = withOperator();
  const value = async <T>(...[endpoint, request, init]: Parameters<typeof site.call>): Promise<T> =>
    (await site.call(endpoint, request, init)).body.value as T;
  const state = (code: string) => value<State>(getDraw, { code });
  const until = (time: string) =>
    operator.context.clock.advance(Date.parse(`2026-03-02T${time}+07:00`) - operator.context.clock.now().getTime());
  const settle = () => settleDue(operator.context, operator.context.clock.now());

  it('show their prizes one after the other while the next issue is open, and result, seed and payout after the last', async () => {
    const code = 'MB1P';
    let token = '';
    const bet = async () => {
      const { issue } = (await state(code)).current;
      const line = { gameCode: code, issue, playCode: 'lo2', numbers: [['12']], unit: 100, multiple: 1 };
      const request = { requestId: randomUUID(), priceList: priceListId, lines: [line] };
      const { status } = await site.call(placeBets, request, { token });
      return [status, issue];
    };
    const bets = async () =>
      (await value<{ list: { status: string; drawn: number[] | null }[] }>(getMyBets, { gameCode: code }, { token }))
        .list;
    const proof = (issue: string) => value<DrawRecord>(getDrawProof, { gameCode: code, issue });
    const newest = async () =>
      (await value<{ list: { issue: string }[] }>(getOpenedNumbers, { gameCode: code, day: '20260302' })).list[0]
        ?.issue;
    // Its day is that of the merchant, which ends at 22:00 in Vietnam.
    until('21:59:54');
    await operator.context.jobs.runDue();
    // A session of the morning would end within the draw.
    token = await site.tokenOf('player01');
    expect(await bet()).toEqual([200, '20260302-1440']);
    until('21:59:55');
    expect(await state(code)).toMatchObject({
      current: { issue: '20260303-0001' },
      drawing: { issue: '20260302-1440', numbers: [] },
    });
    until('22:00:00');
    expect((await state(code)).drawing?.numbers).toHaveLength(2);
    until('22:00:14');
    const shown = (await state(code)).drawing;
    expect(shown).toMatchObject({ numbers: { length: 26 }, nextNumberAtMs: Date.parse('2026-03-02T22:00:15+07:00') });
    expect(await bet()).toEqual([200, '20260303-0001']);
    await settle();
    expect((await bets()).map(({ status }) => status)).toEqual(['pending', 'pending']);
    expect(await proof('20260302-1440')).toMatchObject({ numbers: null, seed: null, daySeed: null });
    // The seed of the day gives the numbers of every issue of it.
    expect(await proof('20260302-0700')).toMatchObject({ daySeed: null });
    expect(await newest()).toBe('20260302-1439');

    until('22:00:15');
    const { last, drawing } = await state(code);
    expect([last.issue, last.numbers.slice(0, 26), drawing]).toEqual(['20260302-1440', shown?.numbers, null]);
    expect(await checkDraw(await proof('20260302-1440'))).toMatchObject({ areNumbersDrawn: true, isSeedOfDay: true });
    expect(await newest()).toBe('20260302-1440');
    await settle();
    expect(await bets()).toMatchObject([{ status: 'pending' }, { drawn: last.numbers }]);
    // Nobody settles for an hour: the bet is settled once, by the draw of its own issue.
    until('23:00:30');
    await Promise.all([settle(), settle()]);
    const [late] = await bets();
    const { numbers } = await proof('20260303-0001');
    expect([late?.status === 'pending', late?.drawn]).toEqual([false, numbers]);
  });

  it('settle a bet that an operator of an earlier release has stored for the first prize after the last', async () => {
    const token = await site.tokenOf('player01');
    until('23:01:10');
    const { issue } = (await state('MB1P')).current;
    const line = { gameCode: 'MB1P', issue, playCode: 'lo2', numbers: [['12']], unit: 100, multiple: 1 };
    const request = { requestId: randomUUID(), priceList: priceListId, lines: [line] };
    const { body } = await site.call(placeBets, request, { token });
    const [{ id } = { id: '' }] = (body.value as { bets: { id: string }[] }).bets;
    const status = async () => {
      const bets = await operator.context.db.query<{ status: string }>('select status from lottery_bet where id = $1', [
        id,
      ]);
      return bets[0]?.status;
    };
    await operator.context.db.query(
      "update lottery_bet set draws_at = draws_at - interval '15 seconds' where id = $1",
      [id],
    );
    until('23:02:01');
    await settle();
    expect(await status()).toBe('pending');
    until('23:02:15');
    await settle();
    expect(await status()).not.toBe('pending');
  });
});
