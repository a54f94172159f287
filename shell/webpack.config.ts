export { shellConfigs as default } from '@tessera/presets/webpack';
