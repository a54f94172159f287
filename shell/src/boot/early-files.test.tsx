import { useState } from 'react';
import { noteEarly, renderAnew, showRendered, takeOver } from '../testing/early-input.ts';

const listOf = (...names: readonly string[]): FileList =>
  Object.assign(
    Object.create(FileList.prototype, { length: { value: names.length } }),
    names.map((name) => new File(['1'], name)),
  );

const namesIn = (files: FileList | null): readonly string[] => Array.from(files ?? [], ({ name }) => name);

/** As the form of customer service has it: a file leaves the field at once, and stays in the form until it is sent. */
function Form({ onSend }: { readonly onSend: (names: readonly string[]) => void }) {
  const [names, setNames] = useState<readonly string[]>([]);
  return (
    <>
      <input type="file" name="files" onChange={({ target }) => setNames([...names, ...namesIn(target.files)])} />
      <p>{names.join()}</p>
      <button
        type="button"
        onClick={() => {
          onSend(names);
          setNames([]);
        }}
      >
        send
      </button>
    </>
  );
}

describe('files that are chosen early', () => {
  let root: HTMLElement;
  const onSend = jest.fn();
  const form = <Form onSend={onSend} />;
  const choose = (state: FileList) => noteEarly({ target: root.querySelector('input') as HTMLElement, state });
  const press = () => noteEarly({ target: root.querySelector('button') as HTMLElement });
  const left = () => root.querySelector('p')?.textContent;

  beforeEach(() => {
    root = document.body.appendChild(document.createElement('div'));
    // jsdom makes no list of files, and takes none.
    const files = new WeakMap<HTMLInputElement, FileList>();
    jest.spyOn(HTMLInputElement.prototype, 'files', 'get').mockImplementation(function (this: HTMLInputElement) {
      return files.get(this) ?? (this.type === 'file' ? listOf() : null);
    });
    jest.spyOn(HTMLInputElement.prototype, 'files', 'set').mockImplementation(function (
      this: HTMLInputElement,
      list: FileList | null,
    ) {
      if (list) files.set(this, list);
    });
    showRendered(root, form);
  });
  afterEach(() => {
    root.remove();
    globalThis.tesseraInput = undefined;
    jest.restoreAllMocks();
    onSend.mockClear();
  });

  it('are sent by the press that came after them, and those of after the press are kept for the next one', async () => {
    choose(listOf('first.png'));
    press();
    choose(listOf('second.png'));
    await takeOver(root, form);
    expect(onSend.mock.calls).toEqual([[['first.png']]]);
    expect(left()).toBe('second.png');
  });

  it('are none where a visitor has chosen none: the field hears of no choice', async () => {
    const onChange = jest.fn();
    root.addEventListener('change', onChange);
    await takeOver(root, form);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('are in the field of the same name where the page is rendered anew', async () => {
    choose(listOf('first.png'));
    await renderAnew(root, form);
    expect(left()).toBe('first.png');
  });
});
