import { stored } from './stored.ts';

const choice = stored('localStorage', 'tessera-game-sound');

/** A small synthesiser. Off until the player turns it on; the choice is stored. */
export interface Sound {
  readonly isOn: boolean;
  toggle(): boolean;
  reelStop(reel: number): void;
  /** `size` is the win in stakes; below one there is no sound. */
  win(size: number): void;
  freeSpins(): void;
}

export function createSound(): Sound {
  let isOn = choice.get() === 'on';
  let audio: AudioContext | undefined;

  function tone(frequency: number, afterMs: number, lengthMs: number, loudness: number, type: OscillatorType): void {
    if (!isOn) return;
    audio ??= new AudioContext();
    const start = audio.currentTime + afterMs / 1000;
    const end = start + lengthMs / 1000;
    const voice = audio.createOscillator();
    const level = audio.createGain();
    voice.type = type;
    voice.frequency.value = frequency;
    level.gain.setValueAtTime(0, start);
    level.gain.linearRampToValueAtTime(loudness, start + 0.012);
    level.gain.exponentialRampToValueAtTime(0.0004, end);
    voice.connect(level).connect(audio.destination);
    voice.start(start);
    voice.stop(end);
  }

  const chord = (notes: readonly number[], stepMs: number, lengthMs: number) => {
    for (const [index, note] of notes.entries()) tone(note, index * stepMs, lengthMs, 0.07, 'triangle');
  };

  return {
    get isOn() {
      return isOn;
    },
    toggle() {
      isOn = !isOn;
      choice.set(isOn ? 'on' : 'off');
      if (isOn) tone(660, 0, 120, 0.06, 'sine');
      return isOn;
    },
    reelStop: (reel) => tone(150 - reel * 8, 0, 90, 0.12, 'sine'),
    win(size) {
      if (size < 1) return;
      const notes = [523.25, 659.25, 783.99, 1046.5, 1318.5];
      chord(notes.slice(0, size < 5 ? 3 : size < 20 ? 4 : 5), 90, 420);
    },
    freeSpins: () => chord([392, 523.25, 659.25, 783.99], 120, 600),
  };
}
