import { useTranslation } from '@tessera/shared/i18n';
import { IconButton } from '@tessera/shared/ui/button';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '@tessera/shared/ui/icons';
import styles from './banner-controls.module.css';
import type { Rotation } from './use-rotation.ts';

interface Props {
  readonly rotation: Rotation;
  readonly count: number;
}

/** Back, stop or start, and on; nothing where there is one banner. */
export function BannerControls({ rotation: { index, isPlaying, toggle, step }, count }: Props) {
  const { t } = useTranslation('promotions');
  if (count < 2) return null;
  return (
    <div className={styles.controls}>
      <IconButton
        size="small"
        label={t('banner.before')}
        icon={<ChevronLeftIcon size={17} />}
        onClick={() => step(-1)}
      />
      <span className={styles.place}>{t('banner.place', { place: index + 1, count })}</span>
      <IconButton
        size="small"
        label={t(isPlaying ? 'banner.pause' : 'banner.play')}
        icon={isPlaying ? <PauseIcon size={15} /> : <PlayIcon size={15} />}
        onClick={toggle}
      />
      <IconButton size="small" label={t('banner.next')} icon={<ChevronRightIcon size={17} />} onClick={() => step(1)} />
    </div>
  );
}
