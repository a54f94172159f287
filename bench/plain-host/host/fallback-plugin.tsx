import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

const Fallback = () => <p data-fallback>This part is not available.</p>;

/** Answers a component in the place of a remote that could not be loaded. */
export const fallbackPlugin: ModuleFederationRuntimePlugin = {
  name: 'fallback',
  errorLoadRemote: ({ lifecycle }) => (lifecycle === 'onLoad' ? { default: Fallback } : undefined),
};
