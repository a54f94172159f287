import type { MessageSource, Messages } from '@tessera/shared/i18n';
import { bootDocument } from '../remotes/live-remotes.ts';

/** Message files stand beside the release they belong to, under a name that holds their hash. */
export const releaseMessages: MessageSource = async (language, namespace): Promise<Messages> => {
  const { shell, remotes, merchant } = bootDocument();
  const own = shell.locales[namespace];
  const release = remotes.find(({ id }) => id === namespace);
  const files = own ?? release?.locales;
  const file = files?.[language] ?? files?.[merchant.defaultLanguage];
  const base = own ? shell.base : release?.base;
  if (!file || !base) return {};
  const answer = await fetch(`${base}${file}`);
  if (!answer.ok) throw new Error(`${namespace} has no messages in ${language}: ${answer.status}.`);
  return (await answer.json()) as Messages;
};
