import { act, fireEvent } from '@testing-library/react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { keepInputOfTest, noteEarly, settled, showRendered, takeOver } from '../testing/early-input.ts';

function Form({ onPress }: { readonly onPress: (state: object) => void }) {
  const [state, setState] = useState({ name: '', note: '', agrees: false, side: 'big', language: 'ko' });
  const set = (part: Partial<typeof state>) => setState((before) => ({ ...before, ...part }));
  return (
    <>
      <input aria-label="name" value={state.name} onChange={(event) => set({ name: event.target.value })} />
      <textarea aria-label="note" value={state.note} onChange={(event) => set({ note: event.target.value })} />
      <input
        aria-label="agrees"
        type="checkbox"
        checked={state.agrees}
        onChange={(event) => set({ agrees: event.target.checked })}
      />
      {['big', 'small'].map((side) => (
        <input
          key={side}
          aria-label={side}
          type="radio"
          name="side"
          checked={state.side === side}
          onChange={() => set({ side })}
        />
      ))}
      <select aria-label="language" value={state.language} onChange={(event) => set({ language: event.target.value })}>
        <option value="ko">ko</option>
        <option value="vi">vi</option>
      </select>
      <button type="button" onClick={() => onPress(state)}>
        send
      </button>
    </>
  );
}

/** Does something while React renders, as a visitor may when React yields between two parts. */
function WhileRendering({ run }: { readonly run: () => void }) {
  useState(run);
  return null;
}

