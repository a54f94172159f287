import { screen } from '@testing-library/react';
import { withPointer } from '../../testing/device.ts';
import { TextField } from '../field/text-field.tsx';
import { axeFaults, renderUi } from '../testing/render-ui.tsx';
import { PageDialog, type PageDialogProps } from './index.ts';

describe('a dialog that is all of its page', () => {
  const close = jest.fn();
  beforeEach(() => close.mockReset());

  const show = (props: Partial<PageDialogProps> = {}) =>
    renderUi(
      <PageDialog title="로그인" onClose={close} {...props}>
        <TextField label="아이디" />
      </PageDialog>,
    );

  it('is named, passes axe and has the focus in its first field', async () => {
    withPointer('fine');
    show();
    expect(screen.getByRole('dialog', { name: '로그인' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: '아이디' })).toHaveFocus();
    expect(await axeFaults()).toEqual([]);
  });

  it('leaves the focus where its visitor has put it', () => {
    withPointer('fine');
    const before = document.body.appendChild(document.createElement('input'));
    before.focus();
    show();
    expect(before).toHaveFocus();
    before.remove();
  });

  it('is left by its ×, by Escape and by a press beside it, not by one within', async () => {
    const { person } = show();
    await person.click(screen.getByRole('textbox'));
    expect(close).not.toHaveBeenCalled();
    await person.click(screen.getByRole('button', { name: '닫기' }));
    await person.keyboard('{Escape}');
    await person.click(screen.getByRole('presentation'));
    expect(close).toHaveBeenCalledTimes(3);
  });

  it('stays at a press beside it where typed text would be lost', async () => {
    const { person } = show({ closesOnOutsidePress: false });
    await person.click(screen.getByRole('presentation'));
    expect(close).not.toHaveBeenCalled();
  });

  it('has no × when it cannot be closed', () => {
    show({ onClose: undefined });
    expect(screen.queryByRole('button', { name: '닫기' })).toBeNull();
  });
});
