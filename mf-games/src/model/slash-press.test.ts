import { isSlashPress } from './slash-press.ts';

const press = {
  key: '/',
  isComposing: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  defaultPrevented: false,
  target: { matches: () => false },
};

it('a slash on the page means search', () => {
  expect(isSlashPress(press)).toBe(true);
});

it('a slash in a field, in a dialog, within a syllable or with another key is only a slash', () => {
  expect(isSlashPress({ ...press, target: { matches: () => true } })).toBe(false);
  expect(isSlashPress({ ...press, isComposing: true })).toBe(false);
  expect(isSlashPress({ ...press, ctrlKey: true })).toBe(false);
  expect(isSlashPress({ ...press, defaultPrevented: true })).toBe(false);
  expect(isSlashPress({ ...press, key: '?' })).toBe(false);
});
