/** @jest-environment jsdom */
import { forgetRegistration, registrationDraft } from './registration-draft.ts';

it('what was typed into a registration is forgotten a quarter of an hour after it was opened last', () => {
  jest.useFakeTimers();
  registrationDraft().by = 'mobile';
  jest.advanceTimersByTime(10 * 60_000);
  expect(registrationDraft()).toEqual({ by: 'mobile' });
  jest.advanceTimersByTime(14 * 60_000);
  expect(registrationDraft()).toEqual({ by: 'mobile' });
  jest.advanceTimersByTime(15 * 60_000);
  expect(registrationDraft()).toEqual({});
  forgetRegistration();
  jest.useRealTimers();
});
