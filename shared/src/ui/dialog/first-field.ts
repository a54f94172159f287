/**
 * The element to focus when a form appears: the one with `data-autofocus`, else the first empty field. None on a
 * phone, where focus would open the keyboard over the text.
 */
export function firstField(container: ParentNode | null | undefined): HTMLElement | undefined {
  if (!container || !globalThis.matchMedia?.('(pointer: fine)').matches) return undefined;
  const marked = container.querySelector<HTMLElement>('[data-autofocus]');
  if (marked) return marked;
  const fields = container.querySelectorAll<HTMLInputElement>('input:not([readonly], [disabled], [type="hidden"])');
  return [...fields].find((field) => field.value === '');
}
