import { messageFaults } from '../../testing/message-faults.ts';
import en from './en.json';
import ja from './ja.json';
import ko from './ko.json';
import th from './th.json';
import vi from './vi.json';
import zh from './zh.json';

it.each(Object.entries({ en, ja, th, vi, zh }))(
  '%s says everything Korean says, with the same blanks',
  (language, words) => {
    expect(messageFaults(language, words, ko)).toEqual([]);
  },
);
