import { bus } from '@tessera/shared/events';
import { fakeOperator, signInForTest, startTestPage, TestPage } from '@tessera/shared/testing';
import { attacks, expectNothingRan, setTrap } from '@tessera/shared/testing/attack';
import { hostileOrHugeText } from '@tessera/shared/testing/hostile-text';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import messages from '../../../locales/ko.json';
import { slipStore } from '../../features/slip/slip-store.ts';
import { type FakeLottery, fakeLottery, games } from '../../testing/fake-lottery.ts';
import LotteryPage from './lottery.page.tsx';

const { maxMultiple, maxStake, maxNumberStake } = games[1] as (typeof games)[number];
const hostileMultiple = fc.oneof(
  hostileOrHugeText,
  fc.nat(20_000).map(String),
  fc.constantFrom('NaN', 'Infinity', '-5', '1e400', '9'.repeat(400), '0', '１２', '٣', '1.5', '2501'),
);
let lottery: FakeLottery;
beforeEach(async () => {
  setTrap();
  await startTestPage({ lottery: messages, ui: uiMessages });
  lottery = fakeLottery(fakeOperator());
  lottery.closesInMs = 600_000;
  signInForTest();
  bus.emit('wallet', 'wallet:balance-changed', { balanceMinor: 10 ** 12, at: Date.now() });
});
async function open(search: string): Promise<HTMLInputElement> {
  render(
    <TestPage path={`/lottery?${search}`}>
      <LotteryPage />
    </TestPage>,
  );
  await screen.findByRole('tab', { name: '지난 추첨' });
  return screen.getAllByRole<HTMLInputElement>('spinbutton', { name: '배수' })[0] as HTMLInputElement;
}

it('a bet that could win more than may be paid out is refused, with a message, before it is made', async () => {
  const field = await open('gameCode=11X5');
  for (const [row, ball] of [
    [/제1구/, '03 번'],
    [/제2구/, '01 번'],
    [/제3구/, '09 번'],
  ] as const)
    fireEvent.click(within(screen.getByRole('group', { name: row })).getByRole('button', { name: ball }));
  const add = screen.getByRole('button', { name: '슬립에 담기' });
  expect(add).not.toHaveAttribute('aria-disabled');
  fireEvent.change(field, { target: { value: '9999' } });
  expect(add).toHaveAttribute('aria-disabled', 'true');
  expect(add.parentElement?.parentElement).toHaveTextContent('한 베팅의 당첨금 한도는');
});

it('whatever is entered as the multiple, the stake is whole, is within the limits or shown to be outside, and is bet as shown', async () => {
  const field = await open('gameCode=K3&playType=sum-sides');
  const units = within(screen.getAllByRole('group', { name: '단위' })[0] as HTMLElement).getAllByRole('radio');
  const big = screen.getByRole('button', { name: '대 배당 1.98' });
  const add = screen.getByRole('button', { name: '슬립에 담기' });
  let outside = 0;
  fc.assert(
    fc.property(hostileMultiple, fc.nat(units.length - 1), (typed, at) => {
      act(() => slipStore.clear());
      fireEvent.click(units[at] as HTMLElement);
      fireEvent.click(big);
      fireEvent.change(field, { target: { value: typed } });
      const sums = add.parentElement?.parentElement;
      const whileTyped = sums?.textContent;
      fireEvent.blur(field);
      expect(sums?.textContent).toBe(whileTyped);
      const multiple = Number(field.value);
      expect(field.value).toMatch(/^[1-9]\d{0,3}$/);
      expect(multiple).toBeLessThanOrEqual(maxMultiple);
      const stake = multiple * 10_000 * 10 ** at;
      if (stake > Math.min(maxStake, maxNumberStake ?? maxStake)) {
        outside += 1;
        expect(add).toHaveAttribute('aria-disabled', 'true');
        expect(add.parentElement?.parentElement).toHaveTextContent(
          stake > maxStake ? '한 베팅의 금액 한도는' : '대에 걸 수 있는 금액 한도는',
        );
        fireEvent.click(big);
      } else {
        fireEvent.click(add);
        expect(slipStore.current().entries).toMatchObject([
          { multiple, unitMinor: 10_000 * 10 ** at, combinations: 1 },
        ]);
      }
      expectNothingRan();
    }),
    attacks,
  );
  expect(outside).toBeGreaterThan(0);

  act(() => slipStore.clear());
  fireEvent.click(units[0] as HTMLElement);
  fireEvent.click(big);
  fireEvent.change(field, { target: { value: '１２' } });
  fireEvent.click(add);
  fireEvent.click(screen.getByRole('button', { name: '1,200.00 P 베팅하기' }));
  await waitFor(() => expect(lottery.orders[0]?.lines).toMatchObject([{ unit: 10_000, multiple: 12 }]));
});
