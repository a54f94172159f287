export { consoleConfig as default } from '@tessera/presets/webpack';
