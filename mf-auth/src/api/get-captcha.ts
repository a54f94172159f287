import { call } from '@tessera/shared/api';
import { getCaptcha } from '@tessera/shared/wire/auth';

/** A new picture to read. Not a query: each is good for one try and must never come from a cache. */
export const newCaptcha = () => call(getCaptcha, {});
