import { waitFor } from '@testing-library/react';
import { focusAfterDialog } from './focus-after-dialog.ts';

describe('the focus after a dialog', () => {
  afterEach(() => document.body.replaceChildren());

  function show() {
    document.body.innerHTML = '<div data-over-page></div><section tabindex="-1"></section>';
    return {
      dialog: document.querySelector<HTMLElement>('[data-over-page]'),
      list: document.querySelector<HTMLElement>('section'),
    };
  }

  it('moves when the dialog has left the screen, not before', async () => {
    const { dialog, list } = show();
    const moved = focusAfterDialog(() => list?.focus());
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(list).not.toHaveFocus();
    dialog?.remove();
    await moved;
    await waitFor(() => expect(list).toHaveFocus());
  });

  it('stays with another dialog that has opened since', async () => {
    const { list } = show();
    await focusAfterDialog(() => list?.focus());
    expect(list).not.toHaveFocus();
  });
});
