import { useTranslation } from '@tessera/shared/i18n';
import { useState } from 'react';
import { useSlipGames } from '../../api/slip-games.ts';
import { type ChaseDraft, type ChaseTerms, chaseRows, firstDraft, shortageOf, withinTerms } from '../../model/chase.ts';
import { atPricesOf, passedSlipLimit, type SlipEntry } from '../../model/slip.ts';
import { Simulated } from '../draw/simulated.tsx';
import { DepositOrOrder } from '../slip/deposit-or-order.tsx';
import { useText } from '../text/use-text.ts';
import styles from './chase.module.css';
import { ChaseFields } from './chase-fields.tsx';
import { ChaseTable } from './chase-table.tsx';
import { useChasePlacement } from './use-chase-placement.ts';

interface Props {
  readonly entries: readonly SlipEntry[];
  readonly terms: ChaseTerms;
  readonly onMade: () => void;
}

/** A slip over several issues: what it can cost in words first, then how it is made, and each issue with its stake. */
export function ChaseForm({ entries: chosen, terms, onMade }: Props) {
  const { t } = useTranslation('lottery');
  const text = useText();
  const [chosenDraft, setDraft] = useState<ChaseDraft>(firstDraft);
  const draft = withinTerms(chosenDraft, terms);
  const known = useSlipGames(chosen);
  // The form stays open while odds change: it goes on with those that are in effect.
  const entries = chosen.map((entry) => {
    const found = known.get(entry.gameCode);
    return found ? atPricesOf(entry, found.game) : entry;
  });
  const chase = useChasePlacement();
  const rows = chaseRows(draft, entries, terms);
  const shortage = shortageOf(draft, rows, terms);
  const totalMinor = rows.at(-1)?.totalMinor ?? 0;
  const amount = text.amount(totalMinor);
  const games = [...known.values()].map(({ game }) => game);
  const slipLimit = passedSlipLimit(games, ...rows.map(({ stakeMinor }) => stakeMinor));
  const order = async () => {
    if (await chase.order({ entries, draft, rows })) onMade();
  };
  return (
    <div className={styles.form}>
      <div className={styles.risk} aria-live="polite">
        <strong>
          {t('chase.sum', { count: rows.length, amount })} <Simulated />
        </strong>
        <span>{t('chase.risk', { amount })}</span>
        <span>{t(draft.stopsOnWin ? 'chase.heldStop' : 'chase.held')}</span>
      </div>
      <ChaseFields
        draft={draft}
        terms={terms}
        onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
      />
      {shortage && (
        <p className={styles.warn} role="status">
          {t(shortage, { count: rows.length })}
        </p>
      )}
      <ChaseTable rows={rows} />
      <p className={styles.note}>{t('chase.note')}</p>
      <div className={styles.foot}>
        <DepositOrOrder
          stakeMinor={totalMinor}
          slipLimitText={
            slipLimit === undefined ? undefined : t('chase.overSlipLimit', { limit: text.amount(slipLimit) })
          }
          placement={chase}
          isDisabled={rows.length < 2}
          onBet={() => void order()}
        >
          {t('chase.order', { count: rows.length, amount })}
        </DepositOrOrder>
      </div>
    </div>
  );
}
