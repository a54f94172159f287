import { agentFlags } from './agent-flags.ts';
import { type ConsolidatedInfo, noContracts } from './get-consolidated-info.ts';

const on = (change: Partial<ConsolidatedInfo>) =>
  Object.entries(agentFlags({ ...noContracts, ...change })).flatMap(([flag, isOn]) => (isOn ? [flag] : []));

describe("an agent's contracts", () => {
  it('offer nothing if there are none', () => {
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
