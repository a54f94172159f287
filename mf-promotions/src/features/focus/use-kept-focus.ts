import { type SyntheticEvent, useEffect, useRef } from 'react';

const headings = 'h1, h2, h3, h4';

/**
 * Keeps the keyboard's place where a control goes with its effect, as a claim does. The focus moves to the control that now
 * stands in its place among those that `controls` selects; without one, to the nearest heading, which also brings it into
 * view. To be spread on an element that stays.
 */
export function useKeptFocus<Place extends HTMLElement>(controls?: string) {
  const ref = useRef<Place>(null);
  const used = useRef<{ readonly control: Element; readonly index: number }>(undefined);
  const listed = () => [...(controls ? (ref.current?.querySelectorAll<HTMLElement>(controls) ?? []) : [])];
  useEffect(() => {
    const place = ref.current;
    if (!place || !used.current || used.current.control.isConnected) return;
    const { index } = used.current;
    used.current = undefined;
    // Whoever has gone on stays where they are.
    if (!document.activeElement?.contains(place)) return;
    const left = listed();
    const next =
      left[Math.min(Math.max(index, 0), left.length - 1)] ??
      place.querySelector<HTMLElement>(headings) ??
      place.closest('li, section')?.querySelector<HTMLElement>(headings) ??
      place;
    if (!next.matches('a, button')) next.tabIndex = -1;
    next.focus();
  });
  // A press as well: some browsers do not focus what is pressed.
  const note = ({ target }: SyntheticEvent<Element>) => {
    const control = (target as Element).closest<HTMLElement>('button, a, input, textarea');
    if (control && ref.current?.contains(control)) used.current = { control, index: listed().indexOf(control) };
  };
  return { ref, onFocus: note, onClickCapture: note };
}
