import { agentFlags } from './agent-flags.ts';
import type { ConsolidatedInfo } from './get-consolidated-info.ts';

const none: ConsolidatedInfo = {
  dailysalreq: 0,
  divtypereq: 0,
  contracthoursalreq: 0,
  realtimesalreqtype: 0,
  contractmrdailysalinfotype: 0,
  contracthoursalinfo: 0,
  dailysalinfotype: 0,
  realtimesalinfotype: 0,
  divtypeinfo: 0,
};
const on = (change: Partial<ConsolidatedInfo>) =>
  Object.entries(agentFlags({ ...none, ...change })).flatMap(([flag, isOn]) => (isOn ? [flag] : []));

describe("an agent's contracts", () => {
  it('offer nothing where there are none', () => {
    expect(on({})).toEqual([]);
  });

  it.each([
    ['dailysalreq', ['dailySalary', 'salary']],
    ['dailysalinfotype', ['dailySalary', 'salary']],
    ['contractmrdailysalinfotype', ['dailySalary', 'salary']],
    ['contracthoursalreq', ['hourSalary', 'salary']],
    ['contracthoursalinfo', ['hourSalary', 'salary']],
    ['realtimesalreqtype', ['agentRealtimeSalary', 'salary']],
    ['realtimesalinfotype', ['agentRealtimeSalary', 'salary']],
    ['divtypereq', ['enableCt']],
    ['divtypeinfo', ['enableCt']],
  ] as const)('%s turns on %s', (field, flags) => {
    expect(on({ [field]: 2 })).toEqual(flags);
  });
});
