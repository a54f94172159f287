import { useTranslation } from '@tessera/shared/i18n';
import { useCallback } from 'react';
import { bootDocument, useReleases } from '../remotes/live-remotes.ts';

/**
 * The message of a contribution's label in the current language, from the release's record: menus need no code and no further
 * request.
 */
export function useLabel(): (key: string) => string {
  const {
    t,
    i18n: { language },
  } = useTranslation('shell');
  const releases = useReleases();
  return useCallback(
    (key) => {
      const [id] = key.split(':');
      const release = releases.find((one) => one.id === id);
      if (!release) return t(key);
      return release.labels[language]?.[key] ?? release.labels[bootDocument().merchant.defaultLanguage]?.[key] ?? key;
    },
    [releases, language, t],
  );
}
