import { IMPOSSIBLE_HASH, loadChecked } from '@tessera/shared/registry/checked-element';

interface UrlPolicy {
  createScriptURL(url: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: UrlPolicy): UrlPolicy;
}

/** By path, from the console's page (deploy/registry/src/build-console.ts). */
const hashes = JSON.parse(document.getElementById('files')?.textContent ?? '{}') as Readonly<Record<string, string>>;

const pathOf = (url: string): string => new URL(url, window.location.href).pathname;
const hashOf = (url: string): string => hashes[pathOf(url)] ?? IMPOSSIBLE_HASH;

const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
const policy = trustedTypes?.createPolicy('tessera-url', {
  createScriptURL: (url) => (pathOf(url) in hashes ? pathOf(url) : 'about:blank'),
});

// What webpack's loaders ask (deploy/presets/webpack/page-files.ts): the console loads its own files only.
globalThis.tesseraFiles = {
  request(element, url) {
    loadChecked(element, url, hashOf(url), policy);
  },
};
