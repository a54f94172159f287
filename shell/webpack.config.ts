export { shellConfig as default } from '@tessera/presets/webpack';
