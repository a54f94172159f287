import { ApiError } from '@tessera/shared/api';
import type { PhoneAuthChannel } from './phone-auth-channel.ts';

/** Channels by the name that the register settings give; one is downloaded only where a merchant has it on. */
const channels: Readonly<Record<string, () => Promise<{ readonly channel: PhoneAuthChannel }>>> = {
  sandbox: () => import('./sandbox-channel.ts'),
};

const unknown = async () =>
  ({ ok: false, error: new ApiError('rejected', 'phone-auth', 'phone.auth.unknown') }) as const;
/** A merchant has a channel on that this release does not bring. */
const absent: PhoneAuthChannel = { send: unknown, confirm: unknown };

export async function loadPhoneAuth(name: string): Promise<PhoneAuthChannel> {
  return (await channels[name]?.())?.channel ?? absent;
}
