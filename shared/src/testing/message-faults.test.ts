import { messageFaults } from './message-faults.ts';

const korean = { greeting: '{{name}}님', left: { bets_other: '{{count}}건' } };

it('accepts a language with the same content and the plural forms of its own grammar', () => {
  expect(messageFaults('th', { greeting: 'สวัสดี {{name}}', left: { bets_other: '{{count}} รายการ' } }, korean)).toEqual(
    [],
  );
  expect(
    messageFaults(
      'en',
      { greeting: 'Hello {{name}}', left: { bets_one: 'One bet', bets_other: '{{count}} bets' } },
      korean,
    ),
  ).toEqual([]);
});

it.each([
  ['a message that is not there', { left: { bets_other: '{{count}} 笔' } }, 'greeting is missing'],
  ['an empty message', { greeting: ' ', left: { bets_other: '{{count}} 笔' } }, 'greeting is empty'],
  [
    'another blank',
    { greeting: '{{who}}，你好', left: { bets_other: '{{count}} 笔' } },
    'greeting has {{who}}, not {{name}}',
  ],
  [
    'a message nobody else has',
    { greeting: '{{name}}', left: { bets_other: '{{count}}' }, more: '更多' },
    'more is in no other language',
  ],
])('reports %s', (_, messages, fault) => {
  expect(messageFaults('zh', messages, korean)).toEqual([fault]);
});

it('requires the singular in English', () => {
  expect(messageFaults('en', { greeting: '{{name}}', left: { bets_other: '{{count}}' } }, korean)).toEqual([
    'left.bets_one is missing',
  ]);
});
