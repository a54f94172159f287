import { isSwitchOn, useSwitch } from '@tessera/shared/switches';
import { useCallback, useRef, useState } from 'react';
import { newCaptcha } from '../../api/sign-in.ts';
import { inTurn, Throttle } from '../../model/throttle.ts';

const refreshIntervalMs = 1000;

export type CaptchaState =
  | { readonly status: 'hidden' | 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly id: string | undefined; readonly image: string };

export interface Captcha {
  readonly state: CaptchaState;
  /** Fetches a picture; the first one shows the field. At most once a second, by whoever asks. */
  readonly refresh: () => Promise<void>;
}

const hidden: CaptchaState = { status: 'hidden' };

/** A picture to read that is fetched when it is asked for; where the merchant has none, it stays hidden and nobody is asked. */
export function useCaptcha(): Captcha {
  const isOffered = useSwitch('CAPTCHA3');
  const [state, setState] = useState<CaptchaState>(hidden);
  const throttle = useRef(new Throttle(refreshIntervalMs));
  const isFetching = useRef(false);
  const refresh = useCallback(async () => {
    if (isFetching.current || !isSwitchOn('CAPTCHA3')) return;
    isFetching.current = true;
    setState({ status: 'loading' });
    const answered = await inTurn(throttle.current, newCaptcha);
    isFetching.current = false;
    setState(
      answered.ok ? { status: 'ready', id: answered.value.id, image: answered.value.image } : { status: 'failed' },
    );
  }, []);
  return { state: isOffered ? state : hidden, refresh };
}

/** What was read from a picture, as the calls send it: with the picture's id where it has one. */
export const readCaptcha = <Text extends string | undefined>(captcha: Text, captchaId: string | undefined) =>
  captchaId === undefined ? { captcha } : { captcha, captchaId };
