import { useEffect, useRef, useState } from 'react';
import { isCoarse } from './is-coarse.ts';

interface Step {
  /** How many sheets Back closes from here. */
  readonly sheets: number;
  /** The router's position in the history; a sheet's own entry has that of the page below it. */
  readonly idx: number | undefined;
}

function currentStep(): Step {
  const state = globalThis.history?.state as Partial<Step> | null | undefined;
  return { sheets: state?.sheets ?? 0, idx: state?.idx };
}

/** What closes the open sheets, the lowest first. */
const open: (() => void)[] = [];
let here: Step | undefined;

function arrive(): void {
  const left = here;
  here = currentStep();
  const above = open.slice(here.sheets);
  if (above.length > 0) {
    // Covered by the notice of a closed site or the page's loader: keep the typed text; the next Back leaves.
    if (document.querySelector('dialog[open]')) return;
    for (const close of above.reverse()) close();
  } else if (left && left.idx === here.idx && left.sheets > here.sheets) {
    // The entry of a sheet that was closed otherwise: this Back has not yet done anything that can be seen.
    window.history.back();
  }
}

function enter(close: () => void): () => void {
  if (!here) window.addEventListener('popstate', arrive);
  open.push(close);
  if (currentStep().sheets < open.length)
    window.history.pushState({ ...window.history.state, sheets: open.length }, '');
  here = currentStep();
  return () => void open.splice(open.indexOf(close), 1);
}

/**
 * Back on a phone closes the top sheet instead of leaving the page. The sheet gets a history entry of the same address,
 * because Back moves through the history in every browser. A sheet that is closed otherwise keeps its entry, which the
 * next sheet uses or Back passes over: to remove it then would race with whatever the closing navigates to.
 */
export function useBackCloses(isOn: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  // A sheet that stayed open gets a new entry.
  const [served, serve] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time one has served
  useEffect(() => {
    if (!isOn || !isCoarse()) return;
    return enter(() => {
      close.current();
      serve((count) => count + 1);
    });
  }, [isOn, served]);
}
