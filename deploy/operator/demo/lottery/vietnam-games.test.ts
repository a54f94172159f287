import { northStations } from '@tessera/shared/lottery';
import { type Issue, isCalendar, issueAfter, nextDrawn, type Schedule } from '../../domains/lottery/schedule.ts';
import { vietnamGames } from './vietnam-games.ts';

/** As the provinces announce it, from Monday to Sunday. */
const south = [
  'TP. HCM, Đồng Tháp, Cà Mau',
  'Bến Tre, Vũng Tàu, Bạc Liêu',
  'Đồng Nai, Cần Thơ, Sóc Trăng',
  'Tây Ninh, An Giang, Bình Thuận',
  'Vĩnh Long, Bình Dương, Trà Vinh',
  'TP. HCM, Long An, Bình Phước, Hậu Giang',
  'Tiền Giang, Kiên Giang, Đà Lạt',
];
const central = [
  'Phú Yên, Huế',
  'Đắk Lắk, Quảng Nam',
  'Đà Nẵng, Khánh Hòa',
  'Bình Định, Quảng Trị, Quảng Bình',
  'Gia Lai, Ninh Thuận',
  'Đà Nẵng, Quảng Ngãi, Đắk Nông',
  'Kon Tum, Khánh Hòa, Huế',
];
const stations = 'hanoi, quangninh, bacninh, hanoi, haiphong, namdinh, thaibinh';

const scheduleOf = (code: string): Schedule => {
  const game = vietnamGames.find((each) => each.code === code);
  if (!game?.calendar) throw new Error(`${code} has no calendar.`);
  return { ...game.calendar, closesBeforeMs: game.closesBeforeMs };
};

const yearStartMs = Date.parse('2026-12-31T17:00:00Z');
const yearEndMs = Date.parse('2027-12-31T17:00:00Z');

function issuesOfYear(code: string): Issue[] {
  const schedule = scheduleOf(code);
  const issues: Issue[] = [];
  for (let issue = nextDrawn(schedule, yearStartMs); issue.drawsAtMs < yearEndMs; issue = issueAfter(schedule, issue))
    issues.push(issue);
  return issues;
}

describe('a year of the lotteries of Vietnam', () => {
  const draws = vietnamGames
    .filter(({ calendar }) => calendar)
    .flatMap(({ code, names, region }) => issuesOfYear(code).map((issue) => ({ issue, region, name: names.VI })));

  it('has every province on its weekdays, and the North on every day', () => {
    for (let at = 0; at < 365; at += 1) {
      const day = new Date(Date.UTC(2027, 0, 1 + at));
      const written = day.toISOString().slice(0, 10).replaceAll('-', '');
      const weekday = (day.getUTCDay() + 6) % 7;
      const names = (region: string) =>
        draws
          .filter(({ issue, region: of }) => of === region && issue.day === written)
          .map(({ name }) => name)
          .sort();
      expect(names('north')).toEqual(['Miền Bắc']);
      expect(names('south')).toEqual(south[weekday]?.split(', ').sort());
      expect(names('central')).toEqual(central[weekday]?.split(', ').sort());
    }
    expect(northStations.join(', ')).toBe(stations);
  });

  it('begins at 16:15, 17:15 and 18:15 in Vietnam and closes five minutes before', () => {
    const hours = { south: '09:15', central: '10:15', north: '11:15' };
    for (const { issue, region } of draws) {
      expect(new Date(issue.startsAtMs).toISOString().slice(11, 16)).toBe(hours[region]);
      expect(issue.startsAtMs - issue.closesAtMs).toBe(5 * 60_000);
      expect(issue.drawsAtMs - issue.startsAtMs).toBe((region === 'north' ? 15 : 20) * 60_000);
    }
  });

  it('has a form of one minute of each region, as draws of the operator', () => {
    const own = vietnamGames.filter(({ prizeMode }) => prizeMode === 'ZY');
    expect(own.map(({ region, kind, periodMs }) => [region, kind, periodMs])).toEqual([
      ['north', 'VNN', 60_000],
      ['south', 'VNS', 60_000],
      ['central', 'VNS', 60_000],
    ]);
    for (const { calendar } of own) expect(calendar).toBeNull();
    expect(isCalendar(scheduleOf('XSMB'))).toBe(true);
  });
});
