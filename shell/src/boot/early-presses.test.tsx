import { act, fireEvent } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type EarlyNote, noteEarly, settled, showRendered, takeOver } from '../testing/early-input.ts';
import { keepEarlyInput } from './early-input.ts';

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

/** Two buttons have one label, and a game that is drawn now has a board above its form. */
function TwoReverses({ onChoose }: { readonly onChoose: (choice: string) => void }) {
  const [game, setGame] = useState('Thai');
  return (
    <>
      <button type="button" onClick={() => setGame('Lao')}>
        Lao
      </button>
      {game === 'Lao' && <p>drawing now</p>}
      {['plays', 'tools'].map((group) => (
        <div key={`${game} ${group}`} role="toolbar" aria-label={group}>
          <button type="button" onClick={() => onChoose(`${game} ${group}`)}>
            reverse
          </button>
        </div>
      ))}
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

let enable = () => {};
/** A button that its effects disable until it is enabled again. */
function Send({ onSend }: { readonly onSend: () => void }) {
  const [isDisabled, setIsDisabled] = useState(false);
  useEffect(() => {
    setIsDisabled(true);
    enable = () => setIsDisabled(false);
  }, []);
  return (
    <button type="button" disabled={isDisabled} onClick={onSend}>
      send
    </button>
  );
}

/** A form that is new after each answer. */
function Bet({ onBet }: { readonly onBet: () => void }) {
  const [count, setCount] = useState(0);
  const bet = () => {
    onBet();
    setCount(count + 1);
  };
  return (
    <button key={count} type="button" onClick={bet}>
      bet
    </button>
  );
}

function Sides({ onChoose }: { readonly onChoose: (side: string) => void }) {
  const [side, setSide] = useState('big');
  const choose = (next: string) => {
    setSide(next);
    onChoose(next);
  };
  return ['big', 'small'].map((one) => (
    <input key={one} type="radio" name="side" value={one} checked={one === side} onChange={() => choose(one)} />
  ));
}

let root: HTMLElement;
const button = (label: string) =>
  [...root.querySelectorAll('button')].find(({ textContent }) => textContent === label) as HTMLElement;
const show = (node: ReactNode, actions: () => readonly EarlyNote[]) => {
  showRendered(root, node);
  noteEarly(...actions());
};
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
  await takeOver(root, <Numbers />);
  expect(root.querySelector('output')).toHaveTextContent('05 03 07');
});

it('an early press of a button that was pressed again at once, because it had not answered, is one press', async () => {
  show(<Numbers />, () => ['05', '03', '03', '05'].map(press));
  await takeOver(root, <Numbers />);
  expect(root.querySelector('output')).toHaveTextContent('05 03 05');
});

it('an early press of what is typed wrong, corrected and pressed again sends what is right, once', async () => {
  const sent: string[] = [];
  const message = <Message onSend={(text) => sent.push(text)} />;
  const type = (state: string) => ({ target: root.querySelector('input') as HTMLElement, state });
  show(message, () => [type('wrong'), press('send'), type('right'), press('send'), type('later')]);
  await takeOver(root, message);
  expect(sent).toEqual(['right']);
  expect(root.querySelector('input')).toHaveValue('later');
});

it('text that is typed early is there for a press while React takes the page over', async () => {
  const sent: string[] = [];
  const message = <Message onSend={(text) => sent.push(text)} />;
  show(message, () => [{ target: root.querySelector('input') as HTMLElement, state: 'ab' }]);
  await takeOver(root, message, { after: () => fireEvent.click(button('send')) });
  expect(sent).toEqual(['ab']);
});

it('an early press reaches the button that has taken the place of the pressed one after the press before it', async () => {
  const chosen: string[] = [];
  const games = <Games onChoose={(game) => chosen.push(game)} />;
  show(games, () => ['Lao', 'reverse'].map(press));
  await takeOver(root, games);
  expect(chosen).toEqual(['Lao']);
});

it('an early press waits while the one before it makes the page load', async () => {
  show(<Numbers />, () => ['05', '03'].map(press));
  await takeOver(root, <Numbers />, { isLoadingData: () => true });
  expect(root.querySelector('output')).toHaveTextContent('05');
});

it('an early press never meets the page before the one that the press before it opens', async () => {
  const now = jest.spyOn(performance, 'now');
  const start = performance.now();
  now.mockImplementation(() => start);
  show(<Numbers />, () => ['05', '03'].map(press));
  await takeOver(root, <Numbers />, {
    isOpening: () => {
      // Longer than data is waited for.
      now.mockImplementation(() => start + 10_000);
      return true;
    },
  });
  now.mockRestore();
  expect(root.querySelector('output')).toHaveTextContent('05');
});

