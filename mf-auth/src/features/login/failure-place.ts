import type { ApiError } from '@tessera/shared/api';

const places: Readonly<Record<string, 'password' | 'captcha'>> = {
  'login.failed': 'password',
  'login.captcha.required': 'captcha',
  'captcha.invalid': 'captcha',
};

/** The field under which a refusal is told; everything else is told above the button. */
export const placeOf = ({ code }: Pick<ApiError, 'code'>): 'password' | 'captcha' | undefined => places[code];
