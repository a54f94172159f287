import type { Result } from '@tessera/shared/api';
import type { Mobile } from '../../model/mobile.ts';

/**
 * A third party that proves a mobile number in the place of the operator's SMS (decision 25). What goes wrong comes back
 * as a refusal with the code `phone.auth.<fault>`, one of `phoneAuthFaults`. How a real one is built: README.md.
 */
export interface PhoneAuthChannel {
  /** Sends a code and says how long no other is sent. */
  send(mobile: Mobile): Promise<Result<{ readonly expiredMinutes: number }>>;
  /** Checks the code; the token goes into the registration. */
  confirm(mobile: Mobile, code: string): Promise<Result<{ readonly idToken: string }>>;
}
