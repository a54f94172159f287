// Browser globals that jsdom lacks, taken from Node; no fakes.
const { TextEncoder, TextDecoder } = require('node:util');
const { webcrypto } = require('node:crypto');
const { BroadcastChannel } = require('node:worker_threads');

Object.assign(globalThis, { TextEncoder, TextDecoder });
if (!globalThis.crypto?.subtle) Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
if (!globalThis.structuredClone) globalThis.structuredClone = (value) => JSON.parse(JSON.stringify(value));
// Node's own channel, changed so that it does not keep a finished test run alive.
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
};
for (const name of ['ResizeObserver', 'IntersectionObserver']) {
  globalThis[name] ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
if (!globalThis.matchMedia) {
  globalThis.matchMedia = (query) => ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
  });
}
if (globalThis.Element && !Element.prototype.getAnimations) Element.prototype.getAnimations = () => [];
