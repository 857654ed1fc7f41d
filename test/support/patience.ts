/** How long a test waits for what comes by itself, in milliseconds: only a fault takes it, however busy the machine is. */
export const PATIENCE_MS = 10_000;
