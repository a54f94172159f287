/** What the generic dialog shows (spec §2). Texts are message keys with their namespace: `auth:affiliate.invalid`. */
export interface Message {
  readonly title: string;
  readonly body: string;
  /** What stands in the texts, e.g. `{ min: 6 }`. */
  readonly values?: Readonly<Record<string, string | number>>;
  readonly buttons: readonly { readonly id: string; readonly label: string; readonly isPrimary?: boolean }[];
  /** `false`: a press on the cover leaves it open. */
  readonly cover?: false;
  /** Closes by itself after so long, in milliseconds. */
  readonly closesAfterMs?: number;
}

/** What the shell lends: its dialog host. */
export interface DialogHost {
  /** Opens a contributed dialog by its key and resolves with its result, or `undefined` when it was dismissed. */
  openDialog(key: string, params: unknown): Promise<unknown>;
  /** Resolves with the id of the pressed button, or `undefined` when it was dismissed or closed by itself. */
  showMessage(message: Message): Promise<string | undefined>;
  /** Covers the page until the work is done, however it ends. */
  lockPage(work: Promise<unknown>): void;
}

let installed: Partial<DialogHost> = {};

/** Told by the shell at start; what is left out never answers. */
export function installDialogHost(host: Partial<DialogHost>): void {
  installed = host;
}

/** A remote opens its own dialogs by key (`wallet.receipt`); another remote's are reached by intents. */
export function openDialog<Params, Result>(key: `${string}.${string}`, params: Params): Promise<Result | undefined> {
  if (!installed.openDialog) return Promise.resolve(undefined);
  return installed.openDialog(key, params) as Promise<Result | undefined>;
}

/** The generic dialog: says which of its buttons was pressed. */
export function showMessage(message: Message): Promise<string | undefined> {
  return installed.showMessage?.(message) ?? Promise.resolve(undefined);
}

/** Does something that nothing else may be done beside: the full-screen loader stands until it has ended (spec §2). */
export function whileHeld<Value>(work: Promise<Value>): Promise<Value> {
  installed.lockPage?.(work);
  return work;
}