it('an early press reaches the button of its group where several have its label and a board has come above them', async () => {
  const chosen: string[] = [];
  const games = <TwoReverses onChoose={(choice) => chosen.push(choice)} />;
  show(games, () => [press('Lao'), { target: root.querySelectorAll('button')[1] as HTMLElement }]);
  await takeOver(root, games);
  expect(chosen).toEqual(['Lao plays']);
});

it('an early press waits while its button is disabled', async () => {
  const send = jest.fn();
  show(<Send onSend={send} />, () => [press('send')]);
  await takeOver(root, <Send onSend={send} />, { after: () => expect(button('send')).toBeDisabled() });
  expect(send).not.toHaveBeenCalled();
  act(enable);
  await act(settled);
  expect(send).toHaveBeenCalledTimes(1);
});

it('a press that a part makes by itself does not wait for early ones', async () => {
  show(<Numbers />, () => ['05', '03'].map(press));
  const startRepeating = keepEarlyInput(root, { isLoadingData: () => false, isOpening: () => false });
  await act(async () => hydrateRoot(root, <Numbers />));
  // As the code of a part does it: such events are not trusted.
  act(() => button('07').click());
  await act(async () => {
    startRepeating();
    await settled();
  });
  expect(root.querySelector('output')).toHaveTextContent('07 05 03');
});

it('an early press is dropped when another page is opened by a link', async () => {
  const before = window.location.href;
  window.history.replaceState(null, '', '/seaLottery');
  const page = (
    <main>
      <Numbers />
    </main>
  );
  show(page, () => ['05'].map(press));
  await takeOver(root, page, { after: () => window.history.replaceState(null, '', '/lottery') });
  window.history.replaceState(null, '', before);
  expect(root.querySelector('output')).toBeEmptyDOMElement();
});

it('an early press in one area stays when the visitor uses another', async () => {
  const page = (
    <>
      <button type="button">menu</button>
      <main>
        <Numbers />
      </main>
    </>
  );
  show(page, () => ['05', '03'].map(press));
  await takeOver(root, page, { after: () => fireEvent.click(button('menu')) });
  expect(root.querySelector('output')).toHaveTextContent('05 03');
});

it('a press while early ones wait is repeated after them', async () => {
  show(<Numbers />, () => [press('05')]);
  await takeOver(root, <Numbers />, {
    before: () => fireEvent.click(button('03')),
    after: () => fireEvent.click(button('07')),
  });
  expect(root.querySelector('output')).toHaveTextContent('05 03 07');
});

it('a press that React answers by a new button is not repeated there', async () => {
  const onBet = jest.fn();
  const bet = <Bet onBet={onBet} />;
  show(bet, () => []);
  await takeOver(root, bet, { after: () => fireEvent.click(button('bet')) });
  expect(onBet).toHaveBeenCalledTimes(1);
});

it('an early press is dropped with the one before it that its visitor has waited for too long', async () => {
  show(<Numbers />, () => [{ ...press('05'), at: performance.now() - 16_000 }, press('03')]);
  await takeOver(root, <Numbers />);
  expect(root.querySelector('output')).toBeEmptyDOMElement();
});

it('an early press that the escape key has taken back is not repeated', async () => {
  show(<Numbers />, () => [press('05')]);
  await takeOver(root, <Numbers />, { before: () => fireEvent.keyDown(document.body, { key: 'Escape' }) });
  expect(root.querySelector('output')).toBeEmptyDOMElement();
});

it('an early press of a switch that the browser has turned on already is not repeated', async () => {
  const pressed = jest.fn();
  const heart = (isOn: boolean) => (
    <button type="button" aria-pressed={isOn} onClick={pressed}>
      heart
    </button>
  );
  show(heart(false), () => [press('heart')]);
  await takeOver(root, heart(false), { after: () => button('heart').setAttribute('aria-pressed', 'true') });
  expect(pressed).not.toHaveBeenCalled();
});

it('an early choice that goes back to the first one ends there', async () => {
  const chosen: string[] = [];
  const sides = <Sides onChoose={(side) => chosen.push(side)} />;
  const choose = (side: string) => {
    const target = root.querySelector(`[value=${side}]`) as HTMLInputElement;
    target.checked = true;
    return { target, state: true };
  };
  show(sides, () => [choose('small'), choose('big')]);
  await takeOver(root, sides);
  expect(root.querySelector('[value=big]')).toBeChecked();
  expect(chosen).toEqual([]);
});
