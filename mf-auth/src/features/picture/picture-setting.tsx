import { useTranslation } from '@tessera/shared/i18n';
import { initialOf, shownName, useSession } from '@tessera/shared/session';
import { Icon } from '@tessera/shared/ui/icons';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { useState } from 'react';
import { type Picture, usePicture } from '../../api/picture.ts';
import settings from '../security/security-settings.module.css';
import { SettingRow } from '../security/setting-row.tsx';
import styles from './picture.module.css';
import { PictureChoice } from './picture-choice.tsx';

/** The row of the member's picture. */
export function PictureSetting() {
  return (
    <ResourceView resource={usePicture()} skeleton={<Skeleton height={80} width="100%" radius="m" />}>
      {(picture) => <PictureRow picture={picture} />}
    </ResourceView>
  );
}

/** How the member is shown, and what else it could be. */
function PictureRow({ picture }: { picture: Picture }) {
  const { t } = useTranslation('auth');
  const [isOpen, setOpen] = useState(false);
  const { choice, source } = picture;
  const isDrawn = choice !== 'own' && choice !== 'none';
  return (
    <ul className={settings.settings}>
      <SettingRow
        icon={<Face source={source} />}
        title={t('picture.title')}
        state={t(isDrawn ? `picture.drawn.${choice}` : `picture.${choice}`)}
        action={t(choice === 'none' ? 'security.set' : 'security.change')}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
      >
        <PictureChoice choice={choice} />
      </SettingRow>
    </ul>
  );
}

/** The member's picture, or the initial of the name where there is none; a name without one has a head and shoulders. */
function Face({ source }: { source: string | null }) {
  const session = useSession();
  const name = 'member' in session ? shownName(session.member) : '';
  return source ? (
    <img className={styles.face} src={source} alt="" />
  ) : (
    <span className={styles.face} aria-hidden>
      {initialOf(name) ?? <Icon of="account" size="s" />}
    </span>
  );
}
