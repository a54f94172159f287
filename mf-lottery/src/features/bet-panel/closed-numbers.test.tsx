import { type Play, playOf, type Selection } from '@tessera/shared/lottery';
import { startTestPage } from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/en.json';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import messages from '../../../locales/en.json';
import { games } from '../../testing/fake-lottery.ts';
import { DraftSum } from './draft-sum.tsx';
import { PrizeNumbers } from './prize-numbers.tsx';
import { useDraft } from './use-draft.ts';

const [game] = games;

function Panel({ play, closed }: { readonly play: Play; readonly closed: readonly string[] }) {
  if (!game) throw new Error('No game is recorded.');
  const [blocked, setBlocked] = useState({ half: [] as string[], closed });
  const draft = useDraft({ ...game, kind: 'THAI' }, play, blocked);
  return (
    <>
      <PrizeNumbers
        play={draft.play}
        digits={play.digits ?? 2}
        closed={draft.closed}
        selection={draft.selection}
        onChoose={draft.choose}
      />
      <DraftSum draft={draft} />
      <output aria-label="chosen">{chosenIn(draft.selection)}</output>
      <button type="button" onClick={() => setBlocked({ half: [], closed: ['13', '321'] })}>
        close
      </button>
    </>
  );
}

const chosenIn = ([numbers = []]: Selection) => numbers.join(' ');

function show(code: string, closed: readonly string[]) {
  const play = playOf('THAI', code);
  if (!play) throw new Error('There is no such play.');
  render(<Panel play={play} closed={closed} />);
  return userEvent.setup();
}
const chosen = () => screen.getByRole('status', { name: 'chosen' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('numbers that the draw does not take', () => {
  beforeAll(() => startTestPage({ lottery: messages, ui: uiMessages }));

  it('are marked and named as closed, and no press, tool or group of numbers chooses them', async () => {
    const person = show('top2', ['13']);
    const closed = button('Number 13, closed');
    expect(closed).toHaveAttribute('aria-disabled', 'true');
    expect(closed).toHaveClass('closed');
    await person.click(closed);
    expect(closed).toHaveAttribute('aria-pressed', 'false');
    await person.click(button(messages.numbers.tool.head));
    await person.click(button('1'));
    expect(button('Number 12')).toHaveAttribute('aria-pressed', 'true');
    expect(closed).toHaveAttribute('aria-pressed', 'false');
    expect(button('1')).toHaveAttribute('aria-pressed', 'true');
    await person.click(button('1'));
    expect(button('Number 12')).toHaveAttribute('aria-pressed', 'false');
  });

  it('stay chosen when they close later, are named beside the sum, and can be taken away', async () => {
    const person = show('top2', []);
    await person.click(button('Number 13'));
    await person.click(button('Number 14'));
    await person.click(button('close'));
    const reason = 'Some of your numbers are not accepted. Remove them: 13';
    expect(screen.getByText(reason)).toBeVisible();
    expect(button('Number 13, closed')).not.toHaveAttribute('aria-disabled');
    await person.click(button('Number 13, closed'));
    expect(screen.queryByText(reason)).toBeNull();
    expect(button('Number 13, closed')).toHaveAttribute('aria-disabled', 'true');
  });

  it('are not added by all orders of a number, and are named where they are typed', async () => {
    const person = show('top3', ['321']);
    await person.type(screen.getByRole('textbox'), '123 321');
    expect(screen.getByText('Not accepted: 321')).toBeVisible();
    await person.click(button(/^Add 1 /));
    expect(screen.getByRole('textbox')).toHaveValue('321');
    await person.click(button(messages.numbers.tool.permute));
    await person.click(button(messages.numbers.permute));
    expect(chosen()).toHaveTextContent('123 132 213 231 312');
    expect(chosen()).not.toHaveTextContent('321');
  });
});

describe('the focus of a typed entry', () => {
  beforeAll(() => startTestPage({ lottery: messages, ui: uiMessages }));

  it('goes to the text field after numbers are added by the keyboard, and what was added is read out', async () => {
    const person = show('top3', []);
    const field = screen.getByRole('textbox');
    await person.type(field, '123 456');
    button(/^Add 2 /).focus();
    await person.keyboard('{Enter}');
    expect(field).toHaveFocus();
    expect(screen.getByText('Added: 123 · 456')).toHaveAttribute('role', 'status');
  });

  it('goes to the text field after wrong parts are removed, and to a text after all numbers are cleared', async () => {
    const person = show('top3', []);
    const field = screen.getByRole('textbox');
    await person.type(field, '123 45 x');
    await person.click(button(messages.typed.removeFaults));
    expect(field).toHaveFocus();
    await person.click(button(/^Add 1 /));
    await person.click(button(messages.tool.clear));
    expect(screen.getByText(messages.numbers.none)).toHaveFocus();
  });
});
