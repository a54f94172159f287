import { cancelBet, getMyBets } from '@tessera/shared/wire/lottery';
import { getAccountRecord, getBetRecord, getRecordedBet } from '@tessera/shared/wire/wallet';
import { seededDatabases } from '../../../testing/seeded-databases.ts';
import { rarely } from '../testing/chases.ts';
import { withChases } from '../testing/with-chases.ts';

describe.each(seededDatabases)('what is shown of a chase, on %s', (_name, open) => {
  const { fixture, player, order, read, nextIssue } = withChases(open);

  it('the stake of a cancelled bet of a chase is shown as refunded, not as won', async () => {
    const { chase } = await order({ lines: rarely, issues: 2 });
    const { list } = (await player().call(getMyBets, {})).value as { list: { id: string }[] };
    await player().call(cancelBet, { id: Number(list[0]?.id) });
    const { chase: shown, issues } = await read(chase.id);
    expect(shown).toMatchObject({ staked: 100, payout: 0, refund: 100 });
    expect(issues).toMatchObject([
      { status: 'placed', result: 'cancelled', payout: 0, refund: 100 },
      { status: 'waiting', payout: null, refund: 0 },
    ]);
  });

  it('the account record shows the money of a chase as held and released, and the bet record its bets', async () => {
    const { chase } = await order({ issues: 3 });
    await nextIssue();
    const { list, sums } = (await player().call(getAccountRecord, {})).value as {
      list: { type: string; amount: number; reference: string }[];
      sums: { type: string; amount: number }[];
    };
    expect(list.map(({ type }) => type).filter((type) => type.startsWith('chase'))).toEqual([
      'chase-released',
      'chase-hold',
    ]);
    expect(list.find(({ type }) => type === 'chase-hold')).toMatchObject({
      amount: -900,
      reference: `chase:K3:${chase.id}`,
    });
    expect(sums).toEqual(expect.arrayContaining([{ type: 'chase-hold', movements: 1, amount: -900 }]));
    const days = { from: '2000-01-01', to: '2099-12-31' };
    const bets = (await player().call(getBetRecord, days)).value as {
      list: { source: string }[];
      sums: { stake: number };
    };
    expect([bets.list.length, bets.sums.stake]).toEqual([2, 300]);
    const detail = (await player().call(getRecordedBet, { source: bets.list[0]?.source ?? '' })).value as {
      movements: { type: string }[];
      chase: object;
    };
    expect(detail.movements[0]).toMatchObject({ type: 'chase-hold', amount: -900 });
  });

  it('a chase counts in the figures of an agent when an issue is bet, not when its money is held or released', async () => {
    const { db } = fixture.context;
    await db.query('update member set type = 1 where id = $1', [player().member.id]);
    await order({ issues: 3 });
    await nextIssue();
    const figures = await db.query(
      `select kind, flow, sum(amount_minor)::bigint as minor from team_movement
       where member_id = $1 and kind <> 'opening' and flow <> 'settled' group by 1, 2 order by 1`,
      [player().member.id],
    );
    expect(figures).toEqual([
      { kind: 'bet', flow: 'bet', minor: -30_000 },
      { kind: 'payout', flow: 'payout', minor: expect.any(Number) },
    ]);
  });
});
