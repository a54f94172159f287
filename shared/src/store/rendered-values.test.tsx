import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { createStore, keepRenderedValues } from './store.ts';

const isOpen = createStore(false);
const Part = () => <p>{isOpen.use() ? 'open' : 'closed'}</p>;

it('a part whose code is late is taken over with the value that it was rendered with, and has the newer one at once', async () => {
  isOpen.set(true);
  const container = document.createElement('div');
  container.innerHTML = '<p>open</p>';
  keepRenderedValues();
  // Before the code of the part has come.
  isOpen.set(false);
  const faults: unknown[] = [];
  await act(async () => {
    hydrateRoot(container, <Part />, { onRecoverableError: (cause) => faults.push(cause) });
  });
  expect([container.textContent, faults]).toEqual(['closed', []]);
});
