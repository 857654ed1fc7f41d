import type { RecordStore } from '#functions/platform/record/store.ts';
import type { RenderedFile } from '#shared/domains/agreements/agreement/rendering.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { Renderings } from './rendering-store.ts';

/** How one kind of document is printed: all that the worker knows of it. */
export interface Printing<T extends object> {
  readonly store: RecordStore<T>;
  readonly rendering: Renderings<T>;
  /** Makes its files and keeps them. */
  readonly print: (tenantId: string, record: Stored<T>) => Promise<RenderedFile[]>;
  /**
   * Returns the number that the notification to the requesting user names; `page` is the page that shows the record.
   */
  readonly subject: (record: Stored<T>) => string;
  readonly page: string;
}

/** The worker is written once for all kinds, so it takes them loosely. */
export const printing = <T extends object>(of: Printing<T>): Printing<object> => of as unknown as Printing<object>;
