import axios, { type AxiosInstance } from 'axios';
import { wellFormed } from '../format/well-formed.ts';
import { operatorLanguage } from '../i18n/languages.ts';

/** The site's id at the operator; also in session storage (spec §3). */
export const PLATFORM = 'WEB';

/** The device as the operator names it. Windows narrower than 768 px count as `Mobile`. */
export const deviceKind = (): 'Mobile' | 'Desktop' => (globalThis.innerWidth < 768 ? 'Mobile' : 'Desktop');

let language = 'KO';
let merchantCode = '';

/** The one axios client. It has no UI and never reloads the page. */
export const client: AxiosInstance = axios.create({
  timeout: 20_000,
  // Failures are read from the answer, not thrown.
  validateStatus: () => true,
  headers: { Platform: PLATFORM },
  // One `id` per value: the operator parses repeated keys. Lone surrogates are replaced, because they would throw.
  paramsSerializer: { indexes: null, encode: (value: unknown) => encodeURIComponent(wellFormed(String(value))) },
});

client.interceptors.request.use((request) => {
  request.headers.set('Language', language);
  request.headers.set('Merchant', merchantCode);
  request.headers.set('Device', deviceKind());
  return request;
});

const closedCodes: readonly unknown[] = ['system.maintenance', 'system.region'];

/** Whether the operator refuses every call of this visitor because the whole site is closed to them. */
export const isSiteClosed = (code: unknown): boolean => closedCodes.includes(code);

/** Calls back for every call that is refused because the whole site is closed to this visitor. */
export function onSiteClosed(listener: () => void): void {
  client.interceptors.response.use((answer) => {
    const refusal = answer.status >= 400 && (answer.data as { readonly message?: unknown } | null);
    if (refusal && isSiteClosed(refusal.message)) listener();
    return answer;
  });
}

/** Sets the language of all later requests, as a browser tag. */
export function setApiLanguage(tag: string): void {
  language = operatorLanguage(tag);
}

/** Sets the merchant of all later requests; called once at start. */
export function setApiMerchant(code: string): void {
  merchantCode = code;
}
