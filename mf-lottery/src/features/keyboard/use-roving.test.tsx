import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRoving } from './use-roving.ts';

function Numbers({ count }: { readonly count: number }) {
  const roving = useRoving();
  return (
    <div {...roving.row} role="toolbar" aria-label="numbers">
      {Array.from({ length: count }, (_, index) => (
        <button key={index} type="button" {...roving.item(index)}>
          {index + 1}
        </button>
      ))}
    </div>
  );
}

/** As a browser lays buttons out: so many in a line. */
function layOut(inLine: number): void {
  for (const [index, button] of screen.getAllByRole('button').entries())
    Object.defineProperty(button, 'offsetTop', { value: Math.floor(index / inLine) * 44 });
}

describe('arrow keys', () => {
  it('move up and down by whole lines where buttons stand in several', async () => {
    render(<Numbers count={80} />);
    layOut(8);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    expect(screen.getByRole('button', { name: '18' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    expect(screen.getByRole('button', { name: '9' })).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowDown}');
    expect(screen.getByRole('button', { name: '8' })).toHaveFocus();
  });

  it('go to the next and the previous button in a single line', async () => {
    render(<Numbers count={6} />);
    layOut(6);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(screen.getByRole('button', { name: '2' })).toHaveFocus();
  });
});
