import { failureKeys } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { RetryIcon, SignInIcon, WarnIcon } from '@tessera/shared/ui/icons';
import { GameIcon, LockIcon } from '@tessera/shared/ui/more-icons';
import type { FrameState } from '../../model/frame-state.ts';
import styles from './game-frame.module.css';

export interface FrameTroubleProps {
  readonly state: FrameState;
  readonly name: string;
  readonly onAgain: () => void;
  readonly onBack: () => void;
}

/** Stands over the frame while there is no game in it: on its way, refused, or silent. */
export function FrameTrouble({ state, name, onAgain, onBack }: FrameTroubleProps) {
  const { t } = useTranslation('games');
  const back = (
    <Button key="back" onClick={onBack}>
      {t('frame.leave')}
    </Button>
  );
  const again = (
    <Button key="again" variant="primary" icon={<RetryIcon aria-hidden />} onClick={onAgain}>
      {t('action.retry')}
    </Button>
  );
  const signIn = (
    <Button key="signIn" variant="primary" icon={<SignInIcon aria-hidden />} onClick={onAgain}>
      {t('action.signIn')}
    </Button>
  );
  switch (state.status) {
    case 'running':
      return null;
    case 'launching':
    case 'loading':
      return (
        <div className={styles.cover} role="status">
          <EmptyState icon={<GameIcon />} title={t('frame.opening', { name })} detail={t('frame.openingDetail')} />
        </div>
      );
    case 'refused': {
      const { refusal } = state;
      const isLocked = refusal.kind === 'unauthorized';
      return (
        <div className={styles.cover} role="alert">
          <EmptyState
            icon={isLocked ? <LockIcon /> : <GameIcon />}
            title={t('frame.refused', { name })}
            detail={t(failureKeys(refusal))}
            actions={refusal.kind === 'rejected' ? back : [isLocked ? signIn : again, back]}
          />
        </div>
      );
    }
    case 'dead':
      return (
        <div className={styles.cover} role="alert">
          <EmptyState
            icon={<WarnIcon />}
            title={t(state.cause === 'silent' ? 'frame.dead' : 'frame.stopped')}
            detail={t(state.cause === 'silent' ? 'frame.silent' : 'frame.gaveUp')}
            actions={[again, back]}
            note={t('frame.launch', { launch: state.launch.launchId, code: state.code ?? '' })}
          />
        </div>
      );
  }
}
