import type { DialogProps } from '@tessera/shared/contract';
import { SanitisedHtml } from '@tessera/shared/html';
import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import type { Notice } from '@tessera/shared/wire/promotions';
import { useEffect } from 'react';
import { markRead } from '../../features/notices/read-notices.ts';
import styles from './greeting.module.css';

export interface GreetingParams {
  readonly notices: readonly Notice[];
}

/** What the merchant wants to say after a sign-in (spec §4), until the member has closed it; what it shows counts as read. */
export default function GreetingDialog({ params, close }: DialogProps<GreetingParams>) {
  const { t } = useTranslation('promotions');
  useEffect(() => markRead(params.notices.map(({ id }) => id)), [params]);
  return (
    <>
      {params.notices.map(({ id, title, content }) => (
        <section key={id} className={styles.notice}>
          <h3 className={styles.title}>{title}</h3>
          <SanitisedHtml html={content} />
        </section>
      ))}
      <Button variant="primary" size="large" isWide onClick={() => close()}>
        {t('greeting.close')}
      </Button>
    </>
  );
}
