import { priceListId } from '@tessera/shared/lottery';
import {
  cancelBet,
  getDrawProof,
  getDraws,
  getGameMenus,
  getMyBets,
  getOpenedNumbers,
  getPopularLottery,
  placeBets,
} from '@tessera/shared/wire/lottery';
import { settleDue } from '../../domains/lottery/settlement.ts';
import type { Recorder } from './recorder.ts';

interface Draws {
  readonly list: readonly { readonly gameCode: string; readonly current: { readonly issue: string } }[];
}

/** The demo player bets on two dice issues, cancels one of the bets and waits for the other. */
export async function lotteryAnswers({ operator, site, take, prepare }: Recorder): Promise<void> {
  const init = { token: await site.tokenOf('player01') };
  await take(getGameMenus);
  await take(getPopularLottery);
  const { list } = (await take(getDraws)) as Draws;
  const issue = list.find(({ gameCode }) => gameCode === 'K3')?.current.issue;
  if (!issue) throw new Error('The demo data has no dice game.');
  const order = (n: number) => ({
    requestId: `30000000-0000-4000-8000-00000000000${n}`,
    priceList: priceListId,
    lines: [{ gameCode: 'K3', issue, playCode: 'sum-sides', numbers: [['big']], unit: 100, multiple: 1 }],
  });
  await take(placeBets, order(1), init);
  const { bets } = (await prepare(placeBets, order(2), init)) as { bets: readonly { id: string }[] };
  await take(cancelBet, { id: Number(bets[0]?.id) }, init);
  await take(getMyBets, { status: 'pending' }, { ...init, of: 'pending' });
  operator.context.clock.advance(120_000);
  await settleDue(operator.context, operator.context.clock.now());
  for (const gameCode of ['K3', '11X5']) await take(getOpenedNumbers, { gameCode, count: 10 }, { of: gameCode });
  await take(getMyBets, {}, init);
  await take(getDrawProof, { gameCode: 'K3', issue });
}
