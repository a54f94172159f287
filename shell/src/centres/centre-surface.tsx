import type { CentreId } from '@tessera/shared/contract';
import { useTranslation } from '@tessera/shared/i18n';
import { useLocation, useNavigate } from '@tessera/shared/router';
import { classNames } from '@tessera/shared/ui/class-names';
import { Icon } from '@tessera/shared/ui/icons';
import { BackIcon } from '@tessera/shared/ui/more-icons';
import { Surface } from '@tessera/shared/ui/surface';
import { Contribution } from '../contributions/contribution.tsx';
import { FailedPart } from '../contributions/failed-part.tsx';
import type { useCentrePages } from '../contributions/selectors.ts';
import { NotFoundPage } from '../pages/not-found/not-found-page.tsx';
import { PageSkeleton } from '../pages/page-skeleton/page-skeleton.tsx';
import { addressBelow, leaveToMenu } from '../routing/navigation.ts';
import { useIsTakenAway } from '../routing/use-is-taken-away.ts';
import { CentreMenu } from './centre-menu.tsx';
import styles from './centre-surface.module.css';

interface Props {
  readonly centre: CentreId;
  readonly pages: ReturnType<typeof useCentrePages>;
  readonly current: string | undefined;
  /** On a phone, the centre's path without a page shows its menu. */
  readonly isMenu: boolean;
}

/** The member or agent centre: a surface of the shell whose menu and pages come from contributions. */
export default function CentreSurface({ centre, pages, current, isMenu }: Props) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const location = useLocation();
  const shown = pages.find(({ item }) => item.key === current);
  const isTakenAway = useIsTakenAway(current ?? '', shown !== undefined);
  const close = () => navigate(addressBelow(location.state));
  const title = t(`centre.${centre}`);
  return (
    <Surface isOpen isWindow={centre === 'agent'} title={title} closeLabel={t('centre.close')} onClose={close}>
      <div className={isMenu ? styles.menuFirst : styles.pageFirst}>
        <button type="button" className={styles.back} onClick={() => leaveToMenu(centre, location.state)}>
          <Icon of={BackIcon} />
          {title}
        </button>
        <CentreMenu centre={centre} title={title} pages={pages} current={current} />
        <div className={classNames(styles.page, centre === 'agent' && styles.windowPage)}>
          {shown ? (
            <Contribution
              key={`${shown.release.container}/${shown.item.key}`}
              release={shown.release}
              partKey={`centre:${centre}/${shown.item.key}`}
              componentProps={{}}
              waiting={<PageSkeleton />}
              failed={(failure, retry) => <FailedPart failure={failure} remote={shown.release.id} retry={retry} />}
            />
          ) : (
            <NotFoundPage isTakenAway={isTakenAway} />
          )}
        </div>
      </div>
    </Surface>
  );
}