describe('early input', () => {
  let root: HTMLElement;
  const field = <Kind extends HTMLElement>(label: string) => root.querySelector(`[aria-label=${label}]`) as Kind;
  const show = (node: ReactNode) => showRendered(root, node);
  const start = (node: ReactNode, after?: () => void) => takeOver(root, node, after && { after });
  const type = (label: string, state: string) => {
    field<HTMLInputElement>(label).value = state;
    noteEarly({ target: field(label), state });
  };
  const press = (button: HTMLElement, at?: number) => noteEarly({ target: button, ...(at !== undefined && { at }) });
  beforeEach(() => {
    root = document.body.appendChild(document.createElement('div'));
  });
  afterEach(() => {
    root.remove();
    globalThis.tesseraInput = undefined;
  });

  it('reaches the fields, and the button that was pressed after it', async () => {
    const sent: object[] = [];
    const form = <Form onPress={(state) => sent.push(state)} />;
    show(form);
    field<HTMLInputElement>('name').value = '슬롯';
    field<HTMLTextAreaElement>('note').value = 'two\nlines';
    field<HTMLInputElement>('agrees').checked = true;
    field<HTMLInputElement>('small').checked = true;
    field<HTMLSelectElement>('language').value = 'vi';
    press(root.querySelector('button') as HTMLElement);
    await start(form);
    expect(sent).toEqual([{ name: '슬롯', note: 'two\nlines', agrees: true, side: 'small', language: 'vi' }]);
    expect(field<HTMLInputElement>('name').value).toBe('슬롯');
    expect(field<HTMLInputElement>('agrees')).toBeChecked();
    expect(field<HTMLInputElement>('small')).toBeChecked();
  });

  it('does not overwrite what is typed after the shell has started', async () => {
    const sent: object[] = [];
    const form = <Form onPress={(state) => sent.push(state)} />;
    show(form);
    field<HTMLInputElement>('name').value = 'ab';
    press(root.querySelector('button') as HTMLElement);
    await start(form, () => {
      fireEvent.keyDown(field('name'));
      fireEvent.input(field('name'), { target: { value: 'abc' } });
    });
    expect(field<HTMLInputElement>('name').value).toBe('abc');
    expect(sent).toEqual([]);
  });

  it('while React renders the page is not lost in a form that writes its first values when it is mounted', async () => {
    const seen: string[] = [];
    const form = (
      <input
        aria-label="name"
        onChange={({ target }) => seen.push(target.value)}
        ref={(mounted) => {
          if (mounted) mounted.value = '';
        }}
      />
    );
    show(form);
    const type = () => void fireEvent.input(field('name'), { target: { value: 'ab' } });
    await start(
      <>
        {form}
        <WhileRendering run={type} />
      </>,
    );
    expect(seen).toEqual(['ab']);
    expect(field<HTMLInputElement>('name').value).toBe('ab');
  });

  it('in a field is repeated only when its composition has ended', async () => {
    const sent: object[] = [];
    const form = <Form onPress={(state) => sent.push(state)} />;
    show(form);
    field<HTMLInputElement>('name').value = '스';
    globalThis.tesseraInput = { actions: [], composing: field('name'), stop: () => undefined };
    await start(form);
    fireEvent.click(root.querySelector('button') as HTMLElement);
    expect(sent).toEqual([expect.objectContaining({ name: '' })]);
    await act(async () => {
      fireEvent.compositionEnd(field('name'));
      await settled();
    });
    fireEvent.click(root.querySelector('button') as HTMLElement);
    expect(sent.at(-1)).toMatchObject({ name: '스' });
  });

  describe('in a part whose code comes after the shell', () => {
    /** Starts the shell over a rendered part; `come` brings the code of the part. */
    async function startWithout(part: ReactNode, others: ReactNode = null) {
      let bring: (module: { default: () => ReactNode }) => void = () => undefined;
      const Late = lazy(
        () =>
          new Promise<{ default: () => ReactNode }>((resolve) => {
            bring = resolve;
          }),
      );
      await start(
        <>
          <Suspense>
            <Late />
          </Suspense>
          {others}
        </>,
      );
      return async () => {
        await act(async () => bring({ default: () => part }));
        await act(settled);
      };
    }

    it('is repeated when the code has come', async () => {
      const sent: object[] = [];
      const form = <Form onPress={(state) => sent.push(state)} />;
      show(<Suspense>{form}</Suspense>);
      field<HTMLInputElement>('name').value = 'late';
      press(root.querySelector('button') as HTMLElement);
      const come = await startWithout(form);
      expect(sent).toEqual([]);
      await come();
      expect(sent).toEqual([expect.objectContaining({ name: 'late' })]);
    });

    it('by a press is repeated where the part has only buttons', async () => {
      const pressed = jest.fn();
      const buttons = (
        <button type="button" onClick={pressed}>
          more
        </button>
      );
      show(<Suspense>{buttons}</Suspense>);
      const come = await startWithout(buttons);
      fireEvent.click(root.querySelector('button') as HTMLElement);
      await act(settled);
      await come();
      expect(pressed).toHaveBeenCalledTimes(1);
    });

    it('goes on while the code is missing', async () => {
      const sent: object[] = [];
      const form = <Form onPress={(state) => sent.push(state)} />;
      show(<Suspense>{form}</Suspense>);
      field<HTMLInputElement>('name').value = 'ab';
      const come = await startWithout(form);
      fireEvent.input(field('name'), { target: { value: 'abc' } });
      fireEvent.click(field('agrees'));
      fireEvent.pointerDown(root.querySelector('button') as HTMLElement);
      fireEvent.click(root.querySelector('button') as HTMLElement);
      await act(settled);
      await come();
      expect(sent).toEqual([expect.objectContaining({ name: 'abc', agrees: true })]);
    });

    it('does not hold up other parts, nor undo what is done in them meanwhile', async () => {
      const form = <Form onPress={() => undefined} />;
      const search = <input aria-label="search" defaultValue="" />;
      show(
        <>
          <Suspense>{search}</Suspense>
          {form}
        </>,
      );
      field<HTMLInputElement>('search').value = 'x';
      field<HTMLInputElement>('name').value = 'ab';
      field<HTMLInputElement>('agrees').checked = true;
      field<HTMLSelectElement>('language').value = 'vi';
      const come = await startWithout(search, form);
      fireEvent.click(field('agrees'));
      fireEvent.change(field('language'), { target: { value: 'ko' } });
      fireEvent.input(field('name'), { target: { value: '' } });
      await come();
      expect(field('agrees')).not.toBeChecked();
      expect(field('language')).toHaveValue('ko');
      expect(field('name')).toHaveValue('');
    });
  });

  it('by a press is not repeated when its visitor has pressed again, and that was answered', async () => {
    const sent: object[] = [];
    const form = <Form onPress={(state) => sent.push(state)} />;
    show(form);
    const button = root.querySelector('button') as HTMLElement;
    press(button);
    await start(form, () => {
      fireEvent.pointerDown(button);
      fireEvent.click(button);
    });
    expect(sent).toHaveLength(1);
  });

  it('by a press is not repeated after fifteen seconds', async () => {
    const sent: object[] = [];
    const form = <Form onPress={(state) => sent.push(state)} />;
    show(form);
    press(root.querySelector('button') as HTMLElement, performance.now() - 16_000);
    await start(form);
    expect(sent).toEqual([]);
  });

  it('of text that was removed again is not repeated', async () => {
    const seen = jest.fn();
    const input = <input aria-label="name" defaultValue="" onInput={seen} />;
    show(input);
    type('name', 'a');
    type('name', '');
    await start(input);
    expect(seen).not.toHaveBeenCalled();
  });

  it('in a form whose code is late does not make the browser send the form', async () => {
    root.innerHTML = '<form><button>send</button></form>';
    keepInputOfTest(root);
    expect(fireEvent.submit(root.querySelector('form') as HTMLFormElement)).toBe(false);
  });
});
