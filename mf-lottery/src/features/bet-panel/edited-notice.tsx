import { useTranslation } from '@tessera/shared/i18n';
import { useEffect, useRef } from 'react';
import type { SlipEntry } from '../../model/slip.ts';
import { useText } from '../text/use-text.ts';
import styles from './bet-panel.module.css';

const id = 'lottery-edited-bet';

/** The notice on the page, while there is one: what a dialog over it gives the focus to. */
export const editedNotice = {
  get current() {
    return document.getElementById(id);
  },
};

/** Which bet of the slip the panel changes. It takes the focus, so that the choices come next. */
export function EditedNotice({ edited }: { readonly edited: SlipEntry }) {
  const { t } = useTranslation('lottery');
  const text = useText();
  const notice = useRef<HTMLParagraphElement>(null);
  const editedId = edited.id;
  useEffect(() => {
    if (editedId) notice.current?.focus();
  }, [editedId]);
  return (
    <p ref={notice} id={id} tabIndex={-1} className={styles.edited}>
      <strong>{t('panel.editing', { play: text.playOf(edited.kind, edited.playCode) })}</strong>
      <br />
      {t('panel.editingDetail')}
    </p>
  );
}
