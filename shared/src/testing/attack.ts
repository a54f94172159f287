import { fireEvent } from '@testing-library/react';

/** How many hostile inputs each form gets: two hundred in the long tests, in a usual run fewer and always the same. */
export const attacks = process.env.TESSERA_FULL ? { numRuns: 200 } : { numRuns: 25, seed: 13 };

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
