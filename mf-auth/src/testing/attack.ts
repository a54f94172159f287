import { halfWidth } from '@tessera/shared/format';
import type { QueryClient } from '@tessera/shared/query';
import type { FakeOperator } from '@tessera/shared/testing';
import { attacks, expectNothingRan, paste, setTrap } from '@tessera/shared/testing/attack';
import { hostileForm } from '@tessera/shared/testing/hostile-text';
import type { Endpoint } from '@tessera/shared/wire/define-endpoint';
import { act, fireEvent, waitFor } from '@testing-library/react';
import fc from 'fast-check';

interface Attack<Name extends string> {
  readonly operator: FakeOperator;
  /** What the form calls. Its answer must leave the form as it is: a refusal. */
  readonly endpoint: Endpoint;
  /** Right values by the fields' names; attacks are made of them and instead of them. */
  readonly right: Readonly<Record<Name, string>>;
  /** What of the request each field's text must be in. Trimmed text unless it says otherwise. */
  readonly sends: (typed: Readonly<Record<Name, string>>) => Readonly<Record<string, unknown>>;
}

const theForm = (): HTMLFormElement => {
  const form = document.querySelector('form');
  if (!form) throw new Error('The form is gone.');
  return form;
};
const inputOf = (name: string): HTMLInputElement => theForm().elements.namedItem(name) as HTMLInputElement;

async function submit(): Promise<void> {
  fireEvent.submit(theForm());
  const isBusy = () => theForm().querySelector('[type="submit"]')?.getAttribute('aria-busy') === 'true';
  do await act(() => new Promise<void>((resume) => setTimeout(resume)));
  while (isBusy());
}

/** What is told: beneath each field that is wrong, and above the button. */
function told(): string[] {
  const wrong = [...theForm().querySelectorAll('[aria-invalid="true"]')];
  const beneath = wrong.map(
    (field) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
  );
  for (const message of beneath) expect(message).toBeTruthy();
  const above = [...theForm().querySelectorAll('[role="alert"]')].map((alert) => alert.textContent);
  return [...beneath, ...above].filter((message): message is string => Boolean(message));
}

/** A second has gone by whenever somebody asks, so that no form makes the next try wait. Said before it is drawn; answers the way back. */
export function hurry(): () => void {
  let now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => {
    now += 1100;
    return now;
  });
  return () => clock.mockRestore();
}

/** Whatever a drawn form asks the operator for beforehand, rules and countries, has come. */
export const settled = ({ queries }: { readonly queries: QueryClient }): Promise<void> =>
  waitFor(() => expect(queries.isFetching()).toBe(0));

/** One attack's time: two hundred forms are filled in. */
export const attackMs = 60_000;

/**
 * Pastes hostile text into the drawn form and submits it, again and again. Each time the text must stay where it was
 * put, whatever was sent must be what was typed, whatever was not sent must be told, and none of it may become markup.
 */
export async function expectToWithstand<Name extends string>(attack: Attack<Name>): Promise<void> {
  const { operator, endpoint, right, sends } = attack;
  const names = Object.keys(right) as Name[];
  setTrap();
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(hostileForm(right), async (values) => {
      const before = operator.calls(endpoint).length;
      const typed = Object.fromEntries(names.map((name) => [name, paste(inputOf(name), values[name])])) as Record<
        Name,
        string
      >;
      await submit();
      for (const name of names) expect(inputOf(name).value === typed[name]).toBe(true);
      const call = operator.calls(endpoint)[before];
      if (call) {
        sent += 1;
        expect(call.request).toMatchObject(sends(typed));
      }
      // Refused by the operator or not even sent: there is something to read either way.
      expect(told()).not.toEqual([]);
      expect(told().join()).not.toContain('boom');
      expectNothingRan();
    }),
    // Chance may give no form that gets as far as the operator, and then the test would show little.
    { ...attacks, examples: [[right]] },
  );
  expect(sent).toBeGreaterThan(0);
}

/** A code as it is sent. */
export const codeOf = (typed: string): string => halfWidth(typed.trim()).trim();
