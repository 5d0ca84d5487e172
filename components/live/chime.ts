let context: AudioContext | undefined;

const NOTES = [660, 880];
const LENGTH = 0.14;

/** Two short notes. Silent while the browser does not allow sound: before the first click on the page. */
export async function chime(): Promise<void> {
  context ??= new AudioContext();
  if (context.state === "suspended" && navigator.userActivation?.hasBeenActive !== false)
    await context.resume();
  if (context.state !== "running") return;
  for (const [index, frequency] of NOTES.entries()) {
    const start = context.currentTime + index * LENGTH;
    const tone = new OscillatorNode(context, { frequency });
    const volume = new GainNode(context, { gain: 0.12 });
    volume.gain.setValueAtTime(0.12, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + LENGTH);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + LENGTH);
  }
}
