import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { Dialog } from '@tessera/shared/ui/dialog';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { useState } from 'react';
import { useWinners, type Win } from '../../api/winners.ts';
import { WinnerList } from '../../features/winners/winner-list.tsx';
import styles from './winners.module.css';

/** As many wins as a desktop shows side by side; a phone shows the first. */
const mostShown = 3;

/** The newest wins on the home page, standing still, with the way to the list; an empty board says so. */
export default function WinnersWidget() {
  const { t } = useTranslation('promotions');
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.board}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('winners.title')}</h2>
        <Button size="small" onClick={() => setOpen(true)}>
          {t('winners.all')}
        </Button>
      </header>
      <ResourceView
        resource={useWinners()}
        skeleton={<Skeleton height={44} width="100%" radius="m" />}
        empty={<p className={styles.empty}>{t('winners.empty')}</p>}
      >
        {(wins) => (
          <ul className={styles.wins}>
            {wins.slice(0, mostShown).map((win) => (
              <WinLine key={win.id} win={win} />
            ))}
          </ul>
        )}
      </ResourceView>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('winners.title')} size="large">
        <WinnerList />
      </Dialog>
    </section>
  );
}

function WinLine({ win: { player, gameName, payout } }: { readonly win: Win }) {
  const { full } = useFormat('promotions');
  return (
    <li className={styles.win}>
      <span className={styles.game}>
        {player} · {gameName}
      </span>
      <strong className={styles.amount}>{full(payout)}</strong>
    </li>
  );
}
