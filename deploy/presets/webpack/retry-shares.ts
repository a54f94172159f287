import type { Compiler, RuntimeModule } from 'webpack';

const NAME = 'RetryShares';

/** What a container does when a shared module fails, in webpack's code and here: the import that needs it rejects. */
const replacements = [
  [
    "['catch'](onError)",
    "['catch']((error) => { delete installedModules[id]; delete startedInstallModules[id]; throw error; })",
  ],
  [
    'catch(e) { onError(e); }',
    "catch(e) { delete startedInstallModules[id]; promises.push(Promise.reject(Object.assign(e, { failedStep: 'share' }))); }",
  ],
] as const;

/**
 * Loads a shared module again after it failed, and marks the error of one that the page lacks or has in an unsuitable
 * version, for `stepOf` of the shell (load-failure.ts). A container of webpack's remembers the first failure: the modules that
 * import the shared one run, throw, and throw the same error at every later import.
 */
export class RetryShares {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeModule.tap(NAME, (module: RuntimeModule) => {
        if (module.name !== 'consumes') return;
        const generate = module.generate.bind(module);
        module.generate = () => {
          const code = generate();
          return typeof code === 'string' && code.includes('startedInstallModules') ? withRetries(code) : code;
        };
      });
    });
  }
}

function withRetries(code: string): string {
  return replacements.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) throw new Error(`${NAME}: webpack's code for shared modules has changed.`);
    return text.replace(from, () => to);
  }, code);
}
