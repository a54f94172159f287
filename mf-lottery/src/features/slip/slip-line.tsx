import { useTranslation } from '@tessera/shared/i18n';
import { type Play, showsPrizeGroup } from '@tessera/shared/lottery';
import { merchantCurrency } from '@tessera/shared/merchant';
import { IconButton } from '@tessera/shared/ui/button';
import { ChevronDownIcon, CloseIcon, WarnIcon } from '@tessera/shared/ui/icons';
import { Money } from '@tessera/shared/ui/money';
import { EditIcon } from '@tessera/shared/ui/more-icons';
import { useRef } from 'react';
import type { LotteryGame } from '../../model/lottery-types.ts';
import { priceFacts } from '../../model/price-facts.ts';
import {
  chanceOf,
  discountOf,
  largestWinOf,
  passedLimitOf,
  paysLessThanStake,
  playOfEntry,
  type SlipEntry,
  type SlipLineState,
  sizeOf,
  stakeOf,
} from '../../model/slip.ts';
import { ChosenNumbers } from '../chosen-numbers/chosen-numbers.tsx';
import { Simulated } from '../draw/simulated.tsx';
import { useText } from '../text/use-text.ts';
import styles from './slip.module.css';
import { StakeChange } from './stake-change.tsx';
import { useFocusAfterEdit } from './use-focus-after-edit.ts';
import { useSyncedBlockedNumbers } from './use-synced-blocked-numbers.ts';

/** Buttons of each line: edit, remove, and the one that opens the fields of its stake. */
export const lineActions = 3;

const looks: Readonly<Record<SlipLineState, string | undefined>> = {
  open: styles.line,
  edited: styles.editedLine,
  refused: styles.refusedLine,
  closed: styles.closedLine,
  'closed-unknown': styles.closedLine,
  'in-chase': styles.line,
};

const warnings: Readonly<Partial<Record<SlipLineState, string>>> = {
  refused: 'slip.refused',
  closed: 'slip.closed',
  'closed-unknown': 'slip.closedUnknown',
  'in-chase': 'slip.chased',
};

interface Action {
  readonly tabIndex: number;
  readonly onFocus: () => void;
  readonly 'data-line-action': '';
}

interface Props {
  readonly entry: SlipEntry;
  /** Undefined while its game is not known, e.g. while it loads. */
  readonly game: LotteryGame | undefined;
  readonly state: SlipLineState;
  /** Its choices are in the panel, whatever its state. */
  readonly isEdited: boolean;
  /** The fields of its stake are shown. */
  readonly isStakeOpen: boolean;
  /** Properties of the button at that place. */
  readonly action: (index: number) => Action;
  readonly onEdit: () => void;
  readonly onToggleStake: () => void;
  readonly onRemove: (index: number) => void;
}

/** One bet of the slip. */
export function SlipLine(props: Props) {
  const { entry, game, state, isEdited, isStakeOpen, action, onEdit, onToggleStake, onRemove } = props;
  const { t } = useTranslation('lottery');
  const text = useText();
  const { halfPaid = [] } = entry;
  const closedNumbers = useSyncedBlockedNumbers(entry, state);
  const name = text.playOf(entry.kind, entry.playCode);
  const play = playOfEntry(entry);
  const stakeId = `slip-stake-${entry.id}`;
  const numbersId = `slip-numbers-${entry.id}`;
  const passedLimit = game && passedLimitOf(game, sizeOf(entry));
  const stakeButton = useRef<HTMLButtonElement>(null);
  const editButton = useFocusAfterEdit(isEdited);
  const warning = warnings[state];
  const discountMinor = discountOf(entry);
  const facts = (priced: Play): string => {
    const { minor, isBound } = largestWinOf(entry);
    const { chance: chanceOfEach, odds, returns } = priceFacts(priced, entry.numbers);
    const chance = chanceOf(entry);
    return [
      `${t(isBound ? 'panel.maxWinBelow' : 'panel.maxWin')} ${text.amount(minor)}`,
      ...(chance ? [t('slip.chance', { chance: text.chance(chance) })] : []),
      ...(!chance && chanceOfEach ? [t('slip.chanceEach', { chance: text.chance(chanceOfEach) })] : []),
      ...(priced.halfPaid
        ? [`${t('panel.odds')} ${text.odds(odds)}`, t('panel.returns', { rate: text.rate(returns) })]
        : []),
    ].join(' · ');
  };
  return (
    <li className={looks[state]} aria-current={isEdited || undefined}>
      <div className={styles.lineHead}>
        <strong className={styles.lineName}>{name}</strong>
        <span className={styles.lineActions}>
          <IconButton
            {...action(0)}
            ref={editButton}
            size="small"
            label={t('slip.edit', { play: name })}
            aria-describedby={numbersId}
            icon={<EditIcon />}
            onClick={onEdit}
          />
          <IconButton
            {...action(1)}
            size="small"
            label={t('slip.remove', { play: name })}
            aria-describedby={numbersId}
            icon={<CloseIcon />}
            onClick={() => onRemove(1)}
          />
        </span>
      </div>
      <ChosenNumbers id={numbersId} className={styles.numbers} chosen={entry} />
      {halfPaid.length > 0 && <p className={styles.where}>{t('blocked.half', { numbers: text.numbers(halfPaid) })}</p>}
      <div aria-live="polite">
        {closedNumbers.length > 0 && <Note>{t('blocked.closed', { numbers: text.numbers(closedNumbers) })}</Note>}
      </div>
      <p className={styles.where}>
        {entry.gameName} · {text.issueName(entry.issue)} · <Simulated isText />
      </p>
      {showsPrizeGroup(entry.kind, entry.prizeGroup) && <p className={styles.where}>{text.group(entry)}</p>}
      <div className={styles.lineFoot}>
        <button
          {...action(2)}
          ref={stakeButton}
          type="button"
          className={styles.stake}
          aria-expanded={isStakeOpen}
          aria-controls={isStakeOpen ? stakeId : undefined}
          aria-label={t('slip.changeStake', {
            play: name,
            stake: t('slip.line', {
              combinations: text.count(entry.combinations),
              stake: text.amount(entry.unitMinor * entry.multiple),
            }),
          })}
          onClick={onToggleStake}
        >
          {t('slip.line', {
            combinations: text.count(entry.combinations),
            stake: text.amount(entry.unitMinor * entry.multiple),
          })}
          <ChevronDownIcon aria-hidden size={15} />
        </button>
        <Money className={styles.lineStake} minor={stakeOf(entry)} currency={merchantCurrency()} />
      </div>
      {discountMinor > 0 && (
        <p className={styles.where}>{t('slip.discount', { amount: text.result(-discountMinor) })}</p>
      )}
      {isStakeOpen && (
        <StakeChange
          id={stakeId}
          entry={entry}
          game={game}
          onEscape={() => {
            stakeButton.current?.focus();
            onToggleStake();
          }}
        />
      )}
      <div role={isStakeOpen ? 'status' : undefined}>{passedLimit && <Note>{text.passedLimit(passedLimit)}</Note>}</div>
      {play && <p className={styles.where}>{facts(play)}</p>}
      {paysLessThanStake(entry) && <p className={styles.where}>{t('slip.paysLess')}</p>}
      {isEdited && <p className={styles.editedNote}>{t('slip.edited')}</p>}
      {warning && <Note>{t(warning)}</Note>}
    </li>
  );
}

const Note = ({ children }: { readonly children: string }) => (
  <p className={styles.closedNote}>
    <WarnIcon aria-hidden size={15} />
    {children}
  </p>
);
