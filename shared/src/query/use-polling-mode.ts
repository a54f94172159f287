import { useQueryClient } from '@tanstack/react-query';

/**
 * The network mode of a polling query. Its first call is sent also while offline, so that the error is shown; later
 * ones wait for the network, and are sent as soon as it is back.
 */
export function usePollingMode(queryKey: readonly unknown[]): 'always' | 'online' {
  return useQueryClient().getQueryData(queryKey) === undefined ? 'always' : 'online';
}
