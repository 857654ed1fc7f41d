import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whole or not at all: a kill leaves the old file or the new one, never half of it. */
export function writeWhole(file: string, data: string | Uint8Array): void {
  const half = `${file}.tmp`;
  writeFileSync(half, data);
  renameSync(half, file);
}

const SUFFIX = '.json';

/** A map that survives a kill: one JSON file per record. In memory alone when it has no folder. */
export class Records<T> {
  private readonly items = new Map<string, T>();

  constructor(private readonly dir?: string) {
    if (!dir) return;
    mkdirSync(dir, { recursive: true });
    for (const name of readdirSync(dir).sort()) {
      if (!name.endsWith(SUFFIX)) rmSync(join(dir, name), { force: true });
      else this.items.set(name.slice(0, -SUFFIX.length), JSON.parse(readFileSync(join(dir, name), 'utf8')) as T);
    }
  }

  get = (id: string): T | undefined => this.items.get(id);
  values = (): T[] => [...this.items.values()];
  entries = (): [string, T][] => [...this.items.entries()];

  /** Stores the record as it is now; call again after changing it. */
  put(id: string, record: T): void {
    this.items.set(id, record);
    if (this.dir) writeWhole(this.file(this.dir, id), JSON.stringify(record));
  }

  delete(id: string): void {
    if (this.items.delete(id) && this.dir) rmSync(this.file(this.dir, id), { force: true });
  }

  private file(dir: string, id: string): string {
    if (!/^[\w-]+$/.test(id)) throw new Error(`"${id}" cannot be a file name`);
    return join(dir, id + SUFFIX);
  }
}
