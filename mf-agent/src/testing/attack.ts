import { act, fireEvent } from '@testing-library/react';

/** How often each form is attacked. */
export const runs = { numRuns: 200 };

/** Sets the text as pasting does, and answers what the field makes of it: no line breaks, and no more than it takes. */
export function paste(input: HTMLInputElement, text: string): string {
  const { maxLength } = input;
  fireEvent.change(input, { target: { value: maxLength < 0 ? text : text.slice(0, maxLength) } });
  return input.value;
}

/** Until a call that is due has been answered. */
export const pause = () => act(() => new Promise<void>((resume) => setTimeout(resume)));

/** Puts the trap that every script of the attacks would run into. */
export function setTrap(): void {
  Object.assign(window, { boom: jest.fn() });
}

export function expectNothingRan(): void {
  expect(document.querySelector('script, img, iframe, object, [onerror], a[href^="javascript:"]')).toBeNull();
  expect((window as { boom?: jest.Mock }).boom).not.toHaveBeenCalled();
}
