import { failureTexts } from './failure-texts.ts';

/** Runs the start of the page; if it fails, shows an error with a retry instead of a blank page. */
export async function startOrShowFailure(
  start: () => Promise<void>,
  retry: () => void = () => window.location.reload(),
): Promise<void> {
  try {
    await start();
  } catch (cause) {
    showFailure(cause, retry);
  }
}

/** Shows an error over the page, which has nothing else any more. */
export function showFailure(cause: unknown, retry: () => void = () => window.location.reload()): void {
  console.error('[start]', cause);
  document.body.append(failure(retry));
}

/** Without React, which may be what failed to load. */
function failure(retry: () => void): HTMLElement {
  const { language, title, text, retry: again } = failureTexts();
  const box = document.createElement('div');
  box.role = 'alert';
  box.lang = language;
  // Inline, because a style sheet would be one more file for every page that starts well.
  Object.assign(box.style, {
    ...{ position: 'fixed', inset: '0', zIndex: 'var(--z-boot-failure)', padding: 'var(--space-5)' },
    ...{ display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 'var(--space-4)' },
    ...{ background: 'var(--color-bg)', color: 'var(--color-text)', font: 'var(--type-body)', textAlign: 'center' },
  });
  const button = document.createElement('button');
  button.type = 'button';
  button.append(again);
  button.addEventListener('click', retry);
  Object.assign(button.style, {
    ...{ minBlockSize: '44px', padding: '0 var(--space-5)', borderRadius: 'var(--radius-m)', font: 'inherit' },
    ...{ border: '1px solid currentColor', background: 'none', color: 'inherit', cursor: 'pointer' },
  });
  box.append(element('h1', title), element('p', text), button);
  return box;
}

function element(name: 'h1' | 'p', text: string): HTMLElement {
  const made = document.createElement(name);
  made.append(text);
  return made;
}
