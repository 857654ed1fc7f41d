import { afterEach, vi } from 'vitest';

/** vitest `setupFiles`: a spy ends with its test, so files with spies may share a process. */
afterEach(() => {
  vi.restoreAllMocks();
});
