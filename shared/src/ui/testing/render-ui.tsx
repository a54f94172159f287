import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { ReactElement } from 'react';
import { i18n } from '../../i18n/index.ts';
import en from '../locales/en.json';
import ko from '../locales/ko.json';
import vi from '../locales/vi.json';

// jsdom has neither; keyboard clicks use the first, axe the second.
globalThis.PointerEvent ??= class extends MouseEvent {} as typeof PointerEvent;
HTMLCanvasElement.prototype.getContext = () => null;

/** Renders with the real messages of `ui` in Korean (or another language), and a simulated user. */
export function renderUi(element: ReactElement, language = 'ko') {
  for (const [tag, texts] of Object.entries({ ko, en, vi })) i18n.add(tag, 'ui', texts);
  void i18n.start({ language, fallback: 'ko', namespaces: ['ui'], source: async () => ({}) });
  return { person: userEvent.setup(), ...render(element) };
}

/**
 * What axe finds wrong in the document, by rule. Contrast is computed from the themes instead, because jsdom does not
 * paint.
 */
export async function axeFaults(): Promise<readonly string[]> {
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}
