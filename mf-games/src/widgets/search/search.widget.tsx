import { useTranslation } from '@tessera/shared/i18n';
import { useLocation, useNavigate } from '@tessera/shared/router';
import { IconButton } from '@tessera/shared/ui/button';
import { SearchIcon } from '@tessera/shared/ui/icons';
import { isListPath } from '../../model/game-scope.ts';

/** The header's way into search: to the field of this page if it has one, else to the slots'. */
export default function SearchWidget() {
  const { t } = useTranslation('games');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const seek = () => {
    const isHere = isListPath(pathname);
    navigate(isHere ? pathname + search : '/rng', { state: { focusSearch: true }, replace: isHere });
  };
  return <IconButton label={t('search.open')} icon={<SearchIcon />} onClick={seek} />;
}
