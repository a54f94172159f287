import type { ComponentType } from 'react';
import { EnvelopeList } from '../../features/envelopes/envelope-list.tsx';
import { RaffleList } from '../../features/raffles/raffle-list.tsx';
import { Tournaments } from '../../features/tournaments/tournaments.tsx';

/** A tab of the reward centre, beside what can be claimed now. */
export interface RewardTab {
  /** Its value in the address: `?tab=raffles`. */
  readonly key: string;
  /** Message key of its name. */
  readonly label: string;
  readonly Body: ComponentType;
}

/** Tabs in the order of the page; another one is a line here. */
export const rewardTabs: readonly RewardTab[] = [
  { key: 'raffles', label: 'raffles.tab', Body: RaffleList },
  { key: 'envelopes', label: 'envelopes.tab', Body: EnvelopeList },
  { key: 'tournaments', label: 'tournaments.title', Body: Tournaments },
];
