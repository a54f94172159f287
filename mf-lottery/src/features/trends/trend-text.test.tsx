import { startTestPage } from '@tessera/shared/testing';
import { render, renderHook, screen } from '@testing-library/react';
import messages from '../../../locales/vi.json';
import { games } from '../../testing/fake-lottery.ts';
import { DifferenceChart } from './charts/difference-chart.tsx';
import { NumberChart } from './charts/number-chart.tsx';
import { useTrendText } from './use-trend-text.ts';

const [game] = games;

describe('trends in Vietnamese', () => {
  beforeAll(() => startTestPage({ lottery: messages }, { language: 'vi' }));

  it('name the day of their draws as the language writes it', () => {
    const { scope } = renderHook(() => useTrendText()).result.current;
    if (!game) throw new Error('No game is recorded.');
    const shown = { aspect: '', road: 'big', isTable: false } as const;
    const address = { trend: 'hot', day: '2026-11-28', place: undefined, ...shown } as const;
    expect(scope({ game, address, list: [] })).toContain(' · 28/11/2026 · ');
  });

  it('write what is below the average with the sign of an amount, and nothing before a zero', () => {
    const figures = [12, -10, -0.04].map((difference, at) => ({ name: `0${at}`, count: 1440, difference }));
    render(<DifferenceChart label="nóng" groups={[{ name: 'nóng', figures }]} />);
    expect(screen.getByRole('img')).toHaveTextContent('00 · 1.440+12,001 · 1.440−10,002 · 1.4400,0');
  });

  it('group the digits of their counts', () => {
    render(<NumberChart label="số lần" legend={['số lần']} figures={[{ name: '1', value: 1440, behind: 2000 }]} />);
    expect(screen.getByRole('img')).toHaveTextContent('1.440/2.000');
  });
});
