// A page has one refresh runtime, the first build's (the shell's); a remote's own would not know the shell's React.
globalThis.tesseraRefreshRuntime ??= require('react-refresh-development');
module.exports = globalThis.tesseraRefreshRuntime;
