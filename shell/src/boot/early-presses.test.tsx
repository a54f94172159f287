import { act, fireEvent } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { type EarlyAction, keepEarlyInput } from './early-input.ts';

function Numbers() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <>
      {['03', '05', '07'].map((number) => (
        <button key={number} type="button" onClick={() => setChosen([...chosen, number])}>
          {number}
        </button>
      ))}
      <output>{chosen.join(' ')}</output>
    </>
  );
}

/** Each game has its own form. */
function Games({ onChoose }: { readonly onChoose: (game: string) => void }) {
  const [game, setGame] = useState('Thai');
  return (
    <>
      <button type="button" onClick={() => setGame('Lao')}>
        Lao
      </button>
      <div key={game}>
        <button type="button" onClick={() => onChoose(game)}>
          reverse
        </button>
      </div>
    </>
  );
}

function Message({ onSend }: { readonly onSend: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <>
      <input aria-label="text" value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" onClick={() => onSend(text)}>
        send
      </button>
    </>
  );
}

/** Waits until the page has been looked at again. */
const settled = () => new Promise((resume) => setTimeout(resume, 250));

let root: HTMLElement;
const button = (label: string) =>
  [...root.querySelectorAll('button')].find(({ textContent }) => textContent === label) as HTMLElement;
/** The page as the edge sends it, and what was done in it as the page's own script keeps it. */
const show = (node: ReactNode, actions: () => readonly Omit<EarlyAction, 'at'>[]) => {
  root.innerHTML = renderToString(node);
  const at = performance.now();
  globalThis.tesseraInput = { actions: actions().map((action) => ({ ...action, at })), stop: () => undefined };
};
/** Starts the shell; `meanwhile` happens before it has taken the page over. */
async function start(node: ReactNode, meanwhile: () => void = () => undefined): Promise<void> {
  const repeat = keepEarlyInput(root, () => false);
  meanwhile();
  await act(async () => hydrateRoot(root, node));
  await act(async () => {
    repeat();
    await settled();
  });
}
const press = (label: string) => ({ target: button(label) });

beforeEach(() => {
  root = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  root.remove();
  globalThis.tesseraInput = undefined;
});

it('several early presses are repeated in their order, each with what those before it have changed', async () => {
  show(<Numbers />, () => ['05', '03', '07'].map(press));
  await start(<Numbers />);
  expect(root.querySelector('output')).toHaveTextContent('05 03 07');
});

it('an early press of a button that was pressed again at once, because it had not answered, is one press', async () => {
  show(<Numbers />, () => ['05', '03', '03', '05'].map(press));
  await start(<Numbers />);
  expect(root.querySelector('output')).toHaveTextContent('05 03 05');
});

it('early presses and what is typed before, between and after them are repeated in their order', async () => {
  const sent: string[] = [];
  const message = <Message onSend={(text) => sent.push(text)} />;
  const type = (state: string) => ({ target: root.querySelector('input') as HTMLElement, state });
  show(message, () => [type('a'), press('send'), type('ab'), press('send'), type('abc')]);
  await start(message);
  expect(sent).toEqual(['a', 'ab']);
  expect(root.querySelector('input')).toHaveValue('abc');
});

it('an early press reaches the button that has taken the place of the pressed one after the press before it', async () => {
  const chosen: string[] = [];
  const games = <Games onChoose={(game) => chosen.push(game)} />;
  show(games, () => ['Lao', 'reverse'].map(press));
  await start(games);
  expect(chosen).toEqual(['Lao']);
});

it('a press while early ones wait is repeated after them', async () => {
  show(<Numbers />, () => [press('05')]);
  await start(<Numbers />, () => fireEvent.click(button('03')));
  expect(root.querySelector('output')).toHaveTextContent('05 03');
});

it('an early press that the escape key has taken back is not repeated', async () => {
  show(<Numbers />, () => [press('05')]);
  await start(<Numbers />, () => fireEvent.keyDown(document.body, { key: 'Escape' }));
  expect(root.querySelector('output')).toBeEmptyDOMElement();
});
