const { createHash } = require('node:crypto');
const { createRequire } = require('node:module');
const { TestEnvironment } = require('jest-environment-jsdom');
const { ResourceLoader } = createRequire(require.resolve('jest-environment-jsdom'))('jsdom');

const hashOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** jsdom ignores `integrity`; a browser does not use a file with another hash. */
class CheckingLoader extends ResourceLoader {
  fetch(url, options) {
    const request = super.fetch(url, options);
    const wanted = options.element?.integrity;
    if (!request || !wanted) return request;
    const checked = request.then((bytes) => {
      if (hashOf(bytes) === wanted) return bytes;
      throw new Error(`${url} has not the hash ${wanted}.`);
    });
    // jsdom reads these of the request while it runs.
    for (const name of ['response', 'href', 'abort', 'getHeader'])
      Object.defineProperty(checked, name, { get: () => request[name] });
    return checked;
  }
}

/** jsdom that loads files of a server and checks their integrity, with Node's fetch(), which does so itself. */
module.exports = class extends TestEnvironment {
  constructor(config, context) {
    const testEnvironmentOptions = { ...config.projectConfig.testEnvironmentOptions, resources: new CheckingLoader() };
    super({ ...config, projectConfig: { ...config.projectConfig, testEnvironmentOptions } }, context);
    Object.assign(this.global, { fetch, Response, AbortSignal, AbortController });
  }
};
