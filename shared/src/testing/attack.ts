import { fireEvent } from '@testing-library/react';

/** Number of hostile inputs for each form: two hundred in the long tests, fewer in a usual run. */
export const attacks = { numRuns: process.env.TESSERA_FULL ? 200 : 25 };

/** Pastes the text, and returns the field's value: without line breaks, and no longer than allowed. */
export function paste(input: HTMLInputElement, text: string): string {
  const { maxLength } = input;
  fireEvent.change(input, { target: { value: maxLength < 0 ? text : text.slice(0, maxLength) } });
  return input.value;
}

/** Installs the function that every script in the hostile inputs calls. */
export function setTrap(): void {
  Object.assign(window, { boom: jest.fn() });
}

export function expectNothingRan(): void {
  // The inputs' own picture is named `x`; a page may have others.
  const markup = 'script, img[src="x"], iframe, object, [onerror], [onload], a[href^="javascript:"]';
  expect(document.querySelector(markup)).toBeNull();
  expect((window as { boom?: jest.Mock }).boom).not.toHaveBeenCalled();
}
