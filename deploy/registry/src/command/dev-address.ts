import { OVERRIDE_FRAGMENT, type Override, type TrustedKeys } from '@tessera/shared/registry';
import { readOverrideText, trustOverride } from '@tessera/shared/registry/overrides';
import { Untrusted } from '@tessera/shared/registry/trust';
import { CommandFailed } from './command-failed.ts';
import { wrongly } from './command-line.ts';

/** The address of a site that asks a browser to use a signed override. */
export const addressOf = (site: URL, text: string): string => `${site.origin}/${OVERRIDE_FRAGMENT}${text}`;

/** The override in an address, checked as a page of that site checks it. */
export async function overrideIn(address: string, keys: TrustedKeys): Promise<Override> {
  const [site = '', text = ''] = address.split(OVERRIDE_FRAGMENT);
  const signed = readOverrideText(text);
  if (!signed || !URL.canParse(site)) return wrongly('--override is the address that `tessera dev` printed.');
  try {
    return await trustOverride(signed, { keys, host: new URL(site).hostname, now: Date.now() });
  } catch (cause) {
    if (cause instanceof Untrusted) throw new CommandFailed(`${cause.message}.`);
    throw cause;
  }
}
