import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { withPointer } from '../../testing/device.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { Dialog } from './index.ts';

/** Presses Back and waits until the history rests; returns where the page is then. */
async function back(): Promise<string> {
  await act(async () => {
    window.history.back();
    // jsdom moves through the history in tasks; a second move may follow the first.
    for (let task = 0; task < 8; task++) await new Promise((resolve) => setTimeout(resolve, 2));
  });
  return window.location.pathname;
}

beforeEach(() => {
  withPointer('coarse');
  for (const [idx, path] of ['/before', '/here'].entries()) window.history.pushState({ idx }, '', path);
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

/** A sheet that has gone one level down. */
function Levels() {
  const [at, go] = useState<'조직' | '계산' | undefined>('조직');
  return (
    <Dialog
      isOpen={at !== undefined}
      onClose={() => go(undefined)}
      onBack={at === '조직' ? () => go('계산') : undefined}
      title={at}
    />
  );
}

const titles = () =>
  screen
    .queryAllByRole('dialog', { hidden: true })
    .filter((dialog) => !dialog.hasAttribute('data-ending-style') && dialog.hasAttribute('data-open'))
    .map((dialog) => dialog.querySelector('h2')?.textContent);

describe('Back on a phone', () => {
  it('closes the sheet on top, then the one below, and only then leaves', async () => {
    renderUi(<Sheets />);
    expect(titles()).toEqual(['로그인', '비밀번호 찾기']);
    expect(await back()).toBe('/here');
    expect(titles()).toEqual(['로그인']);
    expect(await back()).toBe('/here');
    expect(titles()).toEqual([]);
    expect(await back()).toBe('/before');
  });

  it('goes up within a sheet before it closes it', async () => {
    renderUi(<Levels />);
    expect(titles()).toEqual(['조직']);
    expect(await back()).toBe('/here');
    expect(titles()).toEqual(['계산']);
    expect(await back()).toBe('/here');
    expect(titles()).toEqual([]);
  });

  it('leaves by one press after sheets were closed by their own buttons', async () => {
    renderUi(<Sheets />);
    const person = userEvent.setup();
    while (titles().length > 0) await person.keyboard('{Escape}');
    expect(await back()).toBe('/before');
  });

  it('closes a sheet that was opened where another one had been closed', async () => {
    const { unmount } = renderUi(<Sheets />);
    unmount();
    const entries = window.history.length;
    renderUi(<Sheets />);
    expect(window.history.length).toBe(entries);
    expect(await back()).toBe('/here');
    expect(titles()).toEqual(['로그인']);
  });

  it('goes to the page before a link that a sheet was left by', async () => {
    const { unmount } = renderUi(<Sheets />);
    window.history.pushState({ idx: 2 }, '', '/linked');
    unmount();
    expect(await back()).toBe('/here');
    expect(await back()).toBe('/before');
  });

  it('asks a sheet again that did not close', async () => {
    renderUi(<Sheets stays />);
    expect([await back(), await back(), await back()]).toEqual(['/here', '/here', '/here']);
    expect(titles()).toHaveLength(2);
  });

  it('leaves the page if the sheet must be answered, and changes nothing for a mouse', async () => {
    const { unmount } = renderUi(<Sheets isDismissible={false} />);
    expect(await back()).toBe('/before');
    unmount();
    withPointer('fine');
    window.history.pushState({ idx: 1 }, '', '/here');
    renderUi(<Sheets />);
    expect(await back()).toBe('/before');
    expect(titles()).toHaveLength(2);
  });

  it('keeps typed text below the notice of a closed site', async () => {
    renderUi(
      <>
        <Sheets />
        <dialog open>점검</dialog>
      </>,
    );
    await back();
    expect(titles()).toHaveLength(2);
  });
});
