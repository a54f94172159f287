import type { Message } from '@tessera/shared/dialogs';
import { createStore } from '@tessera/shared/store';

export type OpenDialog = {
  readonly id: number;
  readonly close: (result?: unknown) => void;
  /** Resolves with the result when it closes. */
  readonly answer: Promise<unknown>;
  /** It has resolved and is being animated away. */
  readonly isLeaving?: boolean;
} & (
  | { readonly kind: 'contributed'; readonly key: string; readonly params: unknown; readonly isDismissible: boolean }
  | { readonly kind: 'message'; readonly message: Message }
);

/** The lowest dialog first. */
const stack = createStore<readonly OpenDialog[]>([]);
let nextId = 1;

type Content =
  | { kind: 'contributed'; key: string; params: unknown; isDismissible: boolean }
  | { kind: 'message'; message: Message };

function push(content: Content): Promise<unknown> {
  const id = nextId++;
  let resolve: (result: unknown) => void = () => undefined;
  const answer = new Promise<unknown>((settle) => {
    resolve = settle;
  });
  const close = (result?: unknown): void => {
    stack.set((open) => open.map((dialog) => (dialog.id === id ? { ...dialog, isLeaving: true } : dialog)));
    resolve(result);
  };
  stack.set((open) => [...open, { id, close, answer, ...content }]);
  return answer;
}

const openOf = (key: string): OpenDialog | undefined =>
  stack.get().find((dialog) => dialog.kind === 'contributed' && dialog.key === key && !dialog.isLeaving);

/**
 * Opens a contributed dialog over the page; resolves with its result, `undefined` when dismissed. A dialog with
 * nothing below it is not dismissible: the user must answer it.
 */
export function openDialog(key: string, params: unknown, isDismissible = true): Promise<unknown> {
  openOf(key)?.close();
  return push({ kind: 'contributed', key, params, isDismissible });
}

/** Opens a contributed dialog, or keeps the open one with what was typed in it; resolves when it closes. */
export function keepDialogOpen(key: string, isDismissible: boolean): Promise<unknown> {
  const open = openOf(key);
  if (!open) return openDialog(key, {}, isDismissible);
  stack.set((dialogs) => dialogs.map((dialog) => (dialog.id === open.id ? { ...dialog, isDismissible } : dialog)));
  return open.answer;
}

/** Removes a dialog that has left the screen. */
export function forgetDialog(id: number): void {
  stack.set((open) => open.filter((dialog) => dialog.id !== id));
}

/** Opens the generic dialog; resolves with the id of the clicked button, `undefined` when it was dismissed. */
export function showMessage(message: Message): Promise<string | undefined> {
  const answer = push({ kind: 'message', message }) as Promise<string | undefined>;
  const opened = stack.get().at(-1);
  if (message.closesAfterMs !== undefined) {
    const timer = setTimeout(() => opened?.close(), message.closesAfterMs);
    void answer.then(() => clearTimeout(timer));
  }
  return answer;
}

export function closeDialogs(belongsTo: (key: string) => boolean): void {
  for (const dialog of stack.get()) if (dialog.kind === 'contributed' && belongsTo(dialog.key)) dialog.close();
}

export const hasOpenDialog = (): boolean => stack.get().length > 0;

/** The open dialogs, the lowest first. */
export const useDialogStack = (): readonly OpenDialog[] => stack.use();
