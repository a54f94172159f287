import { dayMs, formatWeekday } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { northStations } from '@tessera/shared/lottery';
import { Link } from '@tessera/shared/router';
import { Panel } from '@tessera/shared/ui/panel';
import { gameAddress, lotteryPages } from '../../model/lottery-pages.ts';
import type { LotteryGame } from '../../model/lottery-types.ts';
import { regions } from '../../model/vietnam-days.ts';
import styles from './vietnam.module.css';

const weekdays = [1, 2, 3, 4, 5, 6, 7];
/** A Monday, to name the days of the week after. */
const monday = Date.UTC(2024, 0, 1);

/** Which provinces are drawn on which days, each a link to its bets. */
export function WeekTable({ games }: { readonly games: readonly LotteryGame[] }) {
  const { t, i18n } = useTranslation('lottery');
  return (
    <Panel title={t('vietnam.week')} level={2}>
      <table className={styles.week}>
        <thead>
          <tr>
            <th scope="col">{t('vietnam.day')}</th>
            {regions.map((region) => (
              <th key={region} scope="col">
                {t(`region.${region}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekdays.map((weekday) => (
            <tr key={weekday}>
              <th scope="row">{formatWeekday(monday + (weekday - 1) * dayMs, 'UTC', i18n.language)}</th>
              {regions.map((region) => (
                <td key={region} data-region={t(`region.${region}`)}>
                  <span className={styles.provinces}>
                    {games
                      .filter((game) => game.region === region && game.calendar?.weekdays.includes(weekday))
                      .map(({ code, name }) => (
                        <Link key={code} to={gameAddress(lotteryPages.vietnam, code)}>
                          {region === 'north' ? t(`station.${northStations[weekday - 1]}`) : name}
                        </Link>
                      ))}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
