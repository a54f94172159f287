import { useTranslation } from '@tessera/shared/i18n';
import type { Play } from '@tessera/shared/lottery';
import styles from './prize-list.module.css';
import { PrizeList } from './prize-list.tsx';

/** The prizes by hits above the numbers, where a bet is paid by them. */
export function Prizes({ play }: { readonly play: Play }) {
  const { t } = useTranslation('lottery');
  if (!play.rule.paidHits) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('prize.title')}</h2>
      <PrizeList play={play} />
    </section>
  );
}
