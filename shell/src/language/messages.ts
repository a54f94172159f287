import type { MessageSource, Messages } from '@tessera/shared/i18n';
import { bootDocument } from '../remotes/live-remotes.ts';
import { loadWithRetries } from '../remotes/load-with-retries.ts';
import { fetchFile } from '../remotes/trusted-files.ts';

/** Shorter than a contribution's deadline, so that its next try sends a new request instead of waiting for this one. */
const DEADLINE_MS = 8_000;

/** Loads message files, which are beside their release with a hash in the name. */
export const releaseMessages: MessageSource = async (language, namespace): Promise<Messages> => {
  const { shell, remotes, merchant } = bootDocument();
  const own = shell.locales[namespace];
  const release = remotes.find(({ id }) => id === namespace);
  const files = own ?? release?.locales;
  const file = files?.[language] ?? files?.[merchant.defaultLanguage];
  const base = own ? shell.base : release?.base;
  if (!file || !base) return {};
  const load = async () => (await fetchFile(own ? 'shell' : namespace, `${base}${file}`, DEADLINE_MS)).json();
  // A remote's messages are retried with the part that needs them; the shell's have no such part.
  return own ? loadWithRetries('shell', load) : load();
};
