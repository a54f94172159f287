import { hostileForm } from '@tessera/shared/testing/hostile-text';
import { act, fireEvent } from '@testing-library/react';
import fc from 'fast-check';

/** What money is never meant to be, and what only looks like it. */
export const hostileAmount: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0159.,-+eE만천억 '), maxLength: 24 }),
  fc.constantFrom('NaN', 'Infinity', '-100000', '1e5', '1e400', '0x186a0', '1.005만', '½', '١٠٠٠٠٠', '１００，０００'),
  fc.constantFrom('9'.repeat(400), `${'9'.repeat(400)}억`, '10만\u202e', '0', '-0', '.', '00100000.00', '100000.009'),
);

/** Hostile forms, and right ones whose amount alone is hostile: these get the furthest. */
export const hostileMoneyForm = <Name extends string>(right: Readonly<Record<Name | 'amountMinor', string>>) =>
  fc.oneof(
    { weight: 2, arbitrary: hostileForm(right) },
    { weight: 1, arbitrary: hostileAmount.map((amountMinor) => ({ ...right, amountMinor })) },
  );

export const inputOf = (name: string): HTMLInputElement =>
  document.querySelector(`input[name="${name}"]`) as HTMLInputElement;

/**
 * The minor units of an amount of P as it stands in the well, read by itself: grouped figures, at most two decimals.
 * Anything else is text that was kept as it was typed, and no amount.
 */
export function minorShown(text: string): number | undefined {
  const [, whole = '', fraction = ''] = /^(\d{1,3}(?:,\d{3})*)(?:\.(\d{0,2}))?$/.exec(text) ?? [];
  if (whole === '') return undefined;
  return Number(whole.replaceAll(',', '') + fraction.padEnd(2, '0'));
}

/** Submits the form, until the operator has answered. */
export async function submit(): Promise<void> {
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  const isBusy = () => document.querySelector('[type="submit"]')?.getAttribute('aria-busy') === 'true';
  do await act(() => new Promise<void>((resume) => setTimeout(resume)));
  while (isBusy());
}

/** The fields that are marked wrong, by name; each has its message beneath it. */
export function wrongFields(): string[] {
  return [...document.querySelectorAll('[aria-invalid="true"]')].map((field) => {
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBeTruthy();
    return field.getAttribute('name') ?? field.id;
  });
}
