import { useTranslation } from '@tessera/shared/i18n';
import { useLocation } from '@tessera/shared/router';
import { useMemo } from 'react';
import { scopeOfPath } from '../../model/game-scope.ts';
import { NotOffered } from './not-offered.tsx';
import { OfferedList } from './offered-list.tsx';
import { useDocumentTitle } from './use-document-title.ts';
import { useScopeFacts } from './use-scope-facts.ts';
import { useWish } from './use-wish.ts';

/** A list page of the catalogue: by category, by vendor, the most played, or one's own. */
export function GameList() {
  const { t } = useTranslation('games');
  const { pathname } = useLocation();
  const scope = useMemo(() => scopeOfPath(pathname), [pathname]);
  const { wish, change } = useWish();
  const facts = useScopeFacts(scope, wish.vassalage);
  const { title, hall, isNotOffered } = facts;
  const listTitle = hall ? `${title} · ${hall}` : title;
  useDocumentTitle(isNotOffered ? t('notOffered.title') : listTitle);
  if (isNotOffered) return <NotOffered category={title} />;
  return <OfferedList scope={scope} facts={facts} wish={wish} change={change} />;
}
