import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { type ItemKey, readItem } from '#functions/platform/data/read.ts';
import { documents, tableName } from '#functions/platform/data/table.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import type { Dated } from '#shared/kernel/time/dated.ts';

interface FetchState {
  /** Instant. */
  readonly fetchedAt?: string;
  /** The newest day there is. */
  readonly lastDay?: LocalDate;
}

/** A daily publication of an authority, and the last day taken over. */
export class Publication<D extends Dated> {
  constructor(
    readonly key: ItemKey,
    /** Keeps one day; repeated, it writes the same. */
    readonly keep: (day: D) => Promise<void>,
  ) {}

  async state(): Promise<FetchState> {
    return (await readItem<FetchState>(this.key)) ?? {};
  }

  /** Takes over what was published since the last time; run twice, it changes nothing. Answers the days that were new. */
  async takeOver(now: Date, fetch: (lastDay: LocalDate | undefined) => Promise<readonly D[]>): Promise<readonly D[]> {
    const { lastDay = '' } = await this.state();
    const published = await fetch(lastDay || undefined);
    const fresh = published.filter(({ date }) => date >= lastDay);
    for (const day of fresh) await this.keep(day);
    const newest = published.reduce((last, { date }) => (date > last ? date : last), lastDay);
    const Item = { ...this.key, fetchedAt: now.toISOString(), lastDay: newest };
    await documents.send(new PutCommand({ TableName: tableName(), Item }));
    return fresh;
  }
}
