import { ApiError } from '@tessera/shared/api';
import type { PhoneAuthChannel } from './phone-auth-channel.ts';

/** Channels by the name that the register settings give; one is downloaded only where a merchant has it on. */
const channels: Readonly<Record<string, () => Promise<{ readonly channel: PhoneAuthChannel }>>> = {
  sandbox: () => import('./sandbox-channel.ts'),
};

/** Stands in for a channel that isn't there. */
function refusing(error: ApiError): PhoneAuthChannel {
  const refuse = async () => ({ ok: false, error }) as const;
  return { send: refuse, confirm: refuse };
}

/** The channel of that name; one that could not be downloaded says that it is offline, and is asked for again the next time. */
export async function loadPhoneAuth(name: string): Promise<PhoneAuthChannel> {
  const load = channels[name];
  // A merchant has a channel on that this release does not bring.
  if (!load) return refusing(new ApiError('rejected', 'phone-auth', 'phone.auth.unknown'));
  return load().then(
    ({ channel }) => channel,
    (cause: unknown) => refusing(new ApiError('offline', 'phone-auth', '', {}, cause)),
  );
}
