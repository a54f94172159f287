import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { QueryClient, QueryClientProvider, useQuery } from './index.ts';

const queryKey = ['books'];

function Books({ first }: { readonly first?: string }) {
  const { data, isPending } = useQuery({
    queryKey,
    queryFn: () => new Promise<string>(() => undefined),
    ...(first && { initialData: first, initialDataUpdatedAt: 0 }),
  });
  return <p>{isPending ? 'loading' : data}</p>;
}

/** The page that the edge has rendered, taken over by a browser whose cache has newer data. */
async function takenOver(first: string | undefined, newer?: string) {
  const pageWith = (queries: QueryClient) => (
    <QueryClientProvider client={queries}>
      <Books {...(first && { first })} />
    </QueryClientProvider>
  );
  const container = document.createElement('div');
  // As the edge renders it: there, nothing is fetched.
  container.innerHTML = `<p>${first ?? 'loading'}</p>`;
  const queries = new QueryClient();
  if (newer) queries.setQueryData(queryKey, newer);
  const faults: unknown[] = [];
  await act(async () => {
    hydrateRoot(container, pageWith(queries), { onRecoverableError: (cause) => faults.push(cause) });
  });
  return { shown: container.textContent, faults };
}

describe('a page that is taken over from its HTML', () => {
  it('takes over a part that was rendered without data when the data has come first, and shows it', async () => {
    expect(await takenOver(undefined, 'Ilias')).toEqual({ shown: 'Ilias', faults: [] });
  });

  it('takes over a part whose data is newer by then', async () => {
    expect(await takenOver('Ilias', 'Aeneis')).toEqual({ shown: 'Aeneis', faults: [] });
  });

  it('shows the data that it was rendered with until there is other', async () => {
    expect(await takenOver('Ilias')).toEqual({ shown: 'Ilias', faults: [] });
  });
});
