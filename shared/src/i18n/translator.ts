import { createStore } from '../store/store.ts';

/** One namespace in one language: texts, nested by key. */
export type Messages = Readonly<Record<string, unknown>>;
/** Loads one namespace in one language; rejects if that fails. */
export type MessageSource = (language: string, namespace: string) => Promise<Messages>;

export interface TextOptions {
  /** The namespace of keys without one. */
  readonly ns?: string;
  /** Chooses the plural form, by the rules of the language. */
  readonly count?: number | undefined;
  /** Chooses the form `key_context`, if there is one. */
  readonly context?: string | undefined;
  /** The text if no key has one. */
  readonly defaultValue?: string;
  /** Values of the text's `{{placeholders}}`. */
  readonly [placeholder: string]: unknown;
}

/**
 * The text of a key (`error.offline`, `auth:rule.name`) in the language of the page, else in the merchant's. Of several
 * keys, the first that has a text. A key without a text is returned as it is, unless the call has a default.
 */
export type Translate = (key: string | readonly string[], options?: TextOptions) => string;

/** The texts of the page in one language. */
export interface Texts {
  readonly language: string;
  readonly t: Translate;
  /** Whether a key has a text. */
  exists(key: string): boolean;
}

interface Start {
  readonly language: string;
  /** The language of texts that the page's language lacks. */
  readonly fallback: string;
  readonly namespaces: readonly string[];
  readonly source: MessageSource;
}

const DEFAULT_NAMESPACE = 'shell';
/** How long a page with its own texts waits for those of the fallback language, which it may need for a few. */
const FALLBACK_WAIT_MS = 1_500;
/** `{{name}}`, `{{percent, number}}` and `$t(other.key)`. */
const PLACEHOLDER = /\$t\(([^)]+)\)|\{\{\s*(\w+)\s*(?:,\s*(number)\s*)?\}\}/g;

function textAt(messages: Messages | undefined, path: string): string | undefined {
  let at: unknown = messages;
  for (const part of path.split('.'))
    at = typeof at === 'object' && at !== null && Object.hasOwn(at, part) ? (at as Messages)[part] : undefined;
  return typeof at === 'string' ? at : undefined;
}

/**
 * The texts of the page. Reads the message files of i18next: plurals (`key_one`), contexts, placeholders and references
 * mean the same there (ADR 40).
 */
export class Translator implements Texts {
  readonly #language = createStore('');
  #fallback = '';
  #source: MessageSource = async () => ({});
  readonly #messages = new Map<string, Messages>();
  /** Loads that are running or have failed, by language and namespace. */
  readonly #loads = new Map<string, { readonly done: Promise<void>; hasFailed: boolean }>();
  /** The loads for which components wait or have waited, likewise. */
  readonly #awaited = new Map<string, Promise<void>>();
  readonly #namespaces = new Set<string>();
  readonly #redirects = new Map<string, string>();
  readonly #plurals = new Map<string, Intl.PluralRules>();

  /** The language is set at once, so that a part can load its messages in parallel with the shell's. */
  async start({ language, fallback, namespaces, source }: Start): Promise<void> {
    this.#language.set(language);
    this.#fallback = fallback;
    this.#source = source;
    await Promise.all(namespaces.map((namespace) => this.load(namespace)));
  }

  get language(): string {
    return this.#language.get();
  }

  /** Hook: the language of the page; where the edge's HTML is taken over, first the one that it was rendered in. */
  readonly useLanguage = (): string => this.#language.use();

  /** Calls back after each change of the language; returns a function that ends this. */
  readonly subscribe = (changed: () => void): (() => void) => this.#language.subscribe(changed);

  readonly t: Translate = (key, options) => this.#text(this.language, key, options);

  /** The texts in a language, whichever that of the page is. */
  in(language: string): Texts {
    return {
      language,
      t: (key, options) => this.#text(language, key, options),
      exists: (key) => this.#find(language, key, {}) !== undefined,
    };
  }

