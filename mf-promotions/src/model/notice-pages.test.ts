import { dayMs } from '@tessera/shared/format';
import { noticesOn, noticesPerPage, pageOf, unreadOf } from './notice-pages.ts';

const now = 100 * dayMs;
const notices = Array.from({ length: 14 }, (_, n) => ({
  id: `n${n}`,
  title: '',
  content: '',
  date: now - n * 2 * dayMs,
}));

it('shows nine a page and the rest on the next', () => {
  expect(noticesPerPage).toBe(9);
  expect(noticesOn(1, notices)).toHaveLength(9);
  expect(noticesOn(2, notices).map(({ id }) => id)).toEqual(['n9', 'n10', 'n11', 'n12', 'n13']);
});

it('opens on the page of the notice that was asked for', () => {
  expect(pageOf('n8', notices)).toBe(1);
  expect(pageOf('n9', notices)).toBe(2);
  expect(pageOf('gone', notices)).toBe(1);
  expect(pageOf(undefined, notices)).toBe(1);
});

it('counts as news what is younger than a week and was not opened', () => {
  expect(unreadOf(notices, ['n1'], now).map(({ id }) => id)).toEqual(['n0', 'n2', 'n3']);
});
