import { formatDate } from '@tessera/shared/format';
import type { PageTrust } from '@tessera/shared/registry';
import { readOverrideText } from '@tessera/shared/registry/overrides';
import { Untrusted } from '@tessera/shared/registry/trust';
import { showMessage } from '../dialogs/dialog-stack.ts';
import { trustedOverride } from '../remotes/signed-lists.ts';
import { markArrival } from '../routing/arrival.ts';
import { leaveOrAccept } from './override-calls.ts';

/** Asks before a local release is used: a link alone must not change what a browser runs. */
export async function acceptOverride(
  text: string,
  trust: PageTrust | undefined,
  reload = (): void => window.location.reload(),
): Promise<void> {
  const signed = readOverrideText(text);
  if (!signed || !trust) return refused('unreadable');
  try {
    const { remote, origin, expiresAt } = await trustedOverride(signed, trust);
    const answer = await showMessage({
      title: 'shell:overrides.ask.title',
      body: 'shell:overrides.ask.text',
      values: { remote, origin, until: clockTime(expiresAt) },
      buttons: [
        { id: 'no', label: 'shell:cancel' },
        { id: 'yes', label: 'shell:overrides.ask.use', isPrimary: true },
      ],
      cover: false,
    });
    if (answer !== 'yes') return;
    const why = await leaveOrAccept('/edge/overrides', text);
    if (why !== undefined) return refused(why);
    markArrival();
    return reload();
  } catch (cause) {
    if (!(cause instanceof Untrusted)) throw cause;
    return refused(cause.refusal);
  }
}

async function refused(why: string): Promise<void> {
  await showMessage({
    title: 'shell:overrides.ask.refusedTitle',
    body: 'shell:overrides.ask.refused',
    values: { why },
    buttons: [{ id: 'close', label: 'shell:confirm', isPrimary: true }],
  });
}

/** Of the developer's own clock. */
export const clockTime = (ms: number): string =>
  formatDate('hh:mm', ms, Intl.DateTimeFormat().resolvedOptions().timeZone);
