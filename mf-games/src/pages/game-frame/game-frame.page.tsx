import { useTranslation } from '@tessera/shared/i18n';
import { Link, useLocation } from '@tessera/shared/router';
import { ButtonLink } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { GameIcon } from '@tessera/shared/ui/more-icons';
import { VisuallyHidden } from '@tessera/shared/ui/visually-hidden';
import { GameFrame } from '../../features/game-frame/game-frame.tsx';
import { readFramePath } from '../../model/read-frame-path.ts';

/** The page in which a launched game runs. Its address names the game, so it can be opened again. */
export default function GameFramePage() {
  const { t } = useTranslation('games');
  const { search } = useLocation();
  const request = readFramePath(search);
  if (request) return <GameFrame key={`${request.code} ${request.isTrial}`} {...request} />;
  return (
    <>
      <h1>
        <VisuallyHidden>{t('frame.title')}</VisuallyHidden>
      </h1>
      <EmptyState
        icon={<GameIcon />}
        title={t('frame.none')}
        actions={<ButtonLink render={<Link to="/rng" />}>{t('action.browse')}</ButtonLink>}
      />
    </>
  );
}
