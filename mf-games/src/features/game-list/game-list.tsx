import { useTranslation } from '@tessera/shared/i18n';
import { Link, useLocation, useNavigate } from '@tessera/shared/router';
import { ButtonLink } from '@tessera/shared/ui/button';
import { Icon } from '@tessera/shared/ui/icons';
import { NoticePage } from '@tessera/shared/ui/notice-page';
import { useCallback, useMemo } from 'react';
import { scopeOfPath } from '../../model/game-scope.ts';
import { type ListCriteria, readCriteria, writeCriteria } from '../../model/list-criteria.ts';
import { OfferedList } from './offered-list.tsx';
import { useDocumentTitle } from './use-document-title.ts';
import { useScopeFacts } from './use-scope-facts.ts';

/** A list page of the catalogue: by category, by vendor, the most played, or one's own. */
export function GameList() {
  const { t } = useTranslation('games');
  const { pathname } = useLocation();
  const scope = useMemo(() => scopeOfPath(pathname), [pathname]);
  const { criteria, change } = useCriteria();
  const facts = useScopeFacts(scope, criteria.vassalage);
  const { title, hall, isNotOffered } = facts;
  const listTitle = hall ? `${title} · ${hall}` : title;
  useDocumentTitle(isNotOffered ? t('notOffered.title') : listTitle);
  if (isNotOffered) return <NotOffered category={title} />;
  return <OfferedList scope={scope} facts={facts} criteria={criteria} change={change} />;
}

/** The page of a category that this merchant has no vendors for; no menu leads here, and it leads home. */
function NotOffered({ category }: { readonly category: string }) {
  const { t } = useTranslation('games');
  return (
    <NoticePage icon={<Icon of="search" />} title={t('notOffered.title')} text={t('notOffered.text', { category })}>
      <ButtonLink variant="primary" render={<Link to="/index" />}>
        {t('notOffered.home')}
      </ButtonLink>
    </NoticePage>
  );
}

/** The criteria of this page's address, and how to change it: a vendor is a step one can go back from, a filter is not. */
function useCriteria() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const criteria = useMemo(() => readCriteria(new URLSearchParams(search)), [search]);
  const change = useCallback(
    (part: Partial<ListCriteria>) => {
      const query = writeCriteria({ ...criteria, ...part }).toString();
      navigate({ search: query && `?${query}` }, { replace: !('vassalage' in part) });
    },
    [navigate, criteria],
  );
  return { criteria, change };
}
