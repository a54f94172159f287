import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { QuestionIcon } from '@tessera/shared/ui/icons';
import { figureNames } from '@tessera/shared/wire/agent';
import { useId, useState } from 'react';
import styles from './profit.module.css';

/** What each figure contains and how the net result is computed. */
export function FigureHelp() {
  const { t } = useTranslation('agent');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.help}>
      <Button
        variant="text"
        size="small"
        icon={<QuestionIcon />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('profit.explain')}
      </Button>
      <dl id={id} className={styles.meanings} hidden={!isOpen}>
        {figureNames.map((figure) => (
          <div key={figure}>
            <dt>{t(`branch.${figure}`)}</dt>
            <dd>{t(`profit.help.${figure}`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
