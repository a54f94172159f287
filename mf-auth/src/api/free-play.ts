import { ApiError, payloadCipher, type Result, signInWith } from '@tessera/shared/api';
import { freePlay, type SignedIn } from '@tessera/shared/wire/auth';

/** Opens a trial account; the headers are those of the real API (spec §7), the random string sealed with the operator's key. */
export async function startTrial(): Promise<Result<Omit<SignedIn, 'token'>>> {
  // What seals is downloaded with the first thing to seal.
  const sealed = await payloadCipher()
    .seal({ random: crypto.randomUUID() })
    .catch((cause: unknown) => new ApiError('offline', freePlay.name, '', {}, cause));
  if (sealed instanceof ApiError) return { ok: false, error: sealed };
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
