import { knownSwitches } from '../../../../operator/domains/merchants/switches/known-switches.ts';
import en from '../../../locales/en.json';
import ko from '../../../locales/ko.json';

it.each([
  ['Korean', ko],
  ['English', en],
])('describes every existing switch, in %s', (_, { switchText }) => {
  expect(Object.keys(switchText).sort()).toEqual([...knownSwitches].sort());
  expect(new Set(Object.values(switchText)).size).toBe(knownSwitches.length);
});
