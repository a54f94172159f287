import { useTranslation } from '@tessera/shared/i18n';
import { type DrawnAvatar, drawnAvatars } from '@tessera/shared/wire/auth';
import { drawnPicture } from '../../model/drawn-picture.ts';
import styles from './picture.module.css';

interface Props {
  readonly chosen: string;
  readonly onChoose: (name: DrawnAvatar) => void;
}

/** The twelve that the house has drawn, each with its name. */
export function DrawnPictures({ chosen, onChoose }: Props) {
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
