import { act } from '@testing-library/react';
import { Suspense, startTransition, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { keepRenderedValues } from '../store/store.ts';
import { i18n, useTranslation } from './index.ts';

const texts: Readonly<Record<string, string>> = { en: 'Bet', ko: '베팅' };

function Part() {
  const { t, i18n: shown } = useTranslation('lottery');
  const [stake] = useState(5);
  return <p>{`${t('bet')} ${stake} ${shown.language}`}</p>;
}
const part = (
  <Suspense>
    <Part />
  </Suspense>
);

beforeEach(() =>
  i18n.start({
    language: 'en',
    fallback: 'en',
    namespaces: [],
    source: async (language) => ({ bet: texts[language] }),
  }),
);
afterEach(() => i18n.forget('lottery'));

it('a component whose messages come while it waits for them goes on with its hooks', async () => {
  const container = document.createElement('div');
  const root = createRoot(container);
  await act(async () => startTransition(() => root.render(part)));
  expect(container.textContent).toBe('Bet 5 en');
  act(() => root.unmount());
});

it('a part that is taken over after the language was changed begins with the rendered one, and has the new one at once', async () => {
  keepRenderedValues();
  await i18n.changeLanguage('ko');
  const container = document.createElement('div');
  container.innerHTML = '<!--$--><p>Bet 5 en</p><!--/$-->';
  const rendered = container.querySelector('p');
  const onRecoverableError = jest.fn();
  const root = await act(async () => hydrateRoot(container, part, { onRecoverableError }));
  expect(container.textContent).toBe('베팅 5 ko');
  expect(container.querySelector('p')).toBe(rendered);
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
});
