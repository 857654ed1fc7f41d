import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import type { AliasFields } from '#shared/kernel/alias-contract.ts';
import type { Meta } from '#shared/kernel/record.ts';

export type AliasRow = AliasFields & Meta;

/** What a text may stand for, and how that is said. */
export interface AliasMeaning<Row> {
  /** Its queries are asked again after a write. */
  readonly domain: string;
  readonly label: MessageDescriptor;
  /** Empty until somebody said it. */
  readonly of: (row: Row) => string;
  readonly options: (row: Row) => readonly { readonly value: string; readonly label: string }[];
  /** Names the choice for who hears it. */
  readonly chooseName: (text: string) => MessageDescriptor;
  /** Says it; answers what is told then. */
  readonly map: (row: Row, value: string) => Promise<ReactNode>;
  /** Beside a text that stands for nothing known. */
  readonly nothing: MessageDescriptor;
  readonly sayNothing: MessageDescriptor;
  readonly sayNothingName: (text: string) => MessageDescriptor;
  readonly giveUp: (row: Row) => Promise<unknown>;
}
