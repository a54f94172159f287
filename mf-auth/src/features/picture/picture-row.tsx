import { useTranslation } from '@tessera/shared/i18n';
import { useState } from 'react';
import type { Picture } from '../../api/picture.ts';
import { GuardRow } from '../security/guard-row.tsx';
import guards from '../security/guards.module.css';
import { Face } from './face.tsx';
import { PictureChoice } from './picture-choice.tsx';

/** How the member is shown, and what else it could be. */
export function PictureRow({ picture }: { picture: Picture }) {
  const { t } = useTranslation('auth');
  const [isOpen, setOpen] = useState(false);
  const { choice, source } = picture;
  const isDrawn = choice !== 'own' && choice !== 'none';
  return (
    <ul className={guards.guards}>
      <GuardRow
        icon={<Face source={source} />}
        title={t('picture.title')}
        state={t(isDrawn ? `picture.drawn.${choice}` : `picture.${choice}`)}
        action={t(choice === 'none' ? 'security.set' : 'security.change')}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
      >
        <PictureChoice choice={choice} />
      </GuardRow>
    </ul>
  );
}
