import { useCallback, useRef } from 'react';
import { signInByPasskey } from '../../api/passkeys.ts';
import { type LoginRequest, sendSmsCode, signIn, signInAgain, signInBySms } from '../../api/sign-in.ts';
import type { Mobile } from '../../model/mobile.ts';
import { inTurn, Throttle } from '../../model/throttle.ts';
import { useBotProof } from '../form/use-form-state.ts';
import { finishSignIn, type LeaveLogin, type SignInOutcome } from './sign-in.ts';

const intervalMs = 1000;

/** Signing in as spec §4 has it: bot check, call, and what has to follow. One a second per form. */
export function useSignIn() {
  const proof = useBotProof();
  const throttle = useRef(new Throttle(intervalMs));
  const prepare = useCallback(() => proof.prepare(), [proof]);
  const submit = useCallback(
    async (request: Omit<LoginRequest, 'altcha'>, leave?: LeaveLogin): Promise<SignInOutcome> => {
      const proved = await proof.take();
      if (!proved.ok) return finishSignIn(proved, 'password');
      const send = (altcha: string | undefined) => inTurn(throttle.current, () => signIn({ ...request, altcha }));
      const answered = await send(proved.value);
      if (!answered.ok && answered.error.code === 'verification.bot.harder') {
        const harder = await proof.harder();
        return finishSignIn(harder.ok ? await send(harder.value) : harder, 'password', leave);
      }
      return finishSignIn(answered, 'password', leave);
    },
    [proof],
  );
  return { prepare, submit };
}

/** Signing in by a code: no bot check; sending the code and signing in share the one second of the form (decision 15). */
export function useSmsSignIn() {
  const throttle = useRef(new Throttle(intervalMs));
  const send = (mobile: Mobile) => inTurn(throttle.current, () => sendSmsCode(mobile, 'login'));
  const submit = async (mobile: Mobile, code: string, remember: boolean): Promise<SignInOutcome> =>
    finishSignIn(await inTurn(throttle.current, () => signInBySms(mobile, code, remember)), 'sms');
  return { send, submit };
}

/** Signing in by a passkey: no bot check, as a device has asked its owner. */
export function usePasskeySignIn() {
  const throttle = useRef(new Throttle(intervalMs));
  return async (): Promise<SignInOutcome> => finishSignIn(await inTurn(throttle.current, signInByPasskey), 'passkey');
}

/** Signs in with the remembered token: no password, no bot check. */
export function useRememberedSignIn() {
  const throttle = useRef(new Throttle(intervalMs));
  return async (leave?: LeaveLogin): Promise<SignInOutcome> =>
    finishSignIn(await inTurn(throttle.current, signInAgain), 'remembered', leave);
}
