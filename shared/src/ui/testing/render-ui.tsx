import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import i18next from 'i18next';
import type { ReactElement, ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import en from '../locales/en.json';
import ko from '../locales/ko.json';
import vi from '../locales/vi.json';

// jsdom has neither; keyboard clicks use the first, axe the second.
globalThis.PointerEvent ??= class extends MouseEvent {} as typeof PointerEvent;
HTMLCanvasElement.prototype.getContext = () => null;

/** Renders with the real messages of `ui` in Korean (or another language), and a simulated user. */
export function renderUi(element: ReactElement, language = 'ko') {
  const i18n = i18next.createInstance();
  void i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'ko',
    ns: ['ui'],
    resources: { ko: { ui: ko }, en: { ui: en }, vi: { ui: vi } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  const wrapper = ({ children }: { children: ReactNode }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
  return { person: userEvent.setup(), ...render(element, { wrapper }) };
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
