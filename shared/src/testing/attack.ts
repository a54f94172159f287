import { fireEvent } from '@testing-library/react';

/** How often a form is attacked: two hundred times in the long proofs, a sample of them in a usual run. */
export const attacks = { numRuns: process.env.TESSERA_FULL ? 200 : 50 };

/** Sets the text as pasting does, and answers what the field makes of it: no line breaks, and no more than it takes. */
export function paste(input: HTMLInputElement, text: string): string {
  const { maxLength } = input;
  fireEvent.change(input, { target: { value: maxLength < 0 ? text : text.slice(0, maxLength) } });
  return input.value;
}

/** Puts the trap that every script of the attacks would run into. */
export function setTrap(): void {
  Object.assign(window, { boom: jest.fn() });
}

export function expectNothingRan(): void {
  // The attacks' own picture is named `x`; a page may well have others.
  const markup = 'script, img[src="x"], iframe, object, [onerror], [onload], a[href^="javascript:"]';
  expect(document.querySelector(markup)).toBeNull();
  expect((window as { boom?: jest.Mock }).boom).not.toHaveBeenCalled();
}
