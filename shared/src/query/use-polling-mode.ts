import { useQueryClient } from '@tanstack/react-query';

/**
 * How a query that asks again by itself goes about a lost network. Its first call is made all the same, and says what is
 * wrong; the later ones wait for the network, and are made the moment it is back.
 */
export function usePollingMode(queryKey: readonly unknown[]): 'always' | 'online' {
  return useQueryClient().getQueryData(queryKey) === undefined ? 'always' : 'online';
}
