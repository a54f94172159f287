import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import { i18n } from './i18n.ts';
import type { Translate, Translator } from './translator.ts';

const languageNow = () => i18n.language;

/** The language of the page; a component that uses it is drawn again when it changes. */
export const useLanguage = (): string => useSyncExternalStore(i18n.subscribe, languageNow, languageNow);

/**
 * The namespaces of a part of the page, by the name that its components use: two releases of a remote on one page have
 * messages of their own.
 */
export const Namespaces = createContext<Readonly<Record<string, string>>>({});

/** The texts of a namespace; the component suspends until they are loaded, and fails if they cannot be. */
export function useTranslation(name: string): { readonly t: Translate; readonly i18n: Translator } {
  const namespace = use(Namespaces)[name] ?? name;
  const language = useLanguage();
  if (!i18n.has(namespace)) use(i18n.loading(namespace));
  // biome-ignore lint/correctness/useExhaustiveDependencies: effects that depend on `t` run again in another language
  const t = useMemo(() => i18n.of(namespace, name), [namespace, name, language]);
  return { t, i18n };
}
