/** What happened (ok), what needs a look (warn), what did not work (danger), what to know (info). */
export type ToastTone = 'ok' | 'warn' | 'danger' | 'info';

export interface ToastMessage {
  readonly tone?: ToastTone;
  readonly title: string;
  /** One line. */
  readonly detail?: string;
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /** Stays until closed; errors with an action do by themselves. */
  readonly isSticky?: boolean;
  /** A toast with the same id is replaced, not repeated. */
  readonly id?: string;
}

export type ToastChange = { readonly show: ToastMessage } | { readonly close: string };

const waiting: ToastChange[] = [];
let listener: ((change: ToastChange) => void) | undefined;
let onFirst: (() => void) | undefined;

function tell(change: ToastChange): void {
  if (listener) listener(change);
  else {
    waiting.push(change);
    onFirst?.();
  }
}

/** Shows toasts from anywhere, in or out of React; what is shown before a `ToastProvider` stands waits for it. */
export const toast = {
  show(message: ToastMessage): void {
    tell({ show: message });
  },
  close(id: string): void {
    tell({ close: id });
  },
};

/** The one place that draws toasts; hands over what waited. */
export function receiveToasts(receive: (change: ToastChange) => void): () => void {
  listener = receive;
  for (const change of waiting.splice(0)) receive(change);
  return () => {
    if (listener === receive) listener = undefined;
  };
}

/** Calls back once something waits to be shown: the time to load a `ToastProvider`, whose code no first page needs. */
export function onToastWaiting(callback: () => void): () => void {
  onFirst = callback;
  if (waiting.length > 0) callback();
  return () => {
    if (onFirst === callback) onFirst = undefined;
  };
}
