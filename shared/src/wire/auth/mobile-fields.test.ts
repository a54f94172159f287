import * as v from 'valibot';
import { codeSent } from './mobile-fields.ts';

it('a sent code rests for the minutes of the answer, and for 60 seconds where it names none', () => {
  expect(v.parse(codeSent, { expiredMinutes: 3 })).toEqual({ expiredMinutes: 3 });
  expect(v.parse(codeSent, {})).toEqual({ expiredMinutes: 1 });
});
