import { useTranslation } from '@tessera/shared/i18n';
import { type Play, showsPrizeGroup } from '@tessera/shared/lottery';
import { merchantCurrency } from '@tessera/shared/merchant';
import { IconButton } from '@tessera/shared/ui/button';
import { ChevronDownIcon, CloseIcon, WarnIcon } from '@tessera/shared/ui/icons';
import { Money } from '@tessera/shared/ui/money';
import { EditIcon } from '@tessera/shared/ui/more-icons';
import type { LotteryGame } from '../../model/lottery-types.ts';
import { priceFacts } from '../../model/price-facts.ts';
import { betFault, chanceOf, largestWinOf, playOfEntry, type SlipEntry, sizeOf, stakeOf } from '../../model/slip.ts';
import { Simulated } from '../draw/simulated.tsx';
import { useText } from '../text/use-text.ts';
import styles from './slip.module.css';
import { StakeChange } from './stake-change.tsx';
import { useFocusAfterEdit } from './use-focus-after-edit.ts';

/** Buttons of each line: edit, remove, and the one that opens the fields of its stake. */
export const lineActions = 3;

interface Action {
  readonly tabIndex: number;
  readonly onFocus: () => void;
  readonly 'data-line-action': '';
}

interface Props {
  readonly entry: SlipEntry;
  /** Undefined while its game is not known, e.g. while it loads. */
  readonly game: LotteryGame | undefined;
  readonly isClosed: boolean;
  /** Whether it was placed before its issue closed is not known. */
  readonly isUnknown: boolean;
  /** In a chase of which it is not known whether it was ordered. */
  readonly isChased: boolean;
  readonly isRefused: boolean;
  /** Its choices are in the panel. */
  readonly isEdited: boolean;
  /** The fields of its stake are shown. */
  readonly isOpen: boolean;
  /** Properties of the button at that place. */
  readonly action: (index: number) => Action;
  readonly onEdit: () => void;
  readonly onOpen: () => void;
  readonly onRemove: (index: number) => void;
}

/** One bet of the slip. */
export function SlipLine(props: Props) {
  const { entry, game, isClosed, isUnknown, isChased, isRefused, isEdited, isOpen } = props;
  const { action, onEdit, onOpen, onRemove } = props;
  const { t } = useTranslation('lottery');
  const text = useText();
  const name = text.playOf(entry.kind, entry.playCode);
  const play = playOfEntry(entry);
  const stakeId = `slip-stake-${entry.id}`;
  const numbersId = `slip-numbers-${entry.id}`;
  const fault = game && betFault(game, sizeOf(entry));
  const editButton = useFocusAfterEdit(isEdited);
  const facts = (of: Play): string => {
    const { minor, isBound } = largestWinOf(entry);
    const { chance: chanceOfEach, odds, returns } = priceFacts(of, entry.numbers);
    const chance = chanceOf(entry);
    return [
      `${t(isBound ? 'panel.maxWinBelow' : 'panel.maxWin')} ${text.amount(minor)}`,
      ...(chance ? [t('slip.chance', { chance: text.chance(chance) })] : []),
      ...(!chance && chanceOfEach ? [t('slip.chanceEach', { chance: text.chance(chanceOfEach) })] : []),
      ...(of.halfPaid
        ? [`${t('panel.odds')} ${text.odds(odds)}`, t('panel.returns', { rate: text.rate(returns) })]
        : []),
    ].join(' · ');
  };
  const look = isClosed
    ? styles.closedLine
    : isRefused
      ? styles.refusedLine
      : isEdited
        ? styles.editedLine
        : styles.line;
  return (
    <li className={look} aria-current={isEdited || undefined}>
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
      <p id={numbersId} className={styles.numbers}>
        {text.selection(entry)}
      </p>
      {entry.halfPaid && <p className={styles.where}>{t('blocked.half', { numbers: text.numbers(entry.halfPaid) })}</p>}
      <p className={styles.where}>
        {entry.gameName} · {text.issueName(entry.issue)} · <Simulated isText />
      </p>
      {showsPrizeGroup(entry.kind, entry.prizeGroup) && <p className={styles.where}>{text.group(entry)}</p>}
      <div className={styles.lineFoot}>
        <button
          {...action(2)}
          type="button"
          className={styles.stake}
          aria-expanded={isOpen}
          aria-controls={isOpen ? stakeId : undefined}
          aria-label={t('slip.changeStake', {
            play: name,
            stake: t('slip.line', {
              combinations: text.count(entry.combinations),
              stake: text.amount(entry.unitMinor * entry.multiple),
            }),
          })}
          onClick={onOpen}
        >
          {t('slip.line', {
            combinations: text.count(entry.combinations),
            stake: text.amount(entry.unitMinor * entry.multiple),
          })}
          <ChevronDownIcon aria-hidden size={15} />
        </button>
        <Money className={styles.lineStake} minor={stakeOf(entry)} currency={merchantCurrency()} />
      </div>
      {isOpen && <StakeChange id={stakeId} entry={entry} game={game} />}
      <div role={isOpen ? 'status' : undefined}>
        {fault && (
          <Note>
            {t(`error.${fault.key}`, {
              limit: text.amount(fault.limitMinor),
              number: fault.number && text.limited(fault.number),
            })}
          </Note>
        )}
      </div>
      {play && <p className={styles.where}>{facts(play)}</p>}
      {isEdited && <p className={styles.editedNote}>{t('slip.edited')}</p>}
      {isChased && <Note>{t('slip.chased')}</Note>}
      {isClosed && !isChased && <Note>{t(isUnknown ? 'slip.closedUnknown' : 'slip.closed')}</Note>}
      {isRefused && !isClosed && <Note>{t('slip.refused')}</Note>}
    </li>
  );
}

const Note = ({ children }: { readonly children: string }) => (
  <p className={styles.closedNote}>
    <WarnIcon aria-hidden size={15} />
    {children}
  </p>
);
