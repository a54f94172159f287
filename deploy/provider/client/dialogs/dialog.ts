import { el, iconButton } from '../dom.ts';
import type { Say } from '../texts.ts';

let count = 0;

/** Opens a modal dialog. Escape, its button and a click outside close it; the focus returns to where it was. */
export function openDialog(title: string, say: Say, ...content: HTMLElement[]): HTMLDialogElement {
  count += 1;
  const id = `dialog-title-${count}`;
  const dialog = el('dialog', { class: 'dialog', attributes: { 'aria-labelledby': id } });
  const close = iconButton('close', say('close'), () => dialog.close());
  dialog.append(
    el('header', { class: 'dialog-head' }, el('h2', { text: title, attributes: { id } }), close),
    // Focusable, so that the keyboard can scroll it.
    el('div', { class: 'dialog-body', attributes: { tabindex: '0' } }, ...content),
  );
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
