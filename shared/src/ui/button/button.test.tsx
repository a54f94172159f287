import { screen } from '@testing-library/react';
import { BellIcon } from '../icons/glyphs.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { Button, ButtonLink, IconButton } from './index.ts';

it('ignores clicks while it is busy, and keeps its focus', async () => {
  const press = jest.fn();
  const { person, rerender } = renderUi(<Button onClick={press}>입금하기</Button>);
  await person.click(screen.getByRole('button', { name: '입금하기' }));
  rerender(
    <Button onClick={press} isBusy>
      입금하기
    </Button>,
  );
  await person.click(screen.getByRole('button', { name: '입금하기' }));
  expect(press).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button')).toHaveFocus();
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
});

it('keeps its focus when its own press disables it, and ignores clicks then', async () => {
  const press = jest.fn();
  const { person, rerender } = renderUi(<Button keepsFocus onClick={press} />);
  await person.click(screen.getByRole('button'));
  rerender(<Button keepsFocus isDisabled onClick={press} />);
  await person.click(screen.getByRole('button'));
  expect(press).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button')).toHaveFocus();
  expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
});

it('a busy submit button does not send its form again', async () => {
  const submit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  const { person } = renderUi(
    <form onSubmit={submit}>
      <Button type="submit" isBusy>
        로그인
      </Button>
    </form>,
  );
  await person.click(screen.getByRole('button'));
  expect(submit).not.toHaveBeenCalled();
});

it('an icon alone has a name, a tooltip and a bubble that stops at 99', () => {
  renderUi(<IconButton label="알림 120개" icon={<BellIcon />} count={120} />);
  expect(screen.getByRole('button', { name: '알림 120개' })).toHaveAttribute('title', '알림 120개');
  expect(screen.getByText('99+')).toBeInTheDocument();
});

it('renders the given link', () => {
  renderUi(<ButtonLink render={<a href="/rng">여기</a>}>게임 둘러보기</ButtonLink>);
  expect(screen.getByRole('link', { name: '게임 둘러보기' })).toHaveAttribute('href', '/rng');
});
