import { type Play, playOf } from '@tessera/shared/lottery';
import { startTestPage } from '@tessera/shared/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import messages from '../../../locales/en.json';
import { NumberTools } from './number-tools.tsx';

const play = playOf('LAO', 'top4');

function Tools({ play: each }: { readonly play: Play }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <>
      <NumberTools play={each} digits={4} closed={[]} chosen={chosen} onChoose={setChosen} />
      <output aria-label="chosen">{`${chosen.length} from ${chosen[0]} to ${chosen.at(-1)}`}</output>
    </>
  );
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const chosen = () => screen.getByRole('status', { name: 'chosen' }).textContent;
const note = () => screen.queryByText(/^Up to 5,000 numbers/)?.textContent;

describe('the tools for numbers of four digits', () => {
  beforeAll(() => startTestPage({ lottery: messages }));
  beforeEach(() => {
    if (!play) throw new Error('There is no such play.');
    render(<Tools play={play} />);
    press(messages.numbers.tool.sides);
    press(messages.option.big);
    expect(chosen()).toBe('5000 from 5000 to 9999');
    expect(note()).toBeUndefined();
  });

  it('drop no number that is chosen for others that one bet has no room for, and say how many those are', () => {
    press(messages.numbers.tool.head);
    press('0');
    expect(chosen()).toBe('5000 from 5000 to 9999');
    expect(note()).toBe('Up to 5,000 numbers in one bet; not added: 1,000.');
    press('9');
    expect(chosen()).toBe('4000 from 5000 to 8999');
    expect(note()).toBeUndefined();
  });

  it('say so too of a range and of all orders', () => {
    press(messages.numbers.tool.range);
    for (const [label, value] of [
      [messages.numbers.from, '4990'],
      [messages.numbers.to, '5009'],
    ] as const)
      fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
    press(/^Add 20 /);
    expect(chosen()).toBe('5000 from 5000 to 9999');
    expect(note()).toMatch(/not added: 10\.$/);
    press(messages.numbers.tool.permute);
    press(messages.numbers.permute);
    expect(chosen()).toBe('5000 from 5000 to 9999');
    expect(note()).toMatch(/not added: 4,375\.$/);
  });
});
