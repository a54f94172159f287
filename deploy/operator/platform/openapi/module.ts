import { consoleOf } from '../../back-office/module.ts';
import type { OperatorModule } from '../../context.ts';
import { openApiOf } from './describe.ts';

/** `/openapi.json`: every endpoint that is answered, as its schemas have it. */
export const openApiModule: OperatorModule = {
  name: 'openapi',
  register(context) {
    let described: unknown;
    context.app.get('/openapi.json', async () => {
      described ??= openApiOf([...context.routes.answered, ...consoleOf(context).answered]);
      return described;
    });
  },
};
