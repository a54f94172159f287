import { playOf } from '@tessera/shared/lottery';
import { startTestPage } from '@tessera/shared/testing';
import ui from '@tessera/shared/ui/locales/ko.json';
import { render, screen, within } from '@testing-library/react';
import lottery from '../../../locales/ko.json';
import { Prizes } from './prizes.tsx';

describe('prizes by hits', () => {
  beforeAll(() => startTestPage({ lottery, ui }));

  it('prizes by hits are shown below a heading before a bet, best first, each with its odds and its chance', async () => {
    const play = playOf('KL8', 'any10');
    if (!play) throw new Error('No such play.');
    render(<Prizes play={play} />);
    // The page's own heading is the one above it.
    expect(screen.getByRole('heading', { level: 2, name: '맞힌 개수별 배당' })).toBeVisible();
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
});
