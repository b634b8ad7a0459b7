/** Small sounds, made by the browser itself. Nothing is loaded, nothing sounds before the first gesture. */

import { prefs } from '@/prefs.svelte';

interface Note {
  /** Hz at the start and at the end. */
  from: number;
  to: number;
  /** Seconds. */
  at: number;
  length: number;
  shape: OscillatorType | 'noise';
  loud: number;
}

export type Sound =
  'play' | 'draw' | 'deal' | 'turn' | 'shout' | 'caught' | 'swap' | 'skip' | 'refused' | 'win' | 'crow';

const SOUNDS: Record<Sound, Note[]> = {
  play: [
    { from: 1800, to: 500, at: 0, length: 0.07, shape: 'noise', loud: 0.5 },
    { from: 190, to: 120, at: 0.01, length: 0.08, shape: 'sine', loud: 0.3 },
  ],
  draw: [{ from: 900, to: 2400, at: 0, length: 0.09, shape: 'noise', loud: 0.3 }],
  deal: [0, 1, 2, 3].map((at) => ({
    from: 1400,
    to: 700,
    at: at * 0.09,
    length: 0.06,
    shape: 'noise',
    loud: 0.35,
  })),
  turn: [
    { from: 660, to: 660, at: 0, length: 0.12, shape: 'sine', loud: 0.2 },
    { from: 880, to: 880, at: 0.11, length: 0.16, shape: 'sine', loud: 0.2 },
  ],
  shout: [
    { from: 420, to: 840, at: 0, length: 0.16, shape: 'triangle', loud: 0.4 },
    { from: 1050, to: 1050, at: 0.15, length: 0.2, shape: 'triangle', loud: 0.35 },
  ],
  caught: [{ from: 500, to: 160, at: 0, length: 0.3, shape: 'sawtooth', loud: 0.16 }],
  swap: [
    { from: 600, to: 2600, at: 0, length: 0.22, shape: 'noise', loud: 0.3 },
    { from: 2600, to: 600, at: 0.2, length: 0.22, shape: 'noise', loud: 0.3 },
  ],
  skip: [
    { from: 300, to: 620, at: 0, length: 0.1, shape: 'square', loud: 0.08 },
    { from: 620, to: 300, at: 0.1, length: 0.12, shape: 'square', loud: 0.08 },
  ],
  refused: [{ from: 170, to: 140, at: 0, length: 0.14, shape: 'triangle', loud: 0.3 }],
  win: [523, 659, 784, 1047].map((pitch, at) => ({
    from: pitch,
    to: pitch,
    at: at * 0.12,
    length: 0.26,
    shape: 'triangle',
    loud: 0.25,
  })),
  crow: [
    { from: 500, to: 760, at: 0, length: 0.14, shape: 'sawtooth', loud: 0.14 },
    { from: 700, to: 700, at: 0.18, length: 0.1, shape: 'sawtooth', loud: 0.14 },
    { from: 760, to: 1150, at: 0.32, length: 0.18, shape: 'sawtooth', loud: 0.16 },
    { from: 1150, to: 480, at: 0.5, length: 0.4, shape: 'sawtooth', loud: 0.16 },
  ],
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  for (const note of SOUNDS[sound]) sing(context, note);
}

function sing(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + note.at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime((note.loud * prefs.volume) / 140 || 0.0001, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + note.length);
  gain.connect(audio.destination);
  if (note.shape === 'noise') {
    const source = audio.createBufferSource();
    source.buffer = hiss(audio);
    const filter = audio.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.setValueAtTime(note.from, start);
    filter.frequency.linearRampToValueAtTime(note.to, start + note.length);
    source.connect(filter).connect(gain);
    source.start(start, 0, note.length);
    return;
  }
  const source = audio.createOscillator();
  source.type = note.shape;
  source.frequency.setValueAtTime(note.from, start);
  source.frequency.linearRampToValueAtTime(note.to, start + note.length);
  source.connect(gain);
  source.start(start);
  source.stop(start + note.length);
}

let noise: AudioBuffer | null = null;

function hiss(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return noise;
}
