export { remoteConfig as default } from '@tessera/presets/webpack';
