interface Press {
  readonly key: string;
  readonly isComposing?: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly defaultPrevented: boolean;
  readonly target: unknown;
}

const typing = 'input, textarea, select, [contenteditable], [role="dialog"] *';

/** Whether a press of `/` means "search": not while somebody types, composes, or holds another key. */
export function isSlashPress(press: Press): boolean {
  if (press.key !== '/' || press.isComposing || press.defaultPrevented) return false;
  if (press.ctrlKey || press.metaKey || press.altKey) return false;
  const target = press.target as Partial<Element> | null;
  return !target?.matches?.(typing);
}
