import { ApiError, call, type Result, signInWith } from '@tessera/shared/api';
import type { PasskeyAnswer } from '@tessera/shared/passkey';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  type getPasskeys,
  loginByPasskey,
  removePasskey,
} from '@tessera/shared/wire/auth';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import type { OwnerProof } from './security.ts';
import type { SignInAnswer } from './sign-in.ts';

export type Passkey = AnswerOf<typeof getPasskeys>[number];

type Device = typeof import('@tessera/shared/passkey');
type Because = Extract<PasskeyAnswer<unknown>, { ok: false }>['because'];
const refused = (because: Because) =>
  ({ ok: false, error: new ApiError('rejected', 'passkey', `passkey.${because}`) }) as const;

/** What speaks to the device is downloaded only by whoever has one that is to be spoken to. */
async function withDevice<Value>(use: (device: Device) => Promise<Result<Value>>): Promise<Result<Value>> {
  const device = await import('@tessera/shared/passkey').catch(
    (cause: unknown) => new ApiError('offline', 'passkey', '', {}, cause),
  );
  return device instanceof ApiError ? { ok: false, error: device } : use(device);
}

/** Has this device make a passkey, and keeps it: the owner's proof first, then what the browser asks. */
export async function makePasskey(name: string, proof: OwnerProof): Promise<Result<null>> {
  const begun = await call(beginPasskey, proof);
  if (!begun.ok) return begun;
  return withDevice(async ({ createPasskey }) => {
    const made = await createPasskey(begun.value);
    return made.ok ? call(addPasskey, { name, passkey: made.passkey }) : refused(made.because);
  });
}

export const forgetPasskey = (id: number, proof: OwnerProof): Promise<Result<null>> =>
  call(removePasskey, { id, ...proof });

/** Signs in by a passkey that this device has for the site: no name, no password, no second step. */
export async function signInByPasskey(): Promise<SignInAnswer> {
  const begun = await call(beginPasskeyLogin, {});
  if (!begun.ok) return begun;
  return withDevice(async ({ signWithPasskey }) => {
    const signed = await signWithPasskey(begun.value);
    return signed.ok ? signInWith(loginByPasskey, { passkey: signed.passkey }) : refused(signed.because);
  });
}

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';
