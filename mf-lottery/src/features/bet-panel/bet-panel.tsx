import { openDialog } from '@tessera/shared/dialogs';
import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { Chip } from '@tessera/shared/ui/chip';
import { AddToSlipIcon, QuestionIcon } from '@tessera/shared/ui/icons';
import { Panel } from '@tessera/shared/ui/panel';
import { TabPanel, Tabs } from '@tessera/shared/ui/tabs';
import type { LotteryGame } from '../../model/lottery-types.ts';
import { tabsOf } from '../../model/play-tabs.ts';
import { toggled, withRow } from '../../model/selection.ts';
import wrapping from '../tabs/wrapping-tabs.module.css';
import { useWords } from '../words/use-words.ts';
import styles from './bet-panel.module.css';
import { DraftSum } from './draft-sum.tsx';
import { PickRow } from './pick-row.tsx';
import { PlayFacts } from './play-facts.tsx';
import { StakeRow } from './stake-row.tsx';
import type { Draft } from './use-draft.ts';

interface Props {
  readonly game: LotteryGame;
  readonly draft: Draft;
  readonly onPlay: (code: string) => void;
  readonly onAdd: () => void;
}

/** Play tabs, method chips, rows of choices, stake, and what it comes to. */
export function BetPanel({ game, draft, onPlay, onAdd }: Props) {
  const { t } = useTranslation('lottery');
  const words = useWords();
  const { play, selection, choose } = draft;
  const tabs = tabsOf(game.kind);
  const methods = tabs.find(({ key }) => key === play.tab)?.plays ?? [];
  return (
    <Panel className={styles.panel}>
      <Tabs
        className={wrapping.tabs}
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
            onClick={() => void openDialog('lottery.rules', { kind: game.kind })}
          >
            {t('panel.howTo')}
          </Button>
        }
      >
        <TabPanel value={play.tab} className={styles.play}>
          <div className={styles.methods}>
            {methods.length > 1 && (
              <div className={styles.chips}>
                {methods.map(({ code }) => (
                  <Chip key={code} isSelected={code === play.code} onClick={() => onPlay(code)}>
                    {t(`play.${code}.method`)}
                  </Chip>
                ))}
              </div>
            )}
            <PlayFacts draft={draft} />
          </div>
          <p className={styles.rule}>{words.rule(play)}</p>
          {play.rows.map((row, at) => (
            <PickRow
              key={row.key}
              play={play}
              row={row}
              chosen={selection[at] ?? []}
              onToggle={(option) => choose(toggled(play, selection, at, option))}
              onChoose={(options) => choose(withRow(play, selection, at, options))}
            />
          ))}
        </TabPanel>
      </Tabs>
      <StakeRow game={game} draft={draft} />
      <div className={styles.foot}>
        <DraftSum draft={draft} />
        <Button icon={<AddToSlipIcon />} isDisabled={draft.combinations === 0 || Boolean(draft.fault)} onClick={onAdd}>
          {t('panel.add')}
        </Button>
      </div>
    </Panel>
  );
}
