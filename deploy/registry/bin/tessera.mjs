#!/usr/bin/env node
// `npx tessera`: the command is TypeScript, which tsx reads as it is.
import { register } from 'tsx/esm/api';

register();
await import('../src/command/tessera.ts');
