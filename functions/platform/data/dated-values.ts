import type { LocalDate } from '#shared/kernel/time/date.ts';
import { type Dated, inForce, mergedHistory } from '#shared/kernel/time/dated.ts';
import { without } from '#shared/kernel/values/without.ts';
import { type ItemKey, readNewest } from './read.ts';
import { tableName } from './table.ts';
import type { Write } from './write.ts';

interface DatedKind<T> {
  /** In the key: `FX`. */
  readonly kind: string;
  /** The field that names the subject of a value, such as its currency. */
  readonly of: keyof T & string;
  /** The tenant whose published values apply to every agency. */
  readonly publisher: string;
}

/** Before all days. */
const FIRST = '0';

/*
 * Values that count from a day on:
 *   pk <tenant>#<kind>#<of>  sk <day>
 * Published values are the same for all agencies and stored once. An agency's own value counts until a later one is
 * published.
 */
export class DatedValues<T extends Dated> {
  constructor(readonly kind: DatedKind<T>) {}

  #key(tenantId: string, of: string, date: LocalDate) {
    return { pk: `${tenantId}#${this.kind.kind}#${of}`, sk: date };
  }

  put(tenantId: string, value: T): Write {
    const key = this.#key(tenantId, String(value[this.kind.of]), value.date);
    return { item: { Put: { TableName: tableName(), Item: { ...key, ...value } } } };
  }
  publish(value: T): Write {
    return this.put(this.kind.publisher, value);
  }
  drop(tenantId: string, of: string, date: LocalDate): Write {
    return { item: { Delete: { TableName: tableName(), Key: this.#key(tenantId, of, date) } } };
  }

  async #until(tenantId: string, of: string, date: LocalDate, limit: number): Promise<readonly [own: T[], all: T[]]> {
    const last = async (owner: string): Promise<T[]> => {
      const { pk, sk } = this.#key(owner, of, date);
      const items = await readNewest<T & ItemKey>({ pk, between: [FIRST, sk] }, limit);
      return items.map((item) => without<T>(item, 'pk', 'sk'));
    };
    return Promise.all([last(tenantId), last(this.kind.publisher)]);
  }
  /** Finds an agency's value on a day: the last one on or before the day. */
  async on(tenantId: string, of: string, date: LocalDate): Promise<T | undefined> {
    const [[own], [published]] = await this.#until(tenantId, of, date, 1);
    return inForce(own, published);
  }
  /** Finds the last values on or before a day, newest first. */
  async history(tenantId: string, of: string, date: LocalDate, limit: number): Promise<T[]> {
    const [own, published] = await this.#until(tenantId, of, date, limit);
    return mergedHistory(own, published).slice(0, limit);
  }
}
