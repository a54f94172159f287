import { useServerNow } from '@tessera/shared/clock';
import { dayOf } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { merchant } from '@tessera/shared/merchant';
import { Link, useSearchParams } from '@tessera/shared/router';
import { ButtonLink } from '@tessera/shared/ui/button';
import { Panel } from '@tessera/shared/ui/panel';
import { TabPanel, Tabs } from '@tessera/shared/ui/tabs';
import { readTrend, type Trend, trends } from '../../model/trends/trend-address.ts';
import { Simulated } from '../draw/simulated.tsx';
import { ComingDraws } from './coming-draws.tsx';
import { DrawnTrend } from './drawn-trend.tsx';
import { LongRunsTrend } from './long-runs-trend.tsx';
import type { TrendProps } from './trend-props.ts';
import styles from './trends.module.css';

export type TrendsProps = Pick<TrendProps, 'game' | 'games' | 'draws' | 'lists'> & {
  /** Of the page that shows them. */
  readonly path: string;
};

/** Past draws of a game and what can be counted in them, each as a picture and as a table, and its next draws. */
export default function Trends({ path, ...parts }: TrendsProps) {
  const { t } = useTranslation('lottery');
  const [params, setParams] = useSearchParams();
  const { kind, calendar } = parts.game;
  const today = dayOf(useServerNow(), calendar?.timeZone ?? merchant().timeZone);
  const address = readTrend(params, { kind, isRare: calendar !== null }, today);
  const change: TrendProps['change'] = (changed) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changed))
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    setParams(Object.fromEntries(next), { replace: true });
  };
  const props: TrendProps = { ...parts, address, today, change };
  return (
    <Panel className={styles.panel}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          {t('trends.title')} <Simulated />
        </h2>
        <ButtonLink size="small" render={<Link to={`${path}?gameCode=${parts.game.code}`} />}>
          {t('trends.toBets')}
        </ButtonLink>
      </header>
      <p className={styles.note}>{t('trends.note')}</p>
      <Tabs<Trend>
        label={t('trends.title')}
        tabs={trends.map((trend) => ({ value: trend, label: t(`trends.tab.${trend}`) }))}
        value={address.trend}
        onChange={(trend) => change({ trend, as: undefined, page: undefined })}
      >
        <TabPanel value={address.trend} className={styles.content}>
          {address.trend === 'runs' && <LongRunsTrend {...props} />}
          {address.trend === 'coming' && <ComingDraws {...props} />}
          {address.trend !== 'runs' && address.trend !== 'coming' && (
            <DrawnTrend key={parts.game.code} trend={address.trend} {...props} />
          )}
        </TabPanel>
      </Tabs>
    </Panel>
  );
}
