import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fixedTexts } from './fixed-texts.ts';
import { readMessages, textsOf, unknownKeys } from './message-keys.ts';
import { PARTS, type Part, ROOT } from './parts.ts';
import { unusedKeys } from './unused-keys.ts';

/** What the generator writes where a person must write a text. */
const PLACEHOLDER = /⟦.*⟧/;
const HANGUL = /[가-힣]/;
/** The name of a language, which is written in that language. */
const OWN_NAME = 'language.ko';

/** Messages without a translation: placeholders of the generator, and Korean in another language. */
export function untranslated(folder: string, root = ROOT): string[] {
  const files = readdirSync(`${root}/${folder}`).filter((name) => name.endsWith('.json'));
  return files.flatMap((file) => {
    const texts = textsOf(JSON.parse(readFileSync(`${root}/${folder}/${file}`, 'utf8')) as object);
    return [...texts]
      .filter(([key, text]) => PLACEHOLDER.test(text) || (file !== 'ko.json' && HANGUL.test(text) && key !== OWN_NAME))
      .map(([key, text]) => `${folder}/${file}: ${key} is not translated yet ("${text}")`);
  });
}

const readAllMessages = () =>
  readMessages(
    ROOT,
    Object.fromEntries(
      PARTS.flatMap((part) => (part.messages ? [[part.messages.namespace, part.messages.folder]] : [])),
    ),
  );

/** Messages of these parts that no code of any part uses. */
function unusedMessages(parts: readonly Part[]): string[] {
  const messages = readAllMessages();
  const places = PARTS.map(({ name, folder, messages: own }) => ({
    folder,
    // What shared writes, such as times and errors, it writes in the namespace of its caller.
    namespaces: name === 'shared' ? [...messages.keys()] : own ? [own.namespace] : [],
  }));
  const checked = parts.flatMap((part) => part.messages?.namespace ?? []);
  return unusedKeys(ROOT, places, new Map([...messages].filter(([namespace]) => checked.includes(namespace))));
}

/** Faults in the texts of these parts: fixed texts, keys without a message or without use, missing translations. */
export function textFaults(parts: readonly Part[]): string[] {
  const messages = readAllMessages();
  const faults = parts.flatMap((part) => {
    if (!part.messages) return [];
    const sources = existsSync(`${ROOT}/${part.folder}/src`) ? `${part.folder}/src` : dirname(part.messages.folder);
    return [
      ...fixedTexts(ROOT, sources),
      ...unknownKeys(ROOT, sources, part.messages.namespace, messages, part.messages.translate),
      ...untranslated(part.messages.folder),
    ];
  });
  return [...faults, ...unusedMessages(parts)];
}
