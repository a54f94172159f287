import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

/** One namespace in one language: texts, nested by key. */
export type Messages = Readonly<Record<string, unknown>>;
/** Loads one namespace in one language; rejects if that fails. */
export type MessageSource = (language: string, namespace: string) => Promise<Messages>;

/** The page's one i18next instance. */
export const i18n = i18next;

/** Starts translation: a namespace is loaded when a component first uses it (the component suspends until then). */
export async function startI18n(options: {
  language: string;
  fallback: string;
  namespaces: readonly string[];
  source: MessageSource;
}): Promise<void> {
  i18n.use(initReactI18next).use({
    type: 'backend',
    read(language: string, namespace: string, done: (cause: unknown, messages: Messages | null) => void) {
      options.source(language, namespace).then(
        (messages) => done(null, messages),
        (cause) => done(cause, null),
      );
    },
  });
  await i18n.init({
    lng: options.language,
    fallbackLng: options.fallback,
    ns: options.namespaces,
    defaultNS: 'shell',
    load: 'currentOnly',
    // The language is set at once, so that a part can load its messages in parallel with the shell's.
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { bindI18n: 'languageChanged', useSuspense: true },
    showSupportNotice: false,
  } as Parameters<typeof i18n.init>[0]);
}
