import type { MessageSource, Messages } from '@tessera/shared/i18n';

const files: Readonly<Record<string, Readonly<Record<string, () => Promise<{ default: Messages }>>>>> = {
  console: { ko: () => import('../locales/ko.json'), en: () => import('../locales/en.json') },
  ui: {
    ko: () => import('@tessera/shared/ui/locales/ko.json'),
    en: () => import('@tessera/shared/ui/locales/en.json'),
  },
};

export const messages: MessageSource = async (language, namespace) =>
  (await files[namespace]?.[language]?.())?.default ?? {};

const KEY = 'console.language';

/** Korean unless the operator has chosen English, or if storage is blocked. */
export function startLanguage(): string {
  try {
    return localStorage.getItem(KEY) === 'en' ? 'en' : 'ko';
  } catch {
    return 'ko';
  }
}

export function storeLanguage(language: string): void {
  document.documentElement.lang = language;
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Blocked storage: the choice is lost on reload.
  }
}
