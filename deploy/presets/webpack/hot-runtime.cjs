// One refresh runtime on a page, the first build's (the shell's): one of a remote's own would not know its React.
globalThis.tesseraRefreshRuntime ??= require('react-refresh-development');
module.exports = globalThis.tesseraRefreshRuntime;
