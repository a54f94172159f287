import { useTranslation } from '@tessera/shared/i18n';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useIsHeld } from './held-page.ts';
import styles from './page-loader.module.css';

/** The full-screen loader (spec §2): while it stands, nothing beneath can be pressed or reached by key. */
export function PageLoader() {
  return useIsHeld() && createPortal(<Loader />, document.body);
}

function Loader() {
  const { t } = useTranslation('ui');
  const cover = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    cover.current?.showModal();
  }, []);
  return (
    <dialog
      ref={cover}
      className={styles.cover}
      aria-label={t('resource.loading')}
      onCancel={(event) => event.preventDefault()}
    >
      <span className={styles.ring} aria-hidden />
    </dialog>
  );
}
