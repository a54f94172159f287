import { type ContractKind, contractKinds } from './contract-terms.ts';
import type { ConsolidatedInfo } from './get-consolidated-info.ts';

/** What the agent centre shows, depending on an agent's contracts (spec §3: derived flags). */
export interface AgentFlags {
  readonly dailySalary: boolean;
  readonly hourSalary: boolean;
  readonly agentRealtimeSalary: boolean;
  /** Any of the three. */
  readonly salary: boolean;
  /** Dividends by contract. */
  readonly enableCt: boolean;
}

/** A requested contract counts like an active one, because it is answered where it is shown. */
export function agentFlags(info: ConsolidatedInfo): AgentFlags {
  const dailySalary = info.dailysalreq + info.dailysalinfotype + info.contractmrdailysalinfotype > 0;
  const hourSalary = info.contracthoursalreq + info.contracthoursalinfo > 0;
  const agentRealtimeSalary = info.realtimesalreqtype + info.realtimesalinfotype > 0;
  return {
    dailySalary,
    hourSalary,
    agentRealtimeSalary,
    salary: dailySalary || hourSalary || agentRealtimeSalary,
    enableCt: info.divtypereq + info.divtypeinfo > 0,
  };
}

/** The kinds of contracts whose pages the agent centre shows. */
export const contractKindsOf = (flags: AgentFlags): ContractKind[] => {
  const isShown: Readonly<Record<ContractKind, boolean>> = {
    dividend: flags.enableCt,
    daily: flags.dailySalary,
    hourly: flags.hourSalary,
    realTime: flags.agentRealtimeSalary,
  };
  return contractKinds.filter((kind) => isShown[kind]);
};
