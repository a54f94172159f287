import { createContext, use, useMemo } from 'react';
import { i18n } from './i18n.ts';
import type { Texts, Translate } from './translator.ts';

/** The language of the page; a component that uses it is drawn again when it changes. */
export const useLanguage = (): string => i18n.useLanguage();

/**
 * The namespaces of a part of the page, by the name that its components use: two releases of a remote on one page have
 * messages of their own.
 */
export const Namespaces = createContext<Readonly<Record<string, string>>>({});

/**
 * The texts of a namespace; the component suspends until they are loaded, and fails if they cannot be. Both `t` and `i18n` are in
 * the language of {@link useLanguage}.
 */
export function useTranslation(name: string): { readonly t: Translate; readonly i18n: Texts } {
  const namespace = use(Namespaces)[name] ?? name;
  const language = useLanguage();
  const loading = i18n.loading(namespace, language);
  // Also when it has ended: React renders a component again that has waited, and takes its further hooks for new ones only after the
  // same `use`.
  if (loading) use(loading);
  return useMemo(() => {
    const texts = i18n.in(language);
    return { t: i18n.of(namespace, name, texts), i18n: texts };
  }, [namespace, name, language]);
}
