import { useTranslation } from '@tessera/shared/i18n';
import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { DemoStrip } from '../chrome/demo-strip/demo-strip.tsx';
import styles from './closed-over.module.css';

/** Lies over everything, dialogs and centres too, until the site opens again: nothing beneath can be reached or is lost. */
export function ClosedOver({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('shell');
  const cover = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = cover.current;
    // The top layer makes the rest of the document inert, whatever lies above it by z-index.
    shown?.showModal();
    return () => shown?.close();
  }, []);
  // Beside the root: an open centre has made that invisible to screen readers.
  return createPortal(
    <dialog ref={cover} className={styles.cover} onCancel={(event) => event.preventDefault()}>
      <DemoStrip />
      {children}
      <p className={styles.kept}>{t('closed.kept')}</p>
    </dialog>,
    document.body,
  );
}
