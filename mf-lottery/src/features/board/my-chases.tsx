import { useTranslation } from '@tessera/shared/i18n';
import { useSession } from '@tessera/shared/session';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { TicketIcon } from '@tessera/shared/ui/more-icons';
import { Pagination } from '@tessera/shared/ui/pagination';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { useRef, useState } from 'react';
import { useMyChases } from '../../api/chases.ts';
import { port } from '../../port.ts';
import { focusAfterDialog } from '../keyboard/focus-after-dialog.ts';
import styles from './board.module.css';
import { ChaseRow } from './chase-row.tsx';

const pageSize = 10;

/** The member's chases, those that go on and those that are over. */
export function MyChases() {
  const { t } = useTranslation('lottery');
  const { role } = useSession();
  const [page, setPage] = useState(1);
  const all = useRef<HTMLElement>(null);
  const chases = useMyChases({ page, pageSize });
  if (page > 1 && chases.data?.list.length === 0) setPage(page - 1);
  if (role === 'visitor') {
    return (
      <EmptyState
        icon={<TicketIcon />}
        title={t('chase.signIn')}
        actions={<Button onClick={() => void port.ask('sign-in', { reason: 'bet' })}>{t('bets.signInAction')}</Button>}
      />
    );
  }
  return (
    <section ref={all} tabIndex={-1} aria-label={t('chase.mine')}>
      <ResourceView
        resource={chases}
        skeleton={<Skeleton height={240} radius="m" width="100%" />}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState icon={<TicketIcon />} title={t('chase.empty')} detail={t('chase.emptyDetail')} />}
      >
        {({ list, total }) => (
          <>
            <ul className={styles.bets}>
              {list.map((chase) => (
                <ChaseRow
                  key={chase.id}
                  chase={chase}
                  onFocusLost={() => void focusAfterDialog(() => all.current?.focus())}
                />
              ))}
            </ul>
            {total > pageSize && <Pagination page={page} pageSize={pageSize} total={total} onChange={setPage} />}
          </>
        )}
      </ResourceView>
    </section>
  );
}
