import { act, fireEvent, waitFor } from '@testing-library/react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { takeEarlyInput } from './early-input.ts';

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

/** What is done at once, in one timer after the other. */
const settled = () => new Promise((resume) => setTimeout(resume, 20));

describe('what a visitor does before the shell runs', () => {
  let root: HTMLElement;
  const field = <Kind extends HTMLElement>(label: string) => root.querySelector(`[aria-label=${label}]`) as Kind;
  /** The page as the edge sends it. */
  const show = (node: ReactNode) => {
    root.innerHTML = renderToString(node);
  };
  /** Starts the shell; `meanwhile` happens when it has taken the page over. */
  async function start(node: ReactNode, meanwhile: () => void = () => undefined): Promise<void> {
    const repeat = takeEarlyInput(root);
    await act(async () => hydrateRoot(root, node));
    await act(async () => meanwhile());
    await act(async () => {
      repeat();
      await settled();
    });
  }
  const press = (button: HTMLElement, at = performance.now()) => {
    globalThis.tesseraInput = { ...globalThis.tesseraInput, button, at, stop: () => undefined };
  };
  beforeEach(() => {
    root = document.body.appendChild(document.createElement('div'));
  });
  afterEach(() => {
    root.remove();
    globalThis.tesseraInput = undefined;
  });

  it('is in the fields and in what a button does that was pressed after them', async () => {
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

  it('does not undo what is typed or pressed once the shell runs', async () => {
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

  it('waits for a character that is still being composed', async () => {
    const sent: object[] = [];
    const form = <Form onPress={(state) => sent.push(state)} />;
    show(form);
    field<HTMLInputElement>('name').value = '스';
    globalThis.tesseraInput = { composing: field('name'), stop: () => undefined };
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

  it('waits for a part whose code comes after the shell', async () => {
    const sent: object[] = [];
    const form = <Form onPress={(state) => sent.push(state)} />;
    let come: (module: { default: () => ReactNode }) => void = () => undefined;
    const Late = lazy(() => new Promise<{ default: () => ReactNode }>((resolve) => (come = resolve)));
    // What the edge has rendered of it.
    show(<Suspense>{form}</Suspense>);
    field<HTMLInputElement>('name').value = 'late';
    press(root.querySelector('button') as HTMLElement);
    await start(
      <Suspense>
        <Late />
      </Suspense>,
    );
    expect(sent).toEqual([]);
    await act(async () => come({ default: () => form }));
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ name: 'late' })]));
  });

  it('is over when the shell has taken longer than five seconds', async () => {
    const sent: object[] = [];
    const form = <Form onPress={(state) => sent.push(state)} />;
    show(form);
    press(root.querySelector('button') as HTMLElement, performance.now() - 6000);
    await start(form);
    expect(sent).toEqual([]);
  });
});
