import { setSwitches } from '@tessera/shared/switches';
import { type FakeOperator, refuse } from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import { getGameVendors } from '@tessera/shared/wire/games';
import { act, screen, waitFor } from '@testing-library/react';
import { gamesOperator, renderAt } from '../../testing/games-page.tsx';
import NavWidget from './nav.widget.tsx';

let operator: FakeOperator;
beforeEach(async () => {
  sessionStorage.clear();
  operator = await gamesOperator();
  setLottery(true);
});

let hasLottery = true;
function setLottery(isOn: boolean, hasLists = true) {
  hasLottery = isOn;
  const node = (modId: string, isNodeOn: boolean) => ({ modId, enabled: isNodeOn ? '1' : '0', childrenNodes: [] });
  act(() => setSwitches([node('MF_LOTTERY', isOn), node('GAMELO3', hasLists)]));
}
/** The operator's lanes follow the switch, as the real one's do. */
function answerWithTheSwitch() {
  const { lanes } = recorded(getGameVendors).data;
  const categories = [...(hasLottery ? ['LOTT', 'ELOTT'] : []), 'RNG'];
  operator.answer(getGameVendors, () => ({
    data: { lanes: lanes.filter(({ gameType }) => categories.includes(gameType)) },
  }));
}
const open = () => renderAt('/index', <NavWidget />);
const names = () => screen.queryAllByRole('link', { hidden: true }).map((link) => link.textContent);

it('lottery comes when its switch goes on, and goes when it goes off, while the page stays open', async () => {
  answerWithTheSwitch();
  setLottery(false);
  open();
  await waitFor(() => expect(names()).toEqual(['슬롯']));
  setLottery(true);
  await waitFor(() => expect(names()).toEqual(['복권', '전자복권', '슬롯']));
  setLottery(false);
  await waitFor(() => expect(names()).toEqual(['슬롯']));
  await waitFor(() => expect(operator.calls(getGameVendors)).toHaveLength(3));
});

it('the kinds of games go with their lists, and lottery stays', async () => {
  answerWithTheSwitch();
  open();
  await waitFor(() => expect(names()).toHaveLength(3));
  setLottery(true, false);
  await waitFor(() => expect(names()).toEqual(['복권', '전자복권']));
});

it('categories that could not be had leave one button in their place, which brings them', async () => {
  operator.answer(getGameVendors, () => refuse('system.error', {}, 500));
  const { person } = open();
  const retry = await screen.findByRole('button', { name: '게임 종류 다시 불러오기' });
  expect(names()).toEqual([]);
  answerWithTheSwitch();
  await person.click(retry);
  await waitFor(() => expect(names()).toEqual(['복권', '전자복권', '슬롯']));
  expect(screen.queryByRole('button', { name: '게임 종류 다시 불러오기' })).not.toBeInTheDocument();
});

it('what the tab has stored stays when the operator does not answer', async () => {
  answerWithTheSwitch();
  const { unmount } = open();
  await waitFor(() => expect(names()).toHaveLength(3));
  unmount();
  operator.setOnline(false);
  open();
  await act(() => new Promise((resume) => setTimeout(resume, 50)));
  expect(names()).toEqual(['복권', '전자복권', '슬롯']);
});
