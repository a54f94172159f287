import { payloadCipher, type Result, signInWith } from '@tessera/shared/api';
import { freePlay, type SignedIn } from '@tessera/shared/wire/auth';

/** Opens a trial account; the headers are those of the real API (spec §7), the random string sealed with the operator's key. */
export async function startTrial(): Promise<Result<Omit<SignedIn, 'token'>>> {
  const sealed = await payloadCipher().seal({ random: crypto.randomUUID() });
  return signInWith(
    freePlay,
    {},
    {
      headers: {
        ...sealed.headers,
        os: navigator.platform || 'unknown',
        Platform: 'W',
        'X-Digest': sealed.body.value,
        'X-Gateway-Version': '3',
      },
    },
  );
}
