import { i18n, useTranslation } from '@tessera/shared/i18n';
import { useCallback } from 'react';
import { bootDocument, releaseOf } from '../remotes/live-remotes.ts';

/** The message of a contribution's label, from the release's record: menus need no code and no further request. */
export function labelOf(key: string, language: string): string {
  const { merchant } = bootDocument();
  const remote = releaseOf(key.split(':')[0] ?? '');
  if (!remote) return i18n.t(key, { ns: 'shell' });
  return remote.labels[language]?.[key] ?? remote.labels[merchant.defaultLanguage]?.[key] ?? key;
}

/** `labelOf` in the current language. */
export function useLabel(): (key: string) => string {
  const { i18n: current } = useTranslation('shell');
  return useCallback((key) => labelOf(key, current.language), [current.language]);
}
