import type { Result } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { DropZone } from '@tessera/shared/ui/drop-zone';
import { toast } from '@tessera/shared/ui/toast';
import { type DrawnAvatar, drawnAvatars } from '@tessera/shared/wire/auth';
import { useState } from 'react';
import { keepDrawnPicture, keepOwnPicture, type Picture, usePictureChanged } from '../../api/picture.ts';
import { drawnPicture } from '../../model/drawn-picture.ts';
import { FormNotice } from '../form/form-parts.tsx';
import { useMessage } from '../form/use-message.ts';
import styles from './picture.module.css';

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

interface Props {
  readonly chosen: string;
  readonly onChoose: (name: DrawnAvatar) => void;
}

/** The twelve built-in pictures, each with its name. */
function DrawnPictures({ chosen, onChoose }: Props) {
  const { t } = useTranslation('auth');
  return (
    <fieldset className={styles.drawn}>
      <legend className={styles.legend}>{t('picture.set')}</legend>
      {drawnAvatars.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.option}
          aria-pressed={chosen === name}
          onClick={() => onChoose(name)}
        >
          <img className={styles.art} src={drawnPicture(name)} alt="" />
          {t(`picture.drawn.${name}`)}
        </button>
      ))}
    </fieldset>
  );
}

interface Problem {
  readonly place: 'drawn' | 'own';
  readonly message: string;
}

/** Saves one choice at a time; a refusal is shown at the choice, and the previous picture stays. */
function useKeeping() {
  const { writeFailure } = useMessage();
  const changed = usePictureChanged();
  const [isKeeping, setKeeping] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  async function keep(place: Problem['place'], done: string, send: () => Promise<Result<null>>): Promise<void> {
    if (isKeeping) return;
    setKeeping(true);
    setProblem(undefined);
    const kept = await send();
    if (kept.ok) {
      toast.show({ id: 'auth.picture', tone: 'ok', title: done });
      await changed();
    } else setProblem({ place, message: writeFailure(kept.error) });
    setKeeping(false);
  }
  return { isKeeping, problem, keep };
}
