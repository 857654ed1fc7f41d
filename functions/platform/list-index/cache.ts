import { type Column, sizeOf } from './codec.ts';

const MAX_BYTES = 64 * 1024 * 1024;
const ENTRY_BYTES = 200;

interface Entry {
  readonly version: number;
  readonly column: Column;
  readonly bytes: number;
}

/** Decoded columns by key and version, shared by all lists of the process; the longest unused go first. */
class ColumnCache {
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;

  get(key: string, version: number): Column | undefined {
    const entry = this.#entries.get(key);
    if (entry?.version !== version) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.column;
  }

  set(key: string, version: number, column: Column): void {
    this.#drop(key);
    const bytes = sizeOf(column) + key.length + ENTRY_BYTES;
    this.#entries.set(key, { version, column, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= MAX_BYTES) break;
      this.#drop(oldest);
    }
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }

  #drop(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}

export const columnCache = new ColumnCache();
