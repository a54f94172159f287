import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { EarlyAction } from '../boot/early-actions.ts';
import { keepEarlyInput } from '../boot/early-input.ts';

/** Waits for several looks at the page, however late a busy machine makes each of them. */
export async function settled(): Promise<void> {
  for (let looks = 0; looks < 7; looks += 1) await new Promise((resume) => setTimeout(resume, 50));
}

/** `at`: now by default. */
export type EarlyNote = Omit<EarlyAction, 'at'> & { readonly at?: number };

/** What the page's own script has kept before the shell runs. */
export function noteEarly(...actions: readonly EarlyNote[]): void {
  const noted = actions.map((action) => ({ at: performance.now(), ...action }));
  globalThis.tesseraInput = {
    actions: [...(globalThis.tesseraInput?.actions ?? []), ...noted],
    stop: () => undefined,
  };
}

/** The page as the edge sends it. */
export const showRendered = (root: HTMLElement, node: ReactNode): void => {
  root.innerHTML = renderToString(node);
};

interface While {
  /** Before React takes the page over. */
  readonly before?: () => void;
  /** Once it has. */
  readonly after?: () => void;
  readonly isLoadingData?: () => boolean;
  readonly isOpening?: () => boolean;
}

const no = () => false;
/** Keeps what a test does as if the visitor did it. */
export const keepInputOfTest = (root: HTMLElement, { isLoadingData = no, isOpening = no }: While = {}): (() => void) =>
  keepEarlyInput(root, { isLoadingData, isOpening }, () => true);

/** Starts the shell over the rendered page, and waits until it has repeated what can be. */
export async function takeOver(root: HTMLElement, node: ReactNode, these: While = {}) {
  const startRepeating = keepInputOfTest(root, these);
  const { before, after } = these;
  before?.();
  await act(async () => hydrateRoot(root, node));
  await act(async () => after?.());
  await act(async () => {
    startRepeating();
    await settled();
  });
}

/** Starts the shell over the rendered page, which it renders anew, and waits likewise. */
export async function renderAnew(root: HTMLElement, node: ReactNode, these: While = {}) {
  const startRepeating = keepInputOfTest(root, these);
  const { before, after } = these;
  before?.();
  await act(async () => createRoot(root).render(node));
  after?.();
  await act(async () => {
    startRepeating();
    await settled();
  });
}