  #text(language: string, key: string | readonly string[], options: TextOptions = {}): string {
    const keys = typeof key === 'string' ? [key] : key;
    for (const one of keys) {
      const text = this.#find(language, one, options);
      if (text !== undefined) return this.#fill(language, text, options);
    }
    return options.defaultValue ?? splitKey(keys.at(-1) ?? '').path;
  }

  /**
   * {@link t} for the keys of one namespace; for code outside of React, components use `useTranslation`. `name` is what
   * the keys call it.
   */
  of(namespace: string, name = namespace, texts: Texts = this): Translate {
    const own = (key: string) => (key.startsWith(`${name}:`) ? namespace + key.slice(name.length) : key);
    return (key, options) => texts.t(typeof key === 'string' ? own(key) : key.map(own), { ns: namespace, ...options });
  }

  /** From now on, one namespace has the texts of another: those of the release of a remote that the page uses. */
  redirect(namespace: string, to: string): void {
    this.#redirects.set(namespace, to);
  }

  /** Removes the texts of a namespace that nothing uses any more. */
  forget(namespace: string): void {
    this.#namespaces.delete(namespace);
    for (const kept of [this.#messages, this.#awaited])
      for (const id of kept.keys()) if (id.endsWith(`/${namespace}`)) kept.delete(id);
  }

  readonly #at = (namespace: string): string => this.#redirects.get(namespace) ?? namespace;

  exists(key: string): boolean {
    return this.#find(this.language, key, {}) !== undefined;
  }

  /** Whether a namespace is loaded. */
  has(namespace: string, language = this.language): boolean {
    return this.#messages.has(`${language}/${this.#at(namespace)}`);
  }

  add(language: string, namespace: string, messages: Messages): void {
    const id = `${language}/${namespace}`;
    this.#namespaces.add(namespace);
    this.#messages.set(id, messages);
    this.#awaited.delete(id);
  }

  /** Loads a namespace, again if it failed before; texts that only the fallback language has may come later. */
  async load(name: string): Promise<void> {
    const namespace = this.#at(name);
    this.#namespaces.add(namespace);
    const { language } = this;
    const fallback = language === this.#fallback ? undefined : this.#loadOnce(this.#fallback, namespace, true);
    const fallbackEnded = fallback?.catch((cause: unknown) => console.warn('[i18n]', cause));
    await this.#loadOnce(language, namespace, true);
    // Without the fallback's texts the page's own are complete, or nearly.
    if (fallbackEnded) await Promise.race([fallbackEnded, new Promise((go) => setTimeout(go, FALLBACK_WAIT_MS))]);
    // The page may have changed its language meanwhile.
    if (this.language !== language && !this.has(namespace)) await this.load(namespace);
  }

  /**
   * The load of a namespace for which components wait, the same for good; a failed one stays failed until {@link load}. Undefined if
   * none ever had to wait.
   */
  loading(name: string, language = this.language): Promise<void> | undefined {
    const namespace = this.#at(name);
    this.#namespaces.add(namespace);
    const id = `${language}/${namespace}`;
    if (!this.#messages.has(id)) this.#awaited.set(id, this.#loadOnce(language, namespace, false));
    return this.#awaited.get(id);
  }

  /**
   * Loads all that the page uses in another language, also what it begins to use meanwhile; rejects if a part of it
   * fails.
   */
  async loadLanguage(language: string): Promise<void> {
    for (;;) {
      const missing = [...this.#namespaces].filter(
        (namespace) => this.#isUsed(namespace) && !this.has(namespace, language),
      );
      if (missing.length === 0) return;
      await Promise.all(missing.map((namespace) => this.#loadOnce(language, namespace, true)));
    }
  }

  /** Whether a namespace is here in the language of the page, or on its way. */
  #isUsed(namespace: string): boolean {
    return this.has(namespace) || this.#loads.get(`${this.language}/${namespace}`)?.hasFailed === false;
  }

  async changeLanguage(language: string): Promise<void> {
    await this.loadLanguage(language);
    this.setLanguage(language);
  }

  /** Without loading: what is missing is loaded when a component uses it. */
  setLanguage(language: string): void {
    this.#language.set(language);
  }

  #loadOnce(language: string, namespace: string, isRetried: boolean): Promise<void> {
    const id = `${language}/${namespace}`;
    if (this.#messages.has(id)) return Promise.resolve();
    const before = this.#loads.get(id);
    if (before && !(before.hasFailed && isRetried)) return before.done;
    const done = this.#source(language, namespace).then((messages) => {
      this.#messages.set(id, messages);
      this.#loads.delete(id);
    });
    const load = { done, hasFailed: false };
    done.catch(() => {
      load.hasFailed = true;
    });
    this.#loads.set(id, load);
    // In place of one that failed.
    if (this.#awaited.has(id)) this.#awaited.set(id, done);
    return done;
  }

  #find(inLanguage: string, key: string, { ns, count, context }: TextOptions): string | undefined {
    const { namespace = ns ?? DEFAULT_NAMESPACE, path } = splitKey(key);
    for (const language of new Set([inLanguage, this.#fallback])) {
      const messages = this.#messages.get(`${language}/${this.#at(namespace)}`);
      if (!messages) continue;
      const plurals = typeof count === 'number' ? this.#pluralForms(language, count) : [];
      const stems = context ? [`${path}_${context}`, path] : [path];
      for (const stem of stems)
        for (const form of [...plurals.map((plural) => `${stem}_${plural}`), stem]) {
          const text = textAt(messages, form);
          if (text !== undefined) return text;
        }
    }
    return undefined;
  }

  #pluralForms(language: string, count: number): readonly string[] {
    const rules = this.#plurals.get(language) ?? new Intl.PluralRules(language);
    this.#plurals.set(language, rules);
    return [...(count === 0 ? ['zero'] : []), rules.select(count)];
  }

  #fill(language: string, text: string, options: TextOptions): string {
    return text.replace(PLACEHOLDER, (whole, key?: string, name?: string, format?: string) => {
      if (key) return this.#text(language, this.#fill(language, key, options), options);
      const value = options[name ?? ''];
      if (value === undefined || value === null) return name && name in options ? '' : whole;
      return format ? new Intl.NumberFormat(language).format(value as number) : String(value);
    });
  }
}

function splitKey(key: string): { readonly namespace?: string; readonly path: string } {
  const colon = key.indexOf(':');
  return colon < 0 ? { path: key } : { namespace: key.slice(0, colon), path: key.slice(colon + 1) };
}
