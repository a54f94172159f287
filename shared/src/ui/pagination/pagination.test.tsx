import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { pageNumbers } from './page-numbers.ts';
import { Pagination } from './pagination.tsx';

it.each([
  [1, 3, '1 2 3'],
  [1, 52, '1 2 3 4 5 gap-after 52'],
  [26, 52, '1 gap-before 25 26 27 gap-after 52'],
  [52, 52, '1 gap-before 48 49 50 51 52'],
])('at page %i of %i it shows %s', (page, count, offered) => expect(pageNumbers(page, count).join(' ')).toBe(offered));

it('shows the number of entries and goes to the clicked page', async () => {
  const change = jest.fn();
  const { person } = renderUi(<Pagination page={52} pageSize={20} total={1036} onChange={change} />);
  expect(screen.getByText('총 1,036건 · 1,021–1,036')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '다음 쪽' })).toBeDisabled();
  await person.click(screen.getByRole('button', { name: '1 쪽' }));
  expect(change).toHaveBeenCalledWith(1);
});

it('an empty list counts from zero', () => {
  renderUi(<Pagination page={1} pageSize={20} total={0} onChange={() => undefined} />);
  expect(screen.getByText('총 0건 · 0–0')).toBeInTheDocument();
});

it('the name of a page contains the number that is shown, for those who say what they see', () => {
  renderUi(<Pagination page={1} pageSize={20} total={60} onChange={() => undefined} />);
  for (const shown of ['1', '2', '3'])
    expect(screen.getByRole('button', { name: new RegExp(`(^|\\s)${shown}(\\s|$)`) })).toHaveTextContent(shown);
});
