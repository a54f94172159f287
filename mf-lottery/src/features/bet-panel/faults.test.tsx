import { startTestPage } from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { fireEvent, render, screen, within } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import { Faults } from './faults.tsx';

const tokens = (count: number) => Array.from({ length: count }, (_, at) => `x${at}`);
const show = (count: number) => render(<Faults faults={tokens(count)} onRemove={() => undefined} />);

describe('parts of a typed text that are no bet', () => {
  beforeAll(() => startTestPage({ lottery: messages, ui: uiMessages }));

  it('are named and read out by name, the first eight at once and all on request', () => {
    show(20);
    expect(screen.getAllByRole('listitem')).toHaveLength(8);
    expect(screen.getByRole('alert')).toHaveTextContent('x0, x1, x2, x3, x4, x5, x6, x7');
    fireEvent.click(screen.getByRole('button', { name: '모두 보기 (20)' }));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(tokens(20));
    fireEvent.click(screen.getByRole('button', { name: '간단히 보기' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(8);
  });

  it('of thousands are all named, five hundred on a page, also after some of them are corrected', () => {
    const { rerender } = show(1_300);
    fireEvent.click(screen.getByRole('button', { name: /모두 보기/ }));
    const named = () =>
      within(screen.getAllByRole('list')[0] as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    const seen = [named()];
    for (const page of ['2 쪽', '3 쪽']) {
      fireEvent.click(screen.getByRole('button', { name: page }));
      seen.push(named());
    }
    expect(seen.map(({ length }) => length)).toEqual([500, 500, 300]);
    expect(seen.flat()).toEqual(tokens(1_300));
    rerender(<Faults faults={tokens(600)} onRemove={() => undefined} />);
    expect(named()).toEqual(tokens(600).slice(500));
  });
});
