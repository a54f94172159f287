import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui.tsx';
import { Dialog } from './index.ts';

// jsdom has no CloseWatcher. As in the browser, Back goes to the watcher created last, which fires once.
const watchers: { onclose: (() => void) | null }[] = [];
class TestWatcher {
  onclose: (() => void) | null = null;
  constructor() {
    watchers.push(this);
  }
  destroy() {
    if (watchers.includes(this)) watchers.splice(watchers.indexOf(this), 1);
  }
}
/** Whether Back was handled; else the browser leaves the page. */
const back = (): boolean => {
  const top = watchers.pop();
  act(() => top?.onclose?.());
  return top !== undefined;
};

let pointer = 'coarse';
beforeEach(() => {
  pointer = 'coarse';
  Object.assign(window, { CloseWatcher: TestWatcher });
  window.matchMedia = (query: string) => ({ matches: query === `(pointer: ${pointer})` }) as MediaQueryList;
});

function Sheets({ isDismissible = true, stays = false }: { isDismissible?: boolean; stays?: boolean }) {
  const [open, setOpen] = useState(['로그인', '비밀번호 찾기']);
  return ['로그인', '비밀번호 찾기'].map((title) => (
    <Dialog
      key={title}
      isOpen={open.includes(title)}
      isDismissible={isDismissible}
      onClose={() => stays || setOpen((all) => all.filter((one) => one !== title))}
      title={title}
    >
      <input aria-label={title} />
    </Dialog>
  ));
}

const titles = () =>
  screen
    .queryAllByRole('dialog', { hidden: true })
    .filter((dialog) => !dialog.hasAttribute('data-ending-style') && dialog.hasAttribute('data-open'))
    .map((dialog) => dialog.querySelector('h2')?.textContent);

describe('Back on a phone', () => {
  it('closes the sheet on top, then the one below, and only then leaves', () => {
    renderUi(<Sheets />);
    expect(titles()).toEqual(['로그인', '비밀번호 찾기']);
    expect(back()).toBe(true);
    expect(titles()).toEqual(['로그인']);
    expect(back()).toBe(true);
    expect(titles()).toEqual([]);
    expect(back()).toBe(false);
  });

  it('asks a sheet again that did not close', () => {
    renderUi(<Sheets stays />);
    expect([back(), back(), back()]).toEqual([true, true, true]);
    expect(titles()).toHaveLength(2);
  });

  it('leaves the page if the sheet must be answered, and changes nothing for a mouse', () => {
    const { unmount } = renderUi(<Sheets isDismissible={false} />);
    expect(back()).toBe(false);
    unmount();
    pointer = 'fine';
    renderUi(<Sheets />);
    expect(back()).toBe(false);
  });

  it('keeps typed text below the notice of a closed site', () => {
    renderUi(
      <>
        <Sheets />
        <dialog open>점검</dialog>
      </>,
    );
    back();
    expect(titles()).toHaveLength(2);
  });
});
