const duties = new Set<() => void>();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
process.once('exit', () => {
  for (const duty of duties) duty();
});

/** What must not outlive the benchmark, however it ends; answers how to strike it off once it is done. */
export function atExit(duty: () => void): () => void {
  duties.add(duty);
  return () => duties.delete(duty);
}
