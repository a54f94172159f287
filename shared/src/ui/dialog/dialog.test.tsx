import { screen, waitFor } from '@testing-library/react';
import { type ReactNode, useRef, useState } from 'react';
import { withPointer } from '../../testing/device.ts';
import { TextField } from '../field/text-field.tsx';
import { axeFaults, renderUi } from '../testing/render-ui.tsx';
import { ConfirmDialog, Dialog, type DialogProps } from './index.ts';

function Page(props: Partial<DialogProps>) {
  const [isOpen, setOpen] = useState(false);
  const [asks, setAsks] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        열기
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="로그인" description="데모입니다." {...props}>
        <TextField label="아이디" />
        <button type="button" onClick={() => setAsks(true)}>
          나가기
        </button>
      </Dialog>
      <ConfirmDialog
        isOpen={asks}
        title="나갈까요?"
        description="입력한 내용은 사라집니다."
        confirmLabel="나가기"
        onClose={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false);
          setOpen(false);
        }}
      />
    </>
  );
}

/** A question about something whose control goes with the answer. */
function Answered() {
  const [isOpen, setOpen] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <p ref={status} tabIndex={-1}>
        쉬는 중입니다
      </p>
      <button type="button" onClick={() => setOpen(true)}>
        열기
      </button>
      <ConfirmDialog
        isOpen={isOpen}
        title="쉴까요?"
        description="하루 동안입니다."
        confirmLabel="쉬기"
        finalFocus={status}
        onClose={() => setOpen(false)}
        onConfirm={() => setOpen(false)}
      />
    </>
  );
}

it('gives the focus to what takes it after the answer', async () => {
  const { person } = renderUi(<Answered />);
  await person.click(screen.getByRole('button', { name: '열기' }));
  await person.click(await screen.findByRole('button', { name: '쉬기' }));
  await waitFor(() => expect(screen.getByText('쉬는 중입니다')).toHaveFocus());
});

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

it('is named and described, passes axe, and returns the focus when Escape closes it', async () => {
  const { person } = renderUi(<Page />);
  await person.click(screen.getByRole('button', { name: '열기' }));
  const dialog = await screen.findByRole('dialog', { name: '로그인' });
  expect(dialog).toHaveAccessibleDescription('데모입니다.');
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  expect(await axeFaults()).toEqual([]);
  await person.keyboard('{Escape}');
  await gone();
  await waitFor(() => expect(screen.getByRole('button', { name: '열기' })).toHaveFocus());
});

/** A form in a dialog replaces, once it is saved, the button of the dialog below that opened it. */
function FormOverCentre({ next }: { readonly next?: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  return (
    <>
      <button type="button">뒤</button>
      <Dialog isOpen onClose={() => undefined} title="회원센터">
        {isSaved ? (
          <p>저장되었습니다</p>
        ) : (
          <button type="button" onClick={() => setOpen(true)}>
            비밀번호 설정
          </button>
        )}
        {next}
      </Dialog>
      <Dialog isOpen={isOpen} onClose={() => undefined} title="비밀번호">
        <button
          type="button"
          onClick={() => {
            setSaved(true);
            setOpen(false);
          }}
        >
          저장
        </button>
      </Dialog>
    </>
  );
}

it('a closed dialog focuses the dialog below when its opener is gone', async () => {
  const { person } = renderUi(<FormOverCentre />);
  await person.click(await screen.findByRole('button', { name: '비밀번호 설정' }));
  await person.click(await screen.findByRole('button', { name: '저장' }));
  const centre = screen.getByRole('dialog', { name: '회원센터' });
  await waitFor(() => expect(centre).toContainElement(document.activeElement as HTMLElement));
});

it('a closed dialog focuses the next empty field when its opener is gone', async () => {
  withPointer('fine');
  const { person } = renderUi(<FormOverCentre next={<TextField label="금액" />} />);
  await person.click(await screen.findByRole('button', { name: '비밀번호 설정' }));
  await person.click(await screen.findByRole('button', { name: '저장' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: '금액' })).toHaveFocus());
});

it.each(['fine', 'coarse'] as const)('without a field focuses itself, not its × (pointer: %s)', async (pointer) => {
  withPointer(pointer);
  renderUi(
    <Dialog isOpen onClose={() => undefined} title="알림">
      <button type="button">확인</button>
    </Dialog>,
  );
  await waitFor(() => expect(screen.getByRole('dialog', { name: '알림' })).toHaveFocus());
});

it('closes by its ×', async () => {
  const { person } = renderUi(<Page />);
  await person.click(screen.getByRole('button', { name: '열기' }));
  await person.click(await screen.findByRole('button', { name: '닫기' }));
  await gone();
});

it('closes by a click beside it, unless it must stay', async () => {
  const { person, rerender } = renderUi(<Page />);
  await person.click(screen.getByRole('button', { name: '열기' }));
  await screen.findByRole('dialog');
  await person.click(document.body);
  await gone();
  rerender(<Page closesOnOutsidePress={false} />);
  await person.click(screen.getByRole('button', { name: '열기' }));
  await screen.findByRole('dialog');
  await person.click(document.body);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it('cannot be dismissed when it must be answered', async () => {
  const { person } = renderUi(<Page isDismissible={false} />);
  await person.click(screen.getByRole('button', { name: '열기' }));
  await screen.findByRole('dialog');
  await person.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '닫기' })).not.toBeInTheDocument();
});

it('a question over the dialog: Escape closes the question only', async () => {
  const { person } = renderUi(<Page />);
  await person.click(screen.getByRole('button', { name: '열기' }));
  await person.click(await screen.findByRole('button', { name: '나가기' }));
  const question = await screen.findByRole('alertdialog', { name: '나갈까요?' });
  // Keyboard events go to the dialog with the focus.
  await waitFor(() => expect(question).toContainElement(document.activeElement as HTMLElement));
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByRole('dialog', { name: '로그인' })).toBeInTheDocument();
});
