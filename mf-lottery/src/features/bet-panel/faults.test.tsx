import { startTestPage } from '@tessera/shared/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import { Faults } from './faults.tsx';

const tokens = (count: number) => Array.from({ length: count }, (_, at) => `x${at}`);
const show = (count: number) => render(<Faults faults={tokens(count)} onRemove={() => undefined} />);

describe('parts of a typed text that are no bet', () => {
  beforeAll(() => startTestPage({ lottery: messages }));

  it('are named and read out by name, the first eight at once and all on request', () => {
    show(20);
    expect(screen.getAllByRole('listitem')).toHaveLength(8);
    expect(screen.getByRole('alert')).toHaveTextContent('x0, x1, x2, x3, x4, x5, x6, x7');
    fireEvent.click(screen.getByRole('button', { name: '모두 보기 (20)' }));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(tokens(20));
    fireEvent.click(screen.getByRole('button', { name: '간단히 보기' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(8);
  });

  it('of thousands are named as far as somebody reads them, with the number of the others', () => {
    show(5_000);
    fireEvent.click(screen.getByRole('button', { name: /모두 보기/ }));
    const items = screen.getAllByRole('listitem');
    expect([items.length, items.at(-1)?.textContent]).toEqual([501, '외 4500개']);
  });
});
