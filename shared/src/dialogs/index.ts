/** What the generic dialog shows (spec §2). Texts are message keys with their namespace: `auth:affiliate.invalid`. */
export interface Message {
  readonly title: string;
  readonly body: string;
  /** Values for the texts, e.g. `{ min: 6 }`. */
  readonly values?: Readonly<Record<string, string | number>>;
  readonly buttons: readonly { readonly id: string; readonly label: string; readonly isPrimary?: boolean }[];
  /** `false`: a click outside leaves it open. */
  readonly cover?: false;
  /** Closes by itself after this time, in milliseconds. */
  readonly closesAfterMs?: number;
}

/** The shell's dialog host, installed at start. */
export interface DialogHost {
  /** Opens a contributed dialog by its key and resolves with its result, or `undefined` when it was dismissed. */
  openDialog(key: string, params: unknown): Promise<unknown>;
  /** Resolves with the id of the clicked button, or `undefined` when it was dismissed or closed by itself. */
  showMessage(message: Message): Promise<string | undefined>;
  /** Covers the page until the work has ended, also if it fails. */
  lockPage(work: Promise<unknown>): void;
}

let installed: Partial<DialogHost> = {};

/** Called by the shell at start; functions that are left out never resolve. */
export function installDialogHost(host: Partial<DialogHost>): void {
  installed = host;
}

/** Opens one of the remote's own dialogs by key (`wallet.receipt`); use intents for another remote's. */
export function openDialog<Params, Result>(key: `${string}.${string}`, params: Params): Promise<Result | undefined> {
  if (!installed.openDialog) return Promise.resolve(undefined);
  return installed.openDialog(key, params) as Promise<Result | undefined>;
}

/** Shows the generic dialog; resolves with the id of the clicked button. */
export function showMessage(message: Message): Promise<string | undefined> {
  return installed.showMessage?.(message) ?? Promise.resolve(undefined);
}

/** Runs work during which nothing else may be done: the full-screen loader is shown until it has ended (spec §2). */
export function lockPageWhile<Value>(work: Promise<Value>): Promise<Value> {
  installed.lockPage?.(work);
  return work;
}
