import { playOf } from '@tessera/shared/lottery';
import { startTestPage } from '@tessera/shared/testing';
import ui from '@tessera/shared/ui/locales/ko.json';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import lottery from '../../../locales/ko.json';
import { Prizes } from './prizes.tsx';

describe('prizes by hits', () => {
  beforeAll(() => startTestPage({ lottery, ui }));

  it('are shown before a bet, best first, each with its odds and its chance', async () => {
    const play = playOf('KL8', 'any10');
    if (!play) throw new Error('No such play.');
    render(<Prizes play={play} onChoose={() => undefined} />);
    const list = await screen.findByRole('list', { name: '맞힌 개수별 배당' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '10개 배당 20,000 확률 1/8,911,711',
      '9개 배당 5,000 확률 1/163,381',
      '8개 배당 1,000 확률 1/7,384',
      '7개 배당 150 확률 0.16%',
      '6개 배당 20 확률 1.15%',
      '5개 배당 4 확률 5.14%',
      '0개 배당 2.6 확률 4.58%',
    ]);
  });

  it('come with a bet at random of as many numbers as the play has, which typed bets have not', async () => {
    const picks: (readonly string[])[] = [];
    const onChoose = (picked: readonly string[]) => void picks.push(picked);
    const [chosen, typed] = [playOf('KL8', 'any5'), playOf('KL8', 'any5-typed')];
    if (!chosen || !typed) throw new Error('No such play.');
    const { rerender } = render(<Prizes play={chosen} onChoose={onChoose} />);
    await userEvent.click(await screen.findByRole('button', { name: '무작위 5개' }));
    const [numbers = []] = picks;
    expect(new Set(numbers).size).toBe(5);
    for (const number of numbers) expect(chosen.rows[0]?.options).toContain(number);
    rerender(<Prizes play={typed} onChoose={onChoose} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
