import { useTranslation } from '@tessera/shared/i18n';
import { type Play, showsPrizeGroup } from '@tessera/shared/lottery';
import { TabPanel } from '@tessera/shared/ui/tabs';
import type { ReactNode } from 'react';
import { canTypeRows } from '../../model/number-rows.ts';
import { betsByOption } from '../../model/option-bets.ts';
import { priceFacts } from '../../model/price-facts.ts';
import { areTiles } from '../../model/row-tools.ts';
import { toggled, withRow, withTyped } from '../../model/selection.ts';
import { useText } from '../text/use-text.ts';
import styles from './bet-panel.module.css';
import { LaosNote } from './laos-note.tsx';
import { MethodChips } from './method-chips.tsx';
import { PickRow } from './pick-row.tsx';
import { PrizeNumbers } from './prize-numbers.tsx';
import { Prizes } from './prizes.tsx';
import { RowEntry } from './row-entry.tsx';
import { TypedBets } from './typed-bets.tsx';
import type { Draft } from './use-draft.ts';

interface Props {
  readonly draft: Draft;
  /** Of the same tab. */
  readonly methods: readonly Play[];
  readonly onPlay: (code: string) => void;
  readonly randomPick: ReactNode;
  /** Whether there are several prize groups to choose from. */
  readonly hasGroups: boolean;
}

/** One play of a tab: its methods, its facts and its rows of choices. */
export function PlayPanel({ draft, methods, onPlay, randomPick, hasGroups }: Props) {
  const text = useText();
  const { play, closed, selection, choose } = draft;
  return (
    <TabPanel value={play.tab} className={styles.play}>
      <div className={styles.methods}>
        <MethodChips play={play} methods={methods} onPlay={onPlay} />
        <div className={styles.factsLine}>
          <PlayFacts draft={draft} hasGroups={hasGroups} />
          {randomPick}
        </div>
      </div>
      <p className={styles.rule}>{text.rule(play)}</p>
      <LaosNote kind={play.game} tab={play.tab} className={styles.rule} />
      <Prizes play={play} />
      {play.digits !== undefined ? (
        <PrizeNumbers play={play} digits={play.digits} closed={closed} selection={selection} onChoose={choose} />
      ) : (
        play.rows.map((row, index) =>
          row.options.length === 0 ? (
            <TypedBets
              key={play.code}
              play={play}
              bets={selection[index] ?? []}
              onBets={(bets, notUnderstood) => choose(withTyped(selection, index, bets), notUnderstood)}
            />
          ) : (
            <PickRow
              key={row.key}
              play={play}
              row={row}
              closed={closed}
              chosen={selection[index] ?? []}
              onToggle={(option) => choose(toggled(play, selection, index, option))}
              onChoose={(options) => choose(withRow(play, selection, index, options))}
            />
          ),
        )
      )}
      {play.digits === undefined && canTypeRows(play) && (
        <RowEntry key={play.code} play={play} closed={closed} selection={selection} onChoose={choose} />
      )}
    </TabPanel>
  );
}

/** Chance and return rate beside the choices, before any press. */
function PlayFacts({ draft, hasGroups }: Pick<Props, 'draft' | 'hasGroups'>) {
  const { t } = useTranslation('lottery');
  const text = useText();
  const facts = priceFacts(draft.play, draft.selection);
  const discount = (draft.play.discountMilli ?? 0) / 1000;
  // One group without a rebate is what the odds say already.
  const showsGroup = showsPrizeGroup(draft.play.game, draft.prizeGroup) && (hasGroups || draft.rebateMilli > 0);
  const { play } = draft;
  const areMany = betsByOption(play) !== undefined;
  // `facts.chance` is that of one combination.
  const isOfEach = areMany || (play.rule.choices === 'typed' && draft.combinations > 1);
  const chanceText = (chance: string) => (isOfEach ? t('slip.chanceEach', { chance }) : t('panel.chance', { chance }));
  const parts = [
    facts.chance ? chanceText(text.chance(facts.chance)) : t('panel.chanceVaries'),
    t('panel.returns', { rate: text.rate(facts.returns) }),
    ...(facts.hasTies ? [t('panel.ties')] : []),
    ...(discount ? [t('panel.discount', { rate: text.rate([discount, discount]) })] : []),
  ];
  // Prizes by hits have the odds on them, and so have tiles that are one bet each.
  const hasTiles =
    !areMany && play.digits === undefined && play.rows.every((row) => row.options.length > 0 && areTiles(play, row));
  const hasOdds = play.rule.paidHits || hasTiles;
  return (
    <p className={styles.facts}>
      {!hasOdds && (
        <span className={styles.oddsOfPhone}>
          {t('panel.odds')} {text.odds(facts.odds)} ·{' '}
        </span>
      )}
      {parts.join(' · ')}
      {showsGroup && <span className={hasGroups ? styles.chosenGroup : undefined}> · {text.group(draft)}</span>}
    </p>
  );
}
