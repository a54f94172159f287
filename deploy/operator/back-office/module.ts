import type { OperatorContext, OperatorModule, Seed } from '../context.ts';
import { streamEvents } from '../platform/http/event-stream.ts';
import { hashPassword } from '../platform/keys/password.ts';
import { answerCashier } from './cashier.ts';
import { type ConsoleRoutes, consoleRoutes, requireOperator } from './console-routes.ts';
import { consoleSessions } from './console-sessions.ts';
import { answerMerchants } from './merchants.ts';
import { answerOverview } from './overview.ts';
import { answerSignIn } from './sign-in.ts';
import { answerTime } from './time.ts';

const demoOperatorSeed: Seed = {
  name: 'demo-operator',
  async run({ db, config, clock }) {
    const hash = await hashPassword('Operator1234', config.passwordCost);
    await db.query('insert into console_operator (username, password_hash, created_at) values ($1, $2, $3)', [
      'operator',
      hash,
      clock.now(),
    ]);
  },
};

const routesOf = new WeakMap<OperatorContext, ConsoleRoutes>();

/** The console's endpoints of an operator; other modules may add theirs while they register, after this one. */
export function consoleOf(context: OperatorContext): ConsoleRoutes {
  const known = routesOf.get(context) ?? consoleRoutes(context.app, consoleSessions(context));
  routesOf.set(context, known);
  return known;
}

export const consoleModule: OperatorModule = {
  name: 'console',
  migrations: new URL('./migrations/', import.meta.url),
  register(context) {
    const sessions = consoleSessions(context);
    const routes = consoleOf(context);
    answerSignIn(context, routes, sessions);
    answerOverview(context, routes);
    answerCashier(context, routes);
    answerMerchants(context, routes);
    answerTime(context, routes);
    context.app.get('/console-api/events', async (request, reply) => {
      await requireOperator(request, sessions);
      streamEvents(request, reply, ({ send }) => {
        const stops = [
          context.events.onEvent(send),
          context.merchants.onChanged(({ code }) => send({ type: 'merchant-changed', merchant: code })),
        ];
        return () => {
          for (const stop of stops) stop();
        };
      });
    });
  },
  seeds: [demoOperatorSeed],
};
