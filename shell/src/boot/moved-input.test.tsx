import { act, fireEvent } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { keepInputOfTest, noteEarly, renderAnew, settled, showRendered } from '../testing/early-input.ts';

function Named({ label, name }: { readonly label: string; readonly name: string }) {
  const [value, setValue] = useState('');
  return <input aria-label={label} name={name} value={value} onChange={(event) => setValue(event.target.value)} />;
}
const Names = ({ labels }: { readonly labels: readonly string[] }) =>
  labels.map((label, at) => <Named key={label} label={label} name={`field-${at}`} />);

function Stake({ onSend }: { readonly onSend: (value: string) => void }) {
  const [value, setValue] = useState('1');
  return (
    <>
      <input name="stake" value={value} onChange={({ target }) => setValue(target.value)} />
      <Send onPress={() => onSend(value)} />
    </>
  );
}

function Send({ onPress }: { readonly onPress: () => void }) {
  return (
    <button type="button" onClick={onPress}>
      send
    </button>
  );
}

describe('early input where the page is rendered anew', () => {
  let root: HTMLElement;
  const field = <Kind extends HTMLElement>(label: string) => root.querySelector(`[aria-label=${label}]`) as Kind;
  const show = (node: ReactNode) => showRendered(root, node);
  const press = (button: Element | null) => noteEarly({ target: button as HTMLElement });
  beforeEach(() => {
    root = document.body.appendChild(document.createElement('div'));
  });
  afterEach(() => {
    root.remove();
    globalThis.tesseraInput = undefined;
  });

  it('goes into the fields of the same names, and not over what was typed there since', async () => {
    show(<Names labels={['name', 'place', 'trade']} />);
    field<HTMLInputElement>('name').value = 'Ada';
    const type = (label: string, value: string) => {
      field<HTMLInputElement>(label).value = value;
      field(label).dispatchEvent(new Event('input', { bubbles: true }));
    };
    await renderAnew(root, <Names labels={['이름', '장소', '직업']} />, {
      // Still in the old page, while the new one is being rendered.
      before: () => {
        type('place', 'London');
        type('trade', 'no');
      },
      after: () => fireEvent.change(field('직업'), { target: { value: 'mathematics' } }),
    });
    expect(['이름', '장소', '직업'].map((label) => field<HTMLInputElement>(label).value)).toEqual([
      'Ada',
      'London',
      'mathematics',
    ]);
  });

  it('by a choice of a radio button is the same choice there, although its group has another name in the new render', async () => {
    const chosen: string[] = [];
    const group = (name: string) => (
      <fieldset aria-label="way">
        {['password', 'code'].map((way) => (
          <input
            key={way}
            aria-label={way}
            type="radio"
            name={name}
            value={way}
            defaultChecked={way === 'password'}
            onChange={() => chosen.push(way)}
          />
        ))}
      </fieldset>
    );
    show(group('_R_1_'));
    field<HTMLInputElement>('code').checked = true;
    await renderAnew(root, group('_r_5_'));
    expect(chosen).toEqual(['code']);
    expect(field<HTMLInputElement>('code')).toBeChecked();
  });

  it.each([
    { next: 'nothing else', is: 'repeated', times: 1 },
    { next: 'the escape key', is: 'not repeated', times: 0 },
  ])('by a press and then $next is $is', async ({ next, times }) => {
    const pressed = jest.fn();
    show(<Send onPress={pressed} />);
    press(root.querySelector('button'));
    const move = keepInputOfTest(root);
    const anew = createRoot(root);
    await act(async () => anew.render(null));
    await act(async () => {
      move();
      if (next === 'the escape key') fireEvent.keyDown(document.body, { key: 'Escape' });
      anew.render(<Send onPress={pressed} />);
    });
    await act(settled);
    expect(pressed).toHaveBeenCalledTimes(times);
  });

  it('by a press on one of several buttons with its label is not repeated', async () => {
    const pressed = jest.fn();
    show([<Send key="1" onPress={pressed} />, <Send key="2" onPress={pressed} />]);
    press(root.querySelector('button'));
    await renderAnew(root, <Send onPress={pressed} />);
    expect(pressed).not.toHaveBeenCalled();
  });

  it('by a press on a switch that is on in the new page is not repeated', async () => {
    const pressed = jest.fn();
    const heart = (isOn: boolean) => (
      <button type="button" aria-pressed={isOn} onClick={pressed}>
        heart
      </button>
    );
    show(heart(false));
    press(root.querySelector('button'));
    await renderAnew(root, heart(true));
    expect(pressed).not.toHaveBeenCalled();
  });

  it('by a press is not repeated when its visitor presses the button again there, and React answers', async () => {
    const pressed = jest.fn();
    show(<Send onPress={pressed} />);
    press(root.querySelector('button'));
    await renderAnew(root, <Send onPress={pressed} />, {
      after: () => fireEvent.click(root.querySelector('button') as HTMLElement),
    });
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('takes the place of the value with which a field comes', async () => {
    const sent: string[] = [];
    const stake = <Stake onSend={(value) => sent.push(value)} />;
    show(stake);
    const field = root.querySelector('input') as HTMLInputElement;
    field.value = '100';
    noteEarly({ target: field, state: '100' });
    press(root.querySelector('button'));
    await renderAnew(root, stake);
    expect(sent).toEqual(['100']);
  });

  it('by a press of a button in a row is not repeated in another row', async () => {
    const pressed = jest.fn();
    const row = (name: string) => (
      <li>
        {name} <Send onPress={pressed} />
      </li>
    );
    show(row('draw 1'));
    press(root.querySelector('button'));
    await renderAnew(root, row('draw 2'));
    expect(pressed).not.toHaveBeenCalled();
  });
});
