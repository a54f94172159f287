import { FAILURE_TEXTS_ID, type FailureTexts } from '@tessera/shared/registry';
import ko from '../../locales/ko.json';

/** The texts that came with the page, in the visitor's language; on plain static hosting in Korean. */
export function failureTexts(): FailureTexts {
  const sent = document.getElementById(FAILURE_TEXTS_ID)?.textContent;
  return sent ? (JSON.parse(sent) as FailureTexts) : { language: 'ko', ...ko.bootFailure };
}
