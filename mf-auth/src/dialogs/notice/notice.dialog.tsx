import type { DialogProps } from '@tessera/shared/contract';
import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { Icon } from '@tessera/shared/ui/icons';
import { useFirstFocus } from '../../features/form/use-first-focus.ts';
import type { NoticeParams } from '../../features/notice/params.ts';
import styles from './notice.module.css';

/** Says one thing and waits until it was read. */
export default function NoticeDialog({ params, close }: DialogProps<NoticeParams, undefined>) {
  const { t } = useTranslation('auth');
  const actions = useFirstFocus<HTMLDivElement>();
  return (
    <div ref={actions}>
      <p className={styles.message}>
        <Icon of={params.tone === 'warn' ? 'warn' : 'done'} className={styles[params.tone]} />
        {params.message}
      </p>
      <Button variant="primary" size="large" isWide data-autofocus onClick={() => close()}>
        {t('notice.ok')}
      </Button>
    </div>
  );
}
