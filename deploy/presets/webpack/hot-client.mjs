// Included in each build of the watch: the shell asks all of them for changes when the edge announces a build.
globalThis.tesseraHotUpdates ??= new Set();
globalThis.tesseraHotUpdates.add(() => import.meta.webpackHot.check(true));
