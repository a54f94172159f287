declare module '@size-limit/file' {
  /** The plugin that sums the sizes of files. It is a list, but size-limit's types say that plugins are functions. */
  const plugin: (...args: unknown[]) => unknown;
  export default plugin;
}
