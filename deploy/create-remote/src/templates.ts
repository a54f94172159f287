/** The content of generated files, in one place, so that generator and conventions stay in sync. */

const pascal = (name: string): string => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

export function contract(id: string, owner: string): string {
  return `import { defineRemote } from '@tessera/shared/contract';
import { port } from './port.ts';

export default defineRemote({
  id: '${id}',
  owner: '${owner}',
  switch: 'MF_${id.toUpperCase()}',
  needs: { session: 'optional', shell: '^1' },
  port,
  provides: {},
  consumes: {},
  routes: [],
  menu: [],
  centrePages: [],
  dialogs: {},
  slots: [],
});
`;
}

export function port(id: string): string {
  return `import { definePort } from '@tessera/shared/contract';

/** What this remote emits, listens to in its components, and asks of others; contract and features import it. */
export const port = definePort('${id}', {
  emits: [],
  listens: [],
  asks: [],
});
`;
}

/** Registers the id of a remote outside of this workspace by module augmentation, as an outside team does. */
export function remoteId(id: string): string {
  return `declare module '@tessera/shared/contract' {
  interface RemoteIds {
    ${id}: true;
  }
}

export {};
`;
}

export function page(id: string, name: string): string {
  return `import { useTranslation } from '@tessera/shared/i18n';
import { PageHeader } from '@tessera/shared/ui/page-header';

export default function ${pascal(name)}Page() {
  const { t } = useTranslation('${id}');
  return <PageHeader title={t('${camel(name)}.title')} />;
}
`;
}

export function dialog(id: string, name: string): string {
  return `import type { DialogProps } from '@tessera/shared/contract';
import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';

export default function ${pascal(name)}Dialog({ close }: DialogProps<Record<string, never>, undefined>) {
  const { t } = useTranslation('${id}');
  return (
    <Button variant="primary" onClick={() => close()}>
      {t('${camel(name)}.confirm')}
    </Button>
  );
}
`;
}

/** A placeholder for a text in every language; a check reports it until it is translated. */
export const placeholder = (name: string): string => `⟦${name}⟧`;

export function endpoint(area: string, name: string, path: string): string {
  return `import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';

export const ${camel(name)} = defineEndpoint({
  name: '${area}.${name}',
  method: 'GET',
  path: '${path}',
  module: 'COMM3',
  token: 'required',
  request: v.object({}),
  answer: v.object({}),
});
`;
}

/** Answers an empty value, so that the call has an answer and its schema reports what is missing. */
export function handler(area: string, name: string, needs: string): string {
  return `import { ${camel(name)} } from '@tessera/shared/wire/${area}';
import type { ${needs} } from './needs.ts';

export function answer${pascal(name)}({ routes }: ${needs}): void {
  routes.handleMember(${camel(name)}, async () => ({}));
}
`;
}

export function readme(id: string, owner: string): string {
  return `# ${id}

Owner: ${owner}. Run it over the sandbox: \`npm run dev -- ${id}\`.

<!-- contract -->
<!-- /contract -->
`;
}

export const manifest = (id: string): string =>
  `${JSON.stringify({ name: `@tessera/${id}`, version: '1.0.0', private: true, type: 'module', dependencies: { '@tessera/shared': 'workspace:*' } }, null, 2)}\n`;

export const WEBPACK_CONFIG = `export { remoteConfig as default } from '@tessera/presets/webpack';\n`;
/** Languages that every remote has messages in; Korean is written first. */
export const LANGUAGES = ['ko', 'en', 'vi', 'zh', 'ja', 'th'] as const;

export const thunkName = (name: string, kind: 'Page' | 'Dialog'): string => `${camel(name)}${kind}`;
export const messageKey = camel;
export const labelKey = (id: string, name: string): string => `${id}:${camel(name)}.title`;
export const endpointConst = camel;
