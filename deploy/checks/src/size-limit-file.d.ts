declare module '@size-limit/file' {
  /** The plugin that adds up the sizes of files; a list, but size-limit's own types call every plugin a function. */
  const plugin: (...args: unknown[]) => unknown;
  export default plugin;
}
