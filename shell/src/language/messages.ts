import { i18n, type MessageSource, type Messages } from '@tessera/shared/i18n';
import type { PageRemote } from '@tessera/shared/registry';
import { bootDocument } from '../remotes/live-remotes.ts';
import { loadWithRetries } from '../remotes/load-with-retries.ts';
import { fetchFile } from '../remotes/trusted-files.ts';

/** Shorter than a contribution's deadline, so that its next try sends a new request instead of waiting for this one. */
const DEADLINE_MS = 8_000;

/** Releases of remotes by the namespace of their messages. */
const releases = new Map<string, PageRemote>();

/** The namespace of a release's messages: another release of the same remote may be on the page. */
export const namespaceOf = ({ id, version }: PageRemote): string => `${id}@${version}`;

/** Texts of a remote are those of this release, wherever the code does not belong to another one. */
export function readMessagesOf(release: PageRemote): void {
  releases.set(namespaceOf(release), release);
  i18n.redirect(release.id, namespaceOf(release));
}

/** Loads message files, which are beside their release with a hash in the name. */
export const releaseMessages: MessageSource = async (language, namespace): Promise<Messages> => {
  const { shell, merchant } = bootDocument();
  const own = shell.locales[namespace];
  const release = releases.get(namespace);
  const files = own ?? release?.locales;
  const file = files?.[language] ?? files?.[merchant.defaultLanguage];
  const base = own ? shell.base : release?.base;
  if (!file || !base) return {};
  const load = async () => (await fetchFile(release?.id ?? 'shell', `${base}${file}`, DEADLINE_MS)).json();
  // A remote's messages are retried with the part that needs them; the shell's have no such part.
  return own ? loadWithRetries('shell', load) : load();
};
