const { statSync } = require('node:fs');
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** By file name, of all suites that this worker has run: all projects transform in the same way, and add the same names. */
const transformed = new Map();
const compiled = new Map();

/**
 * Jest's runtime, except that a worker transforms and compiles a file once, and not once in each suite: that was more
 * than a fifth of the time of all tests. Every suite still runs the file itself, in its own globals.
 */
module.exports = class CachingRuntime extends Runtime {
  constructor(...options) {
    super(...options);
    transformOnce(this.transformCache);
    compileOnce(this.executor);
  }
};

function transformOnce(cache) {
  const transform = cache.transform.bind(cache);
  cache.transform = (filename, options) => {
    if (options?.isInternalModule) return transform(filename, options);
    const { mtimeMs, size } = statSync(filename);
    const cached = transformed.get(filename);
    if (cached?.mtimeMs !== mtimeMs || cached.size !== size) {
      transform(filename, options);
      transformed.set(filename, { mtimeMs, size, result: cache.getEntries().get(filename) });
    }
    const { result } = transformed.get(filename);
    // Where the suite finds the positions for the stack of an error.
    cache.getEntries().set(filename, result);
    if (result.sourceMapPath) cache.getSourceMaps().set(filename, result.sourceMapPath);
    return result.code;
  };
}

function compileOnce(executor) {
  const compile = executor.compile.bind(executor);
  const head = `(function (${executor.injectedModuleParameters.join(', ')}) {`;
  executor.compile = (source, filename) => {
    const context = executor.environment.getVmContext();
    if (!context) return null;
    if (compiled.get(filename)?.source !== source) {
      const script = parse(`${head}${source}\n})`, { filename, columnOffset: -head.length });
      // Jest explains a syntax error.
      if (!script) return compile(source, filename);
      compiled.set(filename, { source, script });
    }
    return compiled.get(filename).script.runInContext(context);
  };
}

function parse(code, options) {
  try {
    return new Script(code, options);
  } catch {
    return undefined;
  }
}
