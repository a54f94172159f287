/** Opens a contributed dialog by its key and resolves with its result, or `undefined` when it was dismissed. */
export type DialogOpener = (key: string, params: unknown) => Promise<unknown>;

let installed: DialogOpener | undefined;

/** Told by the shell at start. */
export function installDialogOpener(opener: DialogOpener): void {
  installed = opener;
}

/** A remote opens its own dialogs by key (`wallet.receipt`); another remote's are reached by intents. */
export function openDialog<Params, Result>(key: `${string}.${string}`, params: Params): Promise<Result | undefined> {
  if (!installed) return Promise.resolve(undefined);
  return installed(key, params) as Promise<Result | undefined>;
}
