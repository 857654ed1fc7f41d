const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
let duties: Set<() => void> | undefined;

function watched(): Set<() => void> {
  const all = new Set<() => void>();
  process.once('exit', () => {
    for (const duty of all) duty();
  });
  // A signal ends a process without an exit event. Another listener stops in order and exits itself.
  for (const signal of SIGNALS)
    process.once(signal, () => {
      if (process.listenerCount(signal) === 0) process.exit(1);
    });
  return all;
}

/** Runs `duty` when this process ends, however it ends. Returns a function that cancels the duty. */
export function atExit(duty: () => void): () => void {
  duties ??= watched();
  duties.add(duty);
  return () => duties?.delete(duty);
}
