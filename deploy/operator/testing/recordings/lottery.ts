import { priceListId } from '@tessera/shared/lottery';
import {
  cancelBet,
  cancelChase,
  getChase,
  getChaseTerms,
  getDrawProof,
  getDraws,
  getGameMenus,
  getMyBets,
  getMyChases,
  getOpenedNumbers,
  getPopularLottery,
  placeBets,
  placeChase,
} from '@tessera/shared/wire/lottery';
import { advanceDueChases } from '../../domains/lottery/chases/advance-due-chases.ts';
import { settleDue } from '../../domains/lottery/settlement.ts';
import type { Recorder } from './recorder.ts';

interface Draws {
  readonly list: readonly { readonly gameCode: string; readonly current: { readonly issue: string } }[];
}

/** The demo player bets on two dice issues, cancels one of the bets and waits for the other. */
export async function lotteryAnswers(recorder: Recorder): Promise<void> {
  const { operator, site, take, prepare } = recorder;
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
  await chaseAnswers(recorder);
}

/** Then orders two chases on dice: one stops on a win, of the other one the player cancels the rest. */
async function chaseAnswers({ operator, site, take, prepare }: Recorder): Promise<void> {
  const { context } = operator;
  const init = { token: await site.tokenOf('player01') };
  const { issues } = (await take(getChaseTerms, { gameCode: 'K3', count: 20 })) as { issues: { issue: string }[] };
  const order = (n: number, playCode: string, numbers: string[]) => ({
    requestId: `30000000-0000-4000-8000-00000000001${n}`,
    ...{
      priceList: priceListId,
      gameCode: 'K3',
      fromIssue: issues[0]?.issue,
      issues: 10,
      strategy: 'same',
      multiple: 1,
    },
    ...{ stopsOnWin: true, total: 1000 * numbers.length },
    lines: [{ playCode, numbers: [numbers], unit: 100, multiple: 1 }],
  });
  const { id: running } = (await take(placeChase, order(1, 'triple-single', ['666']), init)) as { id: string };
  await take(getMyChases, { status: 'running' }, { ...init, of: 'running' });
  const { id } = (await prepare(placeChase, order(2, 'sum-sides', ['big', 'small']), init)) as { id: string };
  context.clock.advance(61_000);
  await settleDue(context, context.clock.now());
  await advanceDueChases(context, context.clock.now());
  await take(getChase, { id: Number(id) }, init);
  await take(cancelChase, { id: Number(running) }, init);
  await take(getMyChases, {}, init);
}
