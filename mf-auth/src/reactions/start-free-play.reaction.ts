import type { IntentHandler } from '@tessera/shared/intents';
import { startFreePlay } from '../features/free-play/start-free-play.ts';

const start: IntentHandler<'start-free-play'> = async () => ({ isSignedIn: await startFreePlay() });

export default start;
