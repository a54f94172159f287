import type { Observable } from 'rxjs';
import type { EventMap, EventName } from '../events/event-map.ts';
import { bus } from '../events/the-bus.ts';
import type { IntentAnswer, IntentName, IntentParams } from '../intents/intent-map.ts';
import { ask } from '../intents/router.ts';
import type { PortDeclaration, RemoteContract, RemoteId } from './types.ts';

/** Declares a remote; literal types are preserved, so that routes and dialogs can be read from them. */
export function defineRemote<const Contract extends RemoteContract>(contract: Contract): Contract {
  return contract;
}

/** A remote's access to events and intents: what it does not declare does not compile. */
export interface Port<
  Emits extends EventName = EventName,
  Listens extends EventName = EventName,
  Asks extends IntentName = IntentName,
> extends PortDeclaration<Emits, Listens, Asks> {
  readonly id: RemoteId;
  /** False if the bus refused it: an invalid payload, or an event that the release does not declare. */
  emit<Name extends Emits>(name: Name, payload: EventMap[Name]): boolean;
  on<Name extends Listens>(name: Name): Observable<EventMap[Name]>;
  /** Asks for an intent, whoever provides it; an absent provider is a typed answer, never an exception. */
  ask<Name extends Asks>(name: Name, params: IntentParams<Name>): Promise<IntentAnswer<Name>>;
}

/** `definePort('wallet', { emits, listens, asks })`: the one object through which a remote reaches events and intents. */
export function definePort<
  const Emits extends EventName = never,
  const Listens extends EventName = never,
  const Asks extends IntentName = never,
>(id: RemoteId, declared: PortDeclaration<Emits, Listens, Asks>): Port<Emits, Listens, Asks> {
  return {
    id,
    ...declared,
    emit: (name, payload) => bus.emit(id, name, payload),
    on: (name) => bus.on(name, id),
    ask,
  };
}
