import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { DropZone } from '@tessera/shared/ui/drop-zone';
import { keepDrawnPicture, keepOwnPicture, type Picture } from '../../api/picture.ts';
import { FormNotice } from '../form/form-notice.tsx';
import { DrawnPictures } from './drawn-pictures.tsx';
import styles from './picture.module.css';
import { useKeeping } from './use-keeping.ts';

/** One of the drawn pictures, one of one's own, or none: each is kept by the press that chooses it. */
export function PictureChoice({ choice }: { choice: Picture['choice'] }) {
  const { t } = useTranslation('auth');
  const { isKeeping, problem, keep } = useKeeping();
  return (
    <div className={styles.choice} aria-busy={isKeeping}>
      <div>
        <DrawnPictures
          chosen={choice}
          onChoose={(name) => void keep('drawn', t('picture.saved'), () => keepDrawnPicture(name))}
        />
        <FormNotice>{problem?.place === 'drawn' ? problem.message : undefined}</FormNotice>
      </div>
      <DropZone
        label={t('picture.upload')}
        rule={t('picture.rule')}
        files={[]}
        isMultiple={false}
        accept="image/png,image/jpeg"
        error={problem?.place === 'own' ? problem.message : undefined}
        onChange={([file]) => file && void keep('own', t('picture.saved'), () => keepOwnPicture(file))}
      />
      {choice !== 'none' && (
        <Button
          className={styles.remove}
          onClick={() => void keep('drawn', t('picture.removed'), () => keepDrawnPicture(''))}
        >
          {t('picture.remove')}
        </Button>
      )}
    </div>
  );
}
