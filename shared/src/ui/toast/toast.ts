import { i18n } from '../../i18n/index.ts';
import { currentMember, session$ } from '../../session/index.ts';

/** Success (ok), warning (warn), error (danger), information (info). */
export type ToastTone = 'ok' | 'warn' | 'danger' | 'info';

export interface ToastMessage {
  readonly tone?: ToastTone;
  readonly title: string;
  /** One line. */
  readonly detail?: string;
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /** Stays until closed; errors with an action always do. */
  readonly isSticky?: boolean;
  /** Replaces an earlier toast with the same id. */
  readonly id?: string;
}

export type ToastChange = { readonly show: ToastMessage } | { readonly close: string };

const waiting: ToastChange[] = [];
let listener: ((change: ToastChange) => void) | undefined;
let onFirst: (() => void) | undefined;

function deliver(change: ToastChange): void {
  if (listener) listener(change);
  else {
    waiting.push(change);
    onFirst?.();
  }
}

/** Shows toasts from anywhere, in or out of React; toasts wait until a `ToastProvider` is mounted. */
export const toast = {
  show(message: ToastMessage): void {
    deliver({ show: message });
  },
  close(id: string): void {
    deliver({ close: id });
  },
};

/** What has been shown of the current account; toasts of a refusal stay until they are closed. */
const ofAccount = new Set<string>();
let leaving: { unsubscribe(): void } | undefined;

/**
 * Shows toasts of an account, written once the messages of their namespace are there. They go with the account, and
 * nothing is shown when it has left meanwhile.
 */
export async function toastFor(
  member: string,
  namespace: string,
  make: () => readonly (ToastMessage & { readonly id: string })[],
): Promise<void> {
  await i18n.load(namespace);
  if (currentMember()?.id !== member) return;
  for (const message of make()) {
    ofAccount.add(message.id);
    toast.show(message);
  }
  leaving ??= session$.subscribe(() => {
    if (currentMember()?.id === member) return;
    for (const id of ofAccount) toast.close(id);
    ofAccount.clear();
    leaving?.unsubscribe();
    leaving = undefined;
  });
}

/** For the component that renders toasts; hands over those that were waiting. */
export function receiveToasts(receive: (change: ToastChange) => void): () => void {
  listener = receive;
  for (const change of waiting.splice(0)) receive(change);
  return () => {
    if (listener === receive) listener = undefined;
  };
}

/** Calls back once a toast is waiting: then load the `ToastProvider`, whose code no first page needs. */
export function onToastWaiting(callback: () => void): () => void {
  onFirst = callback;
  if (waiting.length > 0) callback();
  return () => {
    if (onFirst === callback) onFirst = undefined;
  };
}
