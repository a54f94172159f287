import { hostileText } from '@tessera/shared/testing/hostile-text';
import { getAgentContracts, getBill, getBills, getBillTeam } from '@tessera/shared/wire/agent';
import { type Endpoint, schemaFor } from '@tessera/shared/wire/define-endpoint';
import { describingMoney } from '@tessera/shared/wire/money-codec';
import fc from 'fast-check';
import { billPageSize, billsFilter, readBill, readBillFilter } from './bills.ts';
import { contractsRequest, readContractFilter } from './contract.ts';
import { readPeriod } from './period.ts';

const today = '2026-11-21';
const text = fc.oneof(hostileText, fc.constantFrom('31', '1e21', '-1', '0', '9'.repeat(15), 'custom', today));
const keys = ['side', 'status', 'state', 'kind', 'q', 'page', 'bill', 'branch', 'period', 'from', 'to'];
const taken = (endpoint: Endpoint, request: object) =>
  schemaFor(endpoint.request, describingMoney)['~standard'].validate(request);

it('an address asks for contracts and bills that the operator can answer, whatever it says', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...keys), text), (parts) => {
      const params = new URLSearchParams(parts);
      const contracts = contractsRequest(readContractFilter(params));
      expect(taken(getAgentContracts, contracts)).not.toHaveProperty('issues.0');
      const { side, page, ...filter } = readBillFilter(params);
      const bills = billsFilter('daily', { side, page, ...filter }, readPeriod(params, today), today);
      expect(taken(getBills, { ...bills, side, page, pageSize: billPageSize })).not.toHaveProperty('issues.0');
      const bill = readBill(params);
      if (!bill) return;
      expect(taken(getBill, { id: bill.id })).not.toHaveProperty('issues.0');
      expect(taken(getBillTeam, { id: bill.id, parentId: bill.branch })).not.toHaveProperty('issues.0');
    }),
    { numRuns: 300 },
  );
});
