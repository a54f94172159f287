/**
 * Where the focus belongs when a form appears: what is marked `data-autofocus`, else the first field without a value.
 * Nothing on a phone, where focus brings up the keyboard before anybody has read what is asked.
 */
export function firstField(container: ParentNode | null | undefined): HTMLElement | undefined {
  if (!container || !globalThis.matchMedia?.('(pointer: fine)').matches) return undefined;
  const marked = container.querySelector<HTMLElement>('[data-autofocus]');
  if (marked) return marked;
  const fields = container.querySelectorAll<HTMLInputElement>('input:not([readonly], [disabled], [type="hidden"])');
  return [...fields].find((field) => field.value === '');
}
