const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
let duties: Set<() => void> | undefined;

function watched(): Set<() => void> {
  const all = new Set<() => void>();
  process.once('exit', () => {
    for (const duty of all) duty();
  });
  // A signal ends a process without a word. Who else listens for it stops in order, and exits by themselves.
  for (const signal of SIGNALS)
    process.once(signal, () => {
      if (process.listenerCount(signal) === 0) process.exit(1);
    });
  return all;
}

/** What must not outlive this process, however it ends; answers how to strike it off once it is done. */
export function atExit(duty: () => void): () => void {
  duties ??= watched();
  duties.add(duty);
  return () => duties?.delete(duty);
}
