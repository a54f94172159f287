import { hostileText } from '@tessera/shared/testing/hostile-text';
import { getTeamAccounts, getTeamBets, getTeamMembers, getTeamMovements } from '@tessera/shared/wire/agent';
import { type Endpoint, schemaFor } from '@tessera/shared/wire/define-endpoint';
import { describingMoney } from '@tessera/shared/wire/money-codec';
import fc from 'fast-check';
import { accountsRequest, readAccountFilter } from './account-filter.ts';
import { branchRequest, readBranchView } from './branch-view.ts';
import { earliestDay, readPeriod } from './period.ts';
import { betRequest, readBetFilter, readDirection, readFlows } from './record-filter.ts';
import { readScope } from './team-scope.ts';

const today = '2026-11-21';
const text = fc.oneof(
  hostileText,
  fc.constantFrom(
    'custom',
    '1e400',
    '1e21',
    'Infinity',
    '2.7',
    '-1',
    '0001-01-01',
    '9999-12-31',
    '275760-09-13',
    today,
  ),
);
const keys = [
  ...['page', 'from', 'to', 'kind', 'scope', 'seen', 'sort', 'order', 'q', 'branch'],
  ...['own', 'activity', 'min', 'max', 'under', 'part', 'direction', 'bet'],
  ...['account', 'category', 'vendor', 'status', 'flow'],
];
const addresses = fc
  .tuple(fc.dictionary(fc.constantFrom(...keys), text), fc.oneof(fc.constant('custom'), text))
  .map(([parts, period]) => new URLSearchParams({ ...parts, period }));
const taken = (endpoint: Endpoint, request: object) =>
  schemaFor(endpoint.request, describingMoney)['~standard'].validate(request);

it('an address asks for accounts, bets, movements and a branch that the operator can answer, whatever it says', () => {
  fc.assert(
    fc.property(addresses, (params) => {
      expect(
        taken(getTeamAccounts, accountsRequest(readAccountFilter(params), readPeriod(params, today))),
      ).not.toHaveProperty('issues.0');
      const period = readPeriod(params, today);
      expect(taken(getTeamMembers, branchRequest(readBranchView(params), period))).not.toHaveProperty('issues.0');
      expect(taken(getTeamBets, { ...period, ...betRequest(readBetFilter(params)) })).not.toHaveProperty('issues.0');
      const movements = {
        ...{ ...period, ...readScope(params), flow: readFlows(params) },
        ...(readDirection(params) ? { direction: readDirection(params) } : {}),
      };
      expect(taken(getTeamMovements, movements)).not.toHaveProperty('issues.0');
      const { from = today, to = today } = period;
      expect(earliestDay <= from && from <= to && to <= today).toBe(true);
    }),
    { numRuns: 500 },
  );
});
