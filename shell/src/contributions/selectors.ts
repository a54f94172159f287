import type { CentreId, MenuContribution, Role, SlotName } from '@tessera/shared/contract';
import { useMemo } from 'react';
import { useAreCentresClosed } from '../intents/sign-in-options.ts';
import { type Release, useContributions } from '../remotes/live-remotes.ts';

type SerialSlot = Release['contract']['slots'][number];
type SlotItem = SerialSlot & { readonly partKey: string };

const routesOf = (release: Release) => release.contract.routes;
const menuOf = (release: Release) => release.contract.menu;
const centrePagesOf = (release: Release) => release.contract.centrePages;
const slotsOf = (release: Release): readonly SlotItem[] =>
  release.contract.slots.map((slot, at) => ({ ...slot, partKey: `slot:${slot.slot}#${at}` }));

const byOrder = <Entry extends { readonly item: { readonly order: number } }>(
  entries: readonly Entry[],
): readonly Entry[] => [...entries].sort((one, other) => one.item.order - other.item.order);

export const useRoutes = () => useContributions(routesOf);

/**
 * A menu's items. Links into a centre are hidden from accounts that may open none. While an account is not known yet, they are those
 * for a member, as most accounts are: the menu keeps its shape.
 */
export function useMenu(slot: MenuContribution['slot']) {
  const entries = useContributions(menuOf, 'member');
  const areCentresClosed = useAreCentresClosed();
  return useMemo(
    () => byOrder(entries.filter(({ item }) => item.slot === slot && !(areCentresClosed && 'centre' in item.opens))),
    [entries, slot, areCentresClosed],
  );
}

export function useCentrePages(centre: CentreId) {
  const entries = useContributions(centrePagesOf);
  return useMemo(() => byOrder(entries.filter(({ item }) => item.centre === centre)), [entries, centre]);
}

/** While a session is being restored, with those that are limited to roles if these have `restoringAs`. */
export function useSlot(slot: SlotName, restoringAs?: Role) {
  const entries = useContributions(slotsOf, restoringAs);
  return useMemo(() => byOrder(entries.filter(({ item }) => item.slot === slot)), [entries, slot]);
}
