import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { receiveToasts, type ToastChange } from '../toast/toast.ts';
import { CopyButton } from './copy-button.tsx';

describe('a button that copies', () => {
  const told: ToastChange[] = [];
  let stop = () => {};
  beforeEach(() => {
    told.length = 0;
    stop = receiveToasts((change) => told.push(change));
  });
  afterEach(() => {
    stop();
    jest.restoreAllMocks();
  });

  it('copies the value and names it, but never shows it', async () => {
    const { person } = renderUi(<CopyButton name="첫 비밀번호" text="s3cret!" />);
    await person.click(screen.getByRole('button', { name: '첫 비밀번호 복사' }));
    expect(await navigator.clipboard.readText()).toBe('s3cret!');
    expect(told).toEqual([{ show: { id: 'copy', tone: 'ok', title: '복사했습니다: 첫 비밀번호' } }]);
  });

  it('shows an error if the browser refuses', async () => {
    const { person } = renderUi(<CopyButton name="계좌 번호" text="000-0000" />);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await person.click(screen.getByRole('button', { name: '계좌 번호 복사' }));
    expect(told).toEqual([{ show: { id: 'copy', tone: 'warn', title: '브라우저가 복사를 막았습니다: 계좌 번호' } }]);
  });

  it('is not rendered if the browser has no clipboard', () => {
    const { rerender } = renderUi(<p>000-0000</p>);
    jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
    rerender(<CopyButton name="계좌 번호" text="000-0000" />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
