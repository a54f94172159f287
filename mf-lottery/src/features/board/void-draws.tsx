import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import type { VoidDraw } from '../../model/lottery-types.ts';
import { useText } from '../text/use-text.ts';
import styles from './board.module.css';

/** The issues between past draws that were declared void. */
export function VoidDraws({ draws }: { readonly draws: readonly VoidDraw[] }) {
  const { t } = useTranslation('lottery');
  const { date } = useFormat('lottery');
  const text = useText();
  return (
    <div className={styles.voided}>
      <h2>{t('past.voided')}</h2>
      <p>{t('past.voidedNote')}</p>
      <ul>
        {draws.map(({ issue, drawsAtMs }) => (
          <li key={issue}>
            {text.issueName(issue)} · {date('second', drawsAtMs)}
          </li>
        ))}
      </ul>
    </div>
  );
}
