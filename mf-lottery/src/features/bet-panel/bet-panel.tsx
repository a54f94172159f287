import { openDialog } from '@tessera/shared/dialogs';
import { useTranslation } from '@tessera/shared/i18n';
import { hasGroupChoice } from '@tessera/shared/lottery';
import { Button } from '@tessera/shared/ui/button';
import { QuestionIcon } from '@tessera/shared/ui/icons';
import { Panel } from '@tessera/shared/ui/panel';
import { Tabs } from '@tessera/shared/ui/tabs';
import { type BlockedOfPlay, chosenOf } from '../../model/blocked.ts';
import type { LotteryGame } from '../../model/lottery-types.ts';
import { tabsOf } from '../../model/play-tabs.ts';
import type { SlipEntry } from '../../model/slip.ts';
import { slipStore } from '../slip/slip-store.ts';
import type { BetPlacement } from '../slip/use-bet-placement.ts';
import styles from './bet-panel.module.css';
import { BlockedNumbers } from './blocked-numbers.tsx';
import { DraftActions } from './draft-actions.tsx';
import { DraftSum } from './draft-sum.tsx';
import { EditedNotice } from './edited-notice.tsx';
import { PlayPanel } from './play-panel.tsx';
import { RandomPick } from './random-pick.tsx';
import { StakeRow } from './stake-row.tsx';
import type { Draft } from './use-draft.ts';

interface Props {
  readonly game: LotteryGame;
  readonly draft: Draft;
  readonly onPlay: (code: string) => void;
  /** Of the play that is chosen. */
  readonly blocked: BlockedOfPlay;
  /** Loads blocked numbers again, where they could not be loaded. */
  readonly onLoadBlocked: (() => void) | undefined;
  /** The draft as a bet on the open issue; undefined while there is none. */
  readonly bet: Omit<SlipEntry, 'id'> | undefined;
  readonly placement: BetPlacement;
  readonly isSlipEmpty: boolean;
  readonly onAdd: () => void;
  /** The bet of the slip that is changed here. */
  readonly edited: SlipEntry | undefined;
  readonly onSave: () => void;
  readonly random: { readonly choose: () => string; readonly add: (count: number) => void };
}

/** Play tabs, method chips, rows of choices, stake, what it comes to, and the way to bet it. */
export function BetPanel(props: Props) {
  const { game, draft, onPlay, blocked, onLoadBlocked, bet, placement, isSlipEmpty } = props;
  const { onAdd, edited, onSave, random } = props;
  const { t } = useTranslation('lottery');
  const { play } = draft;
  const tabs = tabsOf(game.kind);
  return (
    <Panel className={styles.panel}>
      {edited && <EditedNotice edited={edited} />}
      <Tabs
        label={t('tab.label')}
        tabs={tabs.map(({ key }) => ({ value: key, label: t(`tab.${key}`) }))}
        value={play.tab}
        onChange={(tab) => onPlay(tabs.find(({ key }) => key === tab)?.plays[0]?.code ?? play.code)}
        aside={
          <Button
            variant="text"
            size="small"
            className={styles.howTo}
            icon={<QuestionIcon />}
            onClick={() => {
              const { prizeGroup } = draft;
              void openDialog('lottery.rules', { kind: game.kind, prizeGroup, odds: game.odds, playCode: play.code });
            }}
          >
            {t('panel.howTo')}
          </Button>
        }
      >
        <BlockedNumbers blocked={blocked} chosen={chosenOf(blocked, draft.selection)} onLoad={onLoadBlocked} />
        <PlayPanel
          draft={draft}
          methods={tabs.find(({ key }) => key === play.tab)?.plays ?? []}
          onPlay={onPlay}
          hasGroups={hasGroupChoice(game.prizeGroups)}
          randomPick={<RandomPick onChoose={random.choose} onAdd={random.add} canAdd={!edited} />}
        />
      </Tabs>
      <StakeRow game={game} draft={draft} />
      <div className={styles.foot}>
        <DraftSum draft={draft} />
        <div className={styles.actions}>
          <DraftActions
            bet={bet}
            stakeMinor={draft.stakeMinor}
            placement={placement}
            addText={t('panel.add')}
            onAdd={onAdd}
            edit={edited && { onSave, onCancel: () => slipStore.stopEditing() }}
            isMain={isSlipEmpty}
          />
        </div>
      </div>
    </Panel>
  );
}
